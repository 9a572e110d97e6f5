export interface Canvas {
  readonly show: (picture: string) => void
  readonly zoom: (factor: number) => void
  readonly fit: () => void
  /** Brings the shape of a state or edge into view: nothing moves when it is there already. */
  readonly reveal: (id: string) => void
  /** The shapes of a state or an edge: frames, labels, arrows. */
  readonly shapesOf: (id: string) => readonly Element[]
}

/** Below this scale text is illegible: a larger picture is shown from its upper left corner. */
const readable = 0.65

/** A picture with pan and zoom: by dragging, wheel, pinch and keys. */
export function canvasIn(frame: HTMLElement, onChoose: (id: string) => void): Canvas {
  let [x, y, scale] = [0, 0, 1]
  let picture: SVGSVGElement | null = null
  const size = (): readonly [number, number] => [picture?.width.baseVal.value ?? 1, picture?.height.baseVal.value ?? 1]
  const place = (): void => {
    if (picture !== null) picture.style.transform = `translate(${x}px,${y}px) scale(${scale})`
  }
  const zoomAt = (factor: number, atX: number, atY: number): void => {
    const next = Math.min(4, Math.max(0.05, scale * factor))
    x = atX - ((atX - x) * next) / scale
    y = atY - ((atY - y) * next) / scale
    scale = next
    place()
  }
  const zoom = (factor: number): void => zoomAt(factor, frame.clientWidth / 2, frame.clientHeight / 2)
  const put = (least: number): void => {
    const [width, height] = size()
    scale = Math.max(least, Math.min(1.25, (frame.clientWidth - 24) / width, (frame.clientHeight - 24) / height))
    x = Math.max(12, (frame.clientWidth - width * scale) / 2)
    y = 12
    place()
  }
  const fit = (): void => put(0)
  let shapes: ReadonlyMap<string, readonly Element[]> = new Map()
  const shapesOf = (id: string): readonly Element[] => shapes.get(id) ?? []
  const reveal = (id: string): void => {
    const shape = shapesOf(id)[0]
    if (shape === undefined) return
    const around = frame.getBoundingClientRect()
    const isWithin = ({ left, right, top, bottom }: DOMRect): boolean =>
      left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom
    if (scale < readable) zoom(readable / scale)
    const box = shape.getBoundingClientRect()
    if (isWithin(box)) return
    const [width, height] = size()
    const [midX, midY] = [box.left + box.width / 2, box.top + Math.min(box.height, around.height) / 2]
    x = kept(x + around.left + around.width / 2 - midX, around.width, width * scale)
    y = kept(y + around.top + around.height / 2 - midY, around.height, height * scale)
    place()
  }
  const dragged = move(frame, (dx, dy) => {
    x += dx
    y += dy
    place()
  })
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      const around = frame.getBoundingClientRect()
      if (event.ctrlKey || event.metaKey)
        zoomAt(Math.exp(-event.deltaY / 200), event.clientX - around.left, event.clientY - around.top)
      else {
        x -= event.deltaX
        y -= event.deltaY
        place()
      }
    },
    { passive: false },
  )
  frame.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key]
    if (step !== undefined) {
      x += step[0] ?? 0
      y += step[1] ?? 0
      place()
    } else if (event.key === '+' || event.key === '=') zoom(1.2)
    else if (event.key === '-') zoom(1 / 1.2)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  })
  frame.addEventListener('click', (event) => {
    if (dragged()) return
    const at =
      event.target instanceof Element ? event.target.closest<SVGElement>('[data-edge],[data-edges],[data-state]') : null
    const { edge, edges, state } = at?.dataset ?? {}
    const id = edge ?? edges?.split(' | ').find((one) => one !== '') ?? state
    if (id !== undefined) onChoose(id)
  })
  return {
    show: (markup) => {
      frame.innerHTML = markup
      picture = frame.querySelector('svg')
      shapes = shapesIn(frame)
      put(readable)
    },
    zoom,
    fit,
    reveal,
    shapesOf,
  }
}

/** A place for a picture of a length in a room, so that none of the room stays empty that need not. */
function kept(at: number, room: number, length: number): number {
  return length + 24 <= room
    ? Math.max(12, Math.min(at, room - length - 12))
    : Math.min(12, Math.max(at, room - length - 12))
}

/** The shapes of a picture by state or edge id; an arrow may stand for several edges. */
function shapesIn(frame: HTMLElement): ReadonlyMap<string, readonly Element[]> {
  const found = new Map<string, Element[]>()
  for (const shape of frame.querySelectorAll<SVGElement>('[data-state],[data-edge],[data-edges]')) {
    const { state, edge, edges = '' } = shape.dataset
    for (const id of [state ?? '', edge ?? '', ...edges.split(' | ')])
      if (id !== '') found.set(id, [...(found.get(id) ?? []), shape])
  }
  return found
}

/** Pans by dragging; tells whether the last press was a drag rather than a click. */
function move(frame: HTMLElement, by: (dx: number, dy: number) => void): () => boolean {
  let held: { x: number; y: number } | null = null
  let far = 0
  frame.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    held = { x: event.clientX, y: event.clientY }
    far = 0
  })
  window.addEventListener('pointermove', (event) => {
    if (held === null) return
    by(event.clientX - held.x, event.clientY - held.y)
    far += Math.abs(event.clientX - held.x) + Math.abs(event.clientY - held.y)
    held = { x: event.clientX, y: event.clientY }
    frame.classList.add('held')
  })
  window.addEventListener('pointerup', () => {
    held = null
    frame.classList.remove('held')
  })
  return () => far > 4
}
