import { CropperHandle, CropperImage, CropperSelection, CropperViewer, CropperCanvas } from 'cropperjs'

/** [CONST-07] Edge of the cropped picture in pixels, and its JPEG quality. */
const EDGE = 512
const QUALITY = 0.92
/** Maximum zoom, relative to the scale that fills the frame. */
const MOST_ZOOM = 8
/** The id by which `cropper-viewer` finds its frame; only one dialog is open at a time. */
const FRAME_ID = 'avatar-frame-selection'

declare global {
  interface HTMLElementEventMap {
    /** The library is about to move, turn or scale a picture. */
    transform: CustomEvent<{ matrix: Matrix }>
  }
}

/** What lies in a cropper, for who moves it by something else than the pointer. */
export interface Cropping {
  /** Pixels on the screen. */
  move(x: number, y: number): void
  /** @param step 0.1 is a tenth larger, -0.1 as much smaller again */
  zoom(step: number): void
  reset(): void
  /** What stands in the frame, as JPEG. */
  draw(): Promise<Blob>
  remove(): void
}

export interface Places {
  readonly frame: HTMLElement
  readonly previews: readonly HTMLElement[]
}
type Matrix = [number, number, number, number, number, number]

/**
 * [SHELL-31, SHELL-33] Fits a picture into a square frame that it always covers; the library handles drag, pinch and
 * wheel, with live previews. @throws when the picture cannot be loaded
 */
export async function cropIn({ frame, previews }: Places, address: string): Promise<Cropping> {
  const canvas = new CropperCanvas()
  const image = new CropperImage()
  const handle = new CropperHandle()
  const selection = new CropperSelection()
  canvas.themeColor = ''
  image.translatable = true
  image.scalable = true
  handle.action = 'move'
  handle.plain = true
  selection.id = FRAME_ID
  selection.aspectRatio = 1
  selection.initialCoverage = 1
  selection.style.pointerEvents = 'none'
  canvas.append(image, handle, selection)
  frame.append(canvas)
  const viewers = previews.map((place) => {
    const viewer = new CropperViewer()
    viewer.resize = 'none'
    viewer.selection = `#${FRAME_ID}`
    place.append(viewer)
    return viewer
  })
  const remove = () => [canvas, ...viewers].forEach((element) => element.remove())

  const { $image } = image
  const loaded = new Promise<void>((resolve, reject) => {
    $image.addEventListener('load', () => resolve(), { once: true })
    $image.addEventListener('error', () => reject(new Error('The picture could not be loaded.')), { once: true })
  })
  image.setAttribute('src', address)
  image.setAttribute('alt', '')
  try {
    await loaded
  } catch (error) {
    remove()
    throw error
  }

  const { naturalWidth: width, naturalHeight: height } = $image
  const edge = frame.clientWidth
  const least = Math.max(edge / width, edge / height)
  /** Clamps the matrix so that the picture covers the frame. The library scales about the picture's centre. */
  const within = ([a, , , , e, f]: Matrix): Matrix => {
    const scale = Math.min(Math.max(a, least), least * MOST_ZOOM)
    const along = (size: number, moved: number) => {
      const spare = Math.max(0, (size * scale - edge) / 2)
      const centred = edge / 2 - size / 2
      return Math.min(Math.max(moved, centred - spare), centred + spare)
    }
    return [scale, 0, 0, scale, along(width, e), along(height, f)]
  }
  const fill = () => image.$setTransform(within([least, 0, 0, least, (edge - width) / 2, (edge - height) / 2]))
  image.addEventListener('transform', (event) => {
    const { matrix } = event.detail
    const allowed = within(matrix)
    if (allowed.every((part, i) => Math.abs(part - (matrix[i] ?? 0)) < 1e-6)) return
    event.preventDefault()
    image.$setTransform(allowed)
  })
  fill()

  return {
    move: (x, y) => image.$move(x, y),
    zoom: (step) => image.$zoom(step),
    reset: fill,
    async draw() {
      const drawn = await selection.$toCanvas({
        width: EDGE,
        height: EDGE,
        beforeDraw: (context) => {
          // Transparent parts become white: JPEG has no alpha channel.
          context.fillStyle = '#fff'
          context.fillRect(0, 0, EDGE, EDGE)
        },
      })
      return new Promise((resolve, reject) =>
        drawn.toBlob(
          (blob) => (blob === null ? reject(new Error('The picture could not be drawn.')) : resolve(blob)),
          'image/jpeg',
          QUALITY,
        ),
      )
    },
    remove,
  }
}
