import type { KeyboardEvent } from 'react'

import { navigate } from '#browser/address.ts'

import type { AuditActor } from './audit-list.tsx'
import { auditHref } from './leave-href.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * Keys of the list of leaves that wait. They count only on a row's own box, so that they take nothing from a screen
 * reader or from what is being written, and the space bar is the box's own.
 */
export function useRowKeys(audit: AuditActor): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const box = event.target
    if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox' || event.ctrlKey || event.metaKey || event.altKey)
      return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const step = steps[key]
    if (step !== undefined) {
      const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
      boxes[boxes.indexOf(box) + step]?.focus()
    } else if (key === 'a' || key === 'r') {
      const isTicked = audit.getSnapshot().context.ticked.length > 0
      const decision = key === 'a' ? 'approve' : 'reject'
      // Without any that are ticked it is about the one that has the focus.
      audit.send({ type: 'decision.chosen', decision, ...(!isTicked && { leaveID: box.value }) })
    } else if (key === 'Enter') navigate(auditHref(box.value, 'waiting'))
    else return
    event.preventDefault()
  }
}
