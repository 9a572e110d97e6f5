import type { OpenTask } from '#api/class/class.contract.ts'
import { decisionScreenOf } from '#app/routes/decisions.ts'
import { texts } from '#i18n/texts.ts'

/** What a task is called, and where it leads, if the user has to decide on something; null: another kind of task. */
export function decisionOf({ lifecycle }: Pick<OpenTask, 'lifecycle'>): { text: string; address: string } | null {
  const screen = lifecycle === null ? null : decisionScreenOf(lifecycle)
  return screen && { text: texts().shell.waiting[screen.lifecycle](), address: screen.address }
}
