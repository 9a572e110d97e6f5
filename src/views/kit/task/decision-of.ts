import type { OpenTask } from '#api/class/today.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { Portal } from '#app/context/portal-context.ts'

type Texts = ReturnType<typeof texts>
/** Lifecycles whose records wait for decisions: those with words in the dictionaries (`waiting`). */
type Awaited = keyof Texts['shell']['waiting']

interface Decision {
  readonly text: string
  /** At the desk, which is a page of the administration. */
  readonly address: string
}

export const isAwaited = (lifecycle: string): lifecycle is Awaited => lifecycle in texts().shell.waiting

/** The desk with what waits of one lifecycle. */
export const deskAddress = ({ settings }: Pick<Portal, 'settings'>, lifecycle: string): string =>
  `${settings.adminUrl}#/desk?lifecycle=${lifecycle}`

/** What a task is called, and where it leads, if the user has to decide on something; null: another kind of task. */
export function decisionOf(
  { lifecycle }: Pick<OpenTask, 'lifecycle'>,
  portal: Pick<Portal, 'settings'>,
): Decision | null {
  if (lifecycle === null || !isAwaited(lifecycle)) return null
  return { text: texts().shell.waiting[lifecycle](), address: deskAddress(portal, lifecycle) }
}
