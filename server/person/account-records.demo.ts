import { accountAt } from '#machines/person/account.lifecycle.ts'
import type { AccountState } from '#machines/person/account.lifecycle.ts'
import { columnsOf } from '#server/commands/rows.ts'
import { accountKind } from './kind.ts'
import { userId } from '#server/demo/ids.ts'

/** Who has left the academy. */
const LEFT = ['thomas.ellery', 'luc.vasseur', 'olga.morozova']
export const isDisabled = (account: string): boolean => LEFT.includes(account)

/** The columns of an account's lifecycle; who has never been given a password is still invited, or was. */
export const accountColumns = (state: AccountState, revision: number, now: Date) => ({
  ...columnsOf(accountKind, accountAt(state, { revision, hasPassword: state === 'active' })),
  updated_at: now.getTime(),
})

interface Seeded {
  readonly id: string
  readonly state: string
  readonly created_at: number
}

/** How they have come to be as they are, as the log has it. */
export function accountLog(people: readonly Seeded[]) {
  const facts = { isSelf: false, isLastAdmin: false, hasContact: true, hasTries: false, fault: null }
  return people.flatMap(({ id, state, created_at: at }) => {
    const begun = state === 'active' ? 'active' : 'invited'
    const row = { lifecycle: accountKind.table, record_id: id, version: accountKind.version, at }
    const adopted = {
      ...row,
      revision: 1,
      event: JSON.stringify({ type: 'adopt', hasPassword: state === 'active' }),
      from_state: 'draft',
      to_state: begun,
      by_user_id: null,
    }
    if (state !== 'disabled') return [adopted]
    const disabled = {
      ...row,
      revision: 2,
      event: JSON.stringify({ type: 'disable', revision: 1, facts }),
      from_state: begun,
      to_state: state,
      by_user_id: userId('admin'),
    }
    return [adopted, disabled]
  })
}
