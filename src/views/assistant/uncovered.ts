import { useEffect, type RefObject } from 'react'

import type { AssistantActor } from './assistant-widget.tsx'

/** Share of an element that is covered by another one, 0 to 1. */
function coveredShare(below: DOMRect, above: DOMRect): number {
  const width = Math.min(below.right, above.right) - Math.max(below.left, above.left)
  const height = Math.min(below.bottom, above.bottom) - Math.max(below.top, above.top)
  const area = below.width * below.height
  return width <= 0 || height <= 0 || area === 0 ? 0 : (width * height) / area
}

/** Share from which the focused element counts as hidden. */
const HIDDEN = 0.25

/** The assistant never covers the focused element: an open panel collapses, a button turns translucent. */
export function useUncovered(assistant: AssistantActor, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const yieldTo = (element: Element | null) => {
      const own = root.current
      if (own === null) return
      const isOutside = element !== null && !own.contains(element)
      const isHidden = (other: Element) =>
        coveredShare(other.getBoundingClientRect(), own.getBoundingClientRect()) > HIDDEN
      if (isOutside && own.dataset.shape === 'panel' && isHidden(element)) assistant.send({ type: 'focus.covered' })
      // Measured again once the panel has collapsed into a button.
      requestAnimationFrame(() => {
        own.dataset.yielding = String(isOutside && isHidden(element))
      })
    }
    const focused = (event: FocusEvent) => yieldTo(event.target instanceof Element ? event.target : null)
    const blurred = () => yieldTo(null)
    document.addEventListener('focusin', focused)
    document.addEventListener('focusout', blurred)
    return () => {
      document.removeEventListener('focusin', focused)
      document.removeEventListener('focusout', blurred)
    }
  }, [assistant, root])
}
