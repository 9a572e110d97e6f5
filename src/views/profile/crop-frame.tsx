import { ImagePlus } from 'lucide-react'
import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'

import { texts } from '#i18n/texts.ts'
import type { AvatarSource } from '#machines/profile/avatar.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'
import type { Cropping } from '#browser/avatar-cropper.ts'
import type { Stage } from './stage.ts'

/** Pixels per arrow key press, and with Shift; zoom factor per plus key press. */
export const STEP = 8
const LARGE_STEP = 32
export const ZOOM_STEP = 0.1

interface Props {
  /** Null: none chosen. The frame is recreated for each source. */
  readonly source: AvatarSource | null
  readonly stage: Stage
  /** Every child element shows a live preview. */
  readonly previews: RefObject<HTMLDivElement | null>
  readonly isClosed: boolean
  readonly isReading: boolean
  readonly choose: (file: File | undefined) => void
  readonly describedBy: string
}

/** [SHELL-31] The square crop frame: pointer, touch, wheel and keys. A file may be dropped on it. */
export function CropFrame({ source, stage, previews, isClosed, isReading, choose, describedBy }: Props) {
  const { flows, reportError } = usePortal()
  const { crop } = use(flows.profile())
  const frame = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const id = useId()
  const LL = texts().profile.avatar
  // An effect event: the frame is created once per source.
  const begin = useEffectEvent(() => {
    const place = frame.current
    if (place === null || source === null) return undefined
    let made: Cropping | null = null
    let isGone = false
    const shown = [...(previews.current?.children ?? [])].filter((element) => element instanceof HTMLElement)
    crop({ frame: place, previews: shown }, source.address)
      .then((cropping) => {
        made = cropping
        if (isGone) cropping.remove()
        else stage.put(cropping)
      })
      .catch(reportError)
    return () => {
      isGone = true
      stage.put(null)
      made?.remove()
    }
  })
  useEffect(() => begin(), [])
  const press = (event: KeyboardEvent) => {
    const act = isClosed ? undefined : actionOf(event, stage.current)
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <div
      ref={frame}
      className="avatar-frame"
      role="application"
      tabIndex={0}
      aria-label={LL.frame()}
      aria-describedby={`${id}-hint ${describedBy}`}
      aria-busy={isReading}
      data-closed={isClosed}
      data-over={isOver}
      data-empty={source === null}
      onKeyDown={press}
      {...dropping(setOver, isClosed ? () => undefined : choose)}
    >
      {source === null && (
        <p className="avatar-empty">
          <ImagePlus size={28} aria-hidden="true" />
          {isReading ? LL.reading() : LL.empty()}
        </p>
      )}
      <span className="visually-hidden" id={`${id}-hint`}>
        {LL.frameHint()}
      </span>
    </div>
  )
}

/** Keyboard action: arrows move, plus and minus zoom, 0 resets. */
function actionOf({ key, shiftKey }: KeyboardEvent, cropping: Cropping | null): (() => void) | undefined {
  if (cropping === null) return undefined
  const step = shiftKey ? LARGE_STEP : STEP
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => cropping.move(-step, 0),
    ArrowRight: () => cropping.move(step, 0),
    ArrowUp: () => cropping.move(0, -step),
    ArrowDown: () => cropping.move(0, step),
    '+': () => cropping.zoom(ZOOM_STEP),
    '=': () => cropping.zoom(ZOOM_STEP),
    '-': () => cropping.zoom(-ZOOM_STEP),
    _: () => cropping.zoom(-ZOOM_STEP),
    '0': () => cropping.reset(),
  }
  return actions[key]
}

function dropping(setOver: (isOver: boolean) => void, choose: (file: File | undefined) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      choose(event.dataTransfer.files[0])
    },
  }
}
