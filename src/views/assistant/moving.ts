import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

import { language } from '#i18n/texts.ts'
import { LEAP, STEP, type Place, type Size } from '#machines/assistant/assistant-place.ts'

import type { AssistantActor } from './assistant-widget.tsx'

/** Pixels of pointer movement before a press becomes a drag. */
const TREMBLE = 4

/** Viewport size without the scroll bar. */
export const screenSize = (): Size => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

const isMirrored = () => language().dir === 'rtl'

/** Pointer position, measured from the inline start. */
function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Place {
  return { x: isMirrored() ? screenSize().width - clientX : clientX, y: clientY }
}

/** Tells the assistant when the viewport is resized, e.g. on rotation. */
export function useScreenSize(assistant: AssistantActor): void {
  useEffect(() => {
    const changed = () => assistant.send({ type: 'screen.changed', screen: screenSize() })
    window.addEventListener('resize', changed)
    changed()
    return () => window.removeEventListener('resize', changed)
  }, [assistant])
}

/** [SHELL-50] Drags the assistant by pointer; Escape cancels. A press without movement stays a click. */
export function useDragging(assistant: AssistantActor) {
  const pressed = useRef<Place | null>(null)
  const isDragging = useRef(false)
  useEffect(() => {
    const escaped = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !isDragging.current) return
      event.stopPropagation()
      pressed.current = null
      assistant.send({ type: 'drag.cancelled' })
    }
    window.addEventListener('keydown', escaped, { capture: true })
    return () => window.removeEventListener('keydown', escaped, { capture: true })
  }, [assistant])
  const end = (type: 'drag.ended' | 'drag.cancelled') => () => {
    if (pressed.current !== null && isDragging.current) assistant.send({ type })
    pressed.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      isDragging.current = false
      pressed.current = pointOf(event)
      // A press on a button inside the drag handle stays a click.
      const button = event.target instanceof Element ? event.target.closest('button') : null
      const holder = button ?? event.currentTarget
      holder.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (pressed.current === null) return
      const pointer = pointOf(event)
      if (!isDragging.current) {
        const { x, y } = pressed.current
        if (Math.hypot(pointer.x - x, pointer.y - y) < TREMBLE) return
        isDragging.current = true
        assistant.send({ type: 'drag.started', pointer: pressed.current })
      }
      assistant.send({ type: 'drag.moved', pointer })
    },
    onPointerUp: end('drag.ended'),
    onPointerCancel: end('drag.cancelled'),
    onClickCapture: (event: MouseEvent) => {
      if (!isDragging.current) return
      // Suppresses the click that follows a drag.
      isDragging.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** [SHELL-50] Arrow keys move the assistant by a small step, with Shift by a large one. */
export function useArrows(assistant: AssistantActor) {
  return (event: KeyboardEvent) => {
    const step = event.shiftKey ? LEAP : STEP
    const ahead = isMirrored() ? -step : step
    const by = {
      ArrowRight: { x: ahead, y: 0 },
      ArrowLeft: { x: -ahead, y: 0 },
      ArrowDown: { x: 0, y: step },
      ArrowUp: { x: 0, y: -step },
    }[event.key]
    if (by === undefined) return
    event.preventDefault()
    assistant.send({ type: 'moved', by })
  }
}
