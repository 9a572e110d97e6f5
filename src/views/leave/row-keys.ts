import type { KeyboardEvent } from 'react'

import { navigate } from '#browser/address.ts'

import type { AuditActor } from './audit-list.tsx'
import { auditHref } from './leave-href.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * Keyboard shortcuts of the list of pending leaves. Active only on a row's checkbox, so that they take nothing from
 * screen readers or text input; the space bar stays the checkbox's own.
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
      // Without ticked rows it applies to the focused one.
      audit.send({ type: 'decision.chosen', decision, ...(!isTicked && { leaveID: box.value }) })
    } else if (key === 'Enter') navigate(auditHref(box.value, 'waiting'))
    else return
    event.preventDefault()
  }
}
