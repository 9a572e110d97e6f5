import { useEffect, useEffectEvent, type RefObject } from 'react'

import { keyOf } from '#machines/desk/desk-rules.ts'

import { isTyping } from '#views/kit/keyboard/is-typing.ts'
import type { DeskActor } from './desk-board.tsx'

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

interface Panes {
  /** What holds list and details. */
  readonly frame: RefObject<HTMLElement | null>
  readonly toList: () => void
  readonly toDetails: () => void
}

const isInList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=listbox]') !== null

/** Nothing on the page has the focus: it has just been opened, or clicked where there is nothing. */
const isNowhere = (target: EventTarget | null): boolean => target instanceof Element && target.matches('body, main')

/**
 * Keyboard shortcuts of list and details. Letters work wherever nobody is writing; keys that other controls have a use
 * for work in the two, and as in the list while the focus is nowhere.
 */
export function useDeskKeys(desk: DeskActor, { frame, toList, toDetails }: Panes): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.altKey || event.defaultPrevented || isTyping(target)) return
    const { rows, current, ticked } = desk.getSnapshot().context
    const isHere = isNowhere(target) || (target instanceof Node && frame.current?.contains(target) === true)
    const isList = isNowhere(target) || isInList(target)
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'a' || !isList) return
      desk.send({ type: 'page.ticked' })
      event.preventDefault()
      return
    }
    const step = key.length > 1 && !isHere ? undefined : steps[key]
    if (step !== undefined) {
      if (event.shiftKey && key.startsWith('Arrow') && isList) extend(desk, step)
      else desk.send({ type: 'row.moved', by: step })
    } else if (key === 'a' || key === 'r') {
      // Without selected rows it applies to the current one.
      const target = ticked.length > 0 || current === null ? {} : { key: current }
      desk.send({ type: 'decision.chosen', decision: key === 'a' ? 'approve' : 'reject', ...target })
    } else if (key === 'x' || (key === ' ' && isList)) {
      if (current !== null) desk.send({ type: event.shiftKey ? 'range.ticked' : 'row.ticked', key: current })
    } else if (key === 'Enter' && isList) {
      if (current !== null && rows.some((row) => keyOf(row) === current)) {
        desk.send({ type: 'row.opened', key: current })
        toDetails()
      }
    } else if (key === 'Escape' && isHere && !isInList(target)) {
      desk.send({ type: 'row.left' })
      toList()
    } else if (key === '?') desk.send({ type: 'keys.asked' })
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

/** Moves on and takes the row along into the selection. */
function extend(desk: DeskActor, by: 1 | -1): void {
  const { current, last } = desk.getSnapshot().context
  if (current !== null && last === null) desk.send({ type: 'row.ticked', key: current })
  desk.send({ type: 'row.moved', by })
  const moved = desk.getSnapshot().context.current
  if (moved !== null) desk.send({ type: 'range.ticked', key: moved })
}
