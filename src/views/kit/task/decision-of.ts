import type { OpenTask } from '#api/class/today.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { Portal } from '#app/context/portal-context.ts'
import { type DecisionScreen, decisionScreenOf } from '#app/routes/decisions.ts'

interface Decision {
  readonly text: string
  readonly address: string
  /** It is decided on at the desk, which is a page of the administration. */
  readonly isAtDesk: boolean
}

const isWorded = (lifecycle: string): lifecycle is DecisionScreen['lifecycle'] => lifecycle in texts().shell.waiting

/**
 * What a task is called, and where it leads, if the user has to decide on something; null: another kind of task. What
 * no page of the portal decides on is at the desk of the administration.
 */
export function decisionOf(
  { lifecycle }: Pick<OpenTask, 'lifecycle'>,
  { routes, settings }: Pick<Portal, 'routes' | 'settings'>,
): Decision | null {
  if (lifecycle === null || !isWorded(lifecycle)) return null
  const text = texts().shell.waiting[lifecycle]()
  const screen = decisionScreenOf(routes, lifecycle)
  return screen === null
    ? { text, address: `${settings.adminUrl}#/desk?lifecycle=${lifecycle}`, isAtDesk: true }
    : { text, address: screen.address, isAtDesk: false }
}
