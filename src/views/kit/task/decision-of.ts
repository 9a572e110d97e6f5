import type { OpenTask } from '#api/class/today.contract.ts'
import { type DecisionScreen, decisionScreenOf } from '#app/routes/decisions.ts'
import { texts } from '#i18n/texts.ts'

interface Decision {
  readonly text: string
  readonly address: string
  /** It is decided on at the desk, which is a page of the administration. */
  readonly isAtDesk: boolean
}

const isWorded = (lifecycle: string): lifecycle is DecisionScreen['lifecycle'] => lifecycle in texts().shell.waiting

/**
 * What a task is called, and where it leads, if the user has to decide on something; null: another kind of task.
 * @param adminUrl where the administration is, whose desk has what no page of the portal decides on
 */
export function decisionOf({ lifecycle }: Pick<OpenTask, 'lifecycle'>, adminUrl: string): Decision | null {
  if (lifecycle === null || !isWorded(lifecycle)) return null
  const text = texts().shell.waiting[lifecycle]()
  const screen = decisionScreenOf(lifecycle)
  return screen === null
    ? { text, address: `${adminUrl}#/desk?lifecycle=${lifecycle}`, isAtDesk: true }
    : { text, address: screen.address, isAtDesk: false }
}
