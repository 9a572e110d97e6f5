import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

import type { Letter } from '#api/message/letter.contract.ts'

/** So many letters are drawn at most, however many are known; scrolling moves on by a step. */
const MOST = 150
const STEP = 50
/** Pixels from an edge at which the next step is taken, and within which one counts as at the end. */
const NEAR = 240
const AT_END = 40

interface Anchor {
  readonly id: string
  readonly top: number
}

export interface LetterWindow {
  readonly box: RefObject<HTMLDivElement | null>
  readonly shown: readonly Letter[]
  /** Whether what is drawn ends with the latest letter. */
  readonly isAtLatest: boolean
  /** Whether one looks at the end. */
  readonly isAtEnd: boolean
  scrolled(): void
  showEarlier(): void
  toLatest(): void
}

/**
 * The part of a dialogue that is drawn: it follows the end while one looks at it, and stands still while one reads
 * further up. `extra`: how many letters are on their way, below the others; `isHeld`: whether they say that they are
 * not.
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
    // Those that have come before the first one are shown at once; those at the end are not, while others are read.
    if (before > 0 && letters.length > MOST) setBelow(Math.min(below + before, letters.length - MOST))
    const after = letters.length - 1 - letters.findIndex(({ messageId }) => messageId === known.last)
    if (below > 0 && after > 0 && after < letters.length) setBelow(below + after)
    // Who writes looks at what was written.
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
    // On a high screen the first letters leave room for more.
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
      // Of a short dialogue both edges are near: who looks at its end goes on doing so.
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

/** The first letter that is in view, and how far from the upper edge. */
function anchorOf(element: HTMLElement): Anchor | null {
  for (const row of element.querySelectorAll<HTMLElement>('[data-letter]')) {
    if (row.offsetTop + row.offsetHeight > element.scrollTop) {
      return { id: row.dataset['letter'] ?? '', top: row.offsetTop - element.scrollTop }
    }
  }
  return null
}
