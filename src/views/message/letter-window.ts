import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

import type { Letter } from '#api/message/letter.contract.ts'

/** Maximum number of rendered letters; scrolling moves the window by a step. */
const MOST = 150
const STEP = 50
/** Pixels from an edge at which the window moves, and within which the view counts as at the end. */
const NEAR = 240
const AT_END = 40

interface Anchor {
  readonly id: string
  readonly top: number
}

export interface LetterWindow {
  readonly box: RefObject<HTMLDivElement | null>
  readonly shown: readonly Letter[]
  /** Whether the window includes the latest letter. */
  readonly isAtLatest: boolean
  /** Whether the view is scrolled to the end. */
  readonly isAtEnd: boolean
  scrolled(): void
  showEarlier(): void
  toLatest(): void
}

/**
 * The rendered window of a dialogue: follows the end while scrolled there, else keeps its position. `extra`: number of
 * outgoing letters below; `isHeld`: whether they are shown as unsent.
 */
export function useLetterWindow(
  letters: readonly Letter[],
  { extra, isHeld }: { readonly extra: number; readonly isHeld: boolean },
  askForEarlier: () => void,
): LetterWindow {
  const box = useRef<HTMLDivElement>(null)
  const [below, setBelow] = useState(0)
  const [isAtEnd, setAtEnd] = useState(true)
  const anchor = useRef<Anchor | null>(null)
  const follows = useRef(true)
  const first = letters[0]?.messageId ?? null
  const last = letters.at(-1)?.messageId ?? null
  const [known, setKnown] = useState({ first, last, extra })
  const end = letters.length - below
  const shown = letters.slice(Math.max(0, end - MOST), end)
  const isAtLatest = below === 0

  if (known.first !== first || known.last !== last || known.extra !== extra) {
    setKnown({ first, last, extra })
    const before = letters.findIndex(({ messageId }) => messageId === known.first)
    // Prepended letters are shown at once; appended ones are not while scrolled up.
    if (before > 0 && letters.length > MOST) setBelow(Math.min(below + before, letters.length - MOST))
    const after = letters.length - 1 - letters.findIndex(({ messageId }) => messageId === known.last)
    if (below > 0 && after > 0 && after < letters.length) setBelow(below + after)
    // Sending scrolls to the end.
    if (extra > known.extra) setBelow(0)
  }
  const drawn = useRef(extra)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    if (extra > drawn.current) follows.current = true
    drawn.current = extra
    if (follows.current && isAtLatest) element.scrollTop = element.scrollHeight
    else if (anchor.current !== null) {
      const row = rowOf(element, anchor.current.id)
      if (row !== null) element.scrollTop += row.offsetTop - element.scrollTop - anchor.current.top
    }
    anchor.current = anchorOf(element)
    // On a tall screen the first page may not fill the view.
    if (element.scrollHeight <= element.clientHeight) askForEarlier()
  }, [first, last, below, extra, isHeld, isAtLatest, askForEarlier])

  const moveUp = () => {
    if (end - MOST > 0) setBelow(Math.min(below + STEP, letters.length - MOST))
    else askForEarlier()
  }
  return {
    box,
    shown,
    isAtLatest,
    isAtEnd,
    showEarlier() {
      follows.current = false
      moveUp()
    },
    scrolled() {
      const element = box.current
      if (element === null) return
      const left = element.scrollHeight - element.scrollTop - element.clientHeight
      follows.current = isAtLatest && left < AT_END
      setAtEnd(follows.current)
      anchor.current = anchorOf(element)
      // In a short dialogue both edges are near: the end takes precedence.
      if (element.scrollTop < NEAR && element.scrollHeight > element.clientHeight) moveUp()
      else if (left < NEAR && below > 0) setBelow(Math.max(0, below - STEP))
    },
    toLatest() {
      follows.current = true
      setAtEnd(true)
      setBelow(0)
      const element = box.current
      if (element !== null) element.scrollTop = element.scrollHeight
    },
  }
}

const rowOf = (element: HTMLElement, id: string): HTMLElement | null =>
  element.querySelector<HTMLElement>(`[data-letter="${CSS.escape(id)}"]`)

/** The first visible letter and its offset from the upper edge. */
function anchorOf(element: HTMLElement): Anchor | null {
  for (const row of element.querySelectorAll<HTMLElement>('[data-letter]')) {
    if (row.offsetTop + row.offsetHeight > element.scrollTop) {
      return { id: row.dataset['letter'] ?? '', top: row.offsetTop - element.scrollTop }
    }
  }
  return null
}
