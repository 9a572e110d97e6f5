import { LockKeyhole, MailCheck } from 'lucide-react'

import type { AccountStateName } from '#api/person/managed-person.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Status, type StatusKind } from '#views/kit/status/status.tsx'

const kinds: Readonly<Record<AccountStateName, StatusKind>> = {
  invited: 'active',
  active: 'positive',
  disabled: 'neutral',
}

/** State of an account, in a word; a temporary lock takes precedence. */
export function AccountStatus({ state, isLocked }: { readonly state: AccountStateName; readonly isLocked: boolean }) {
  const LL = texts().person.state
  if (isLocked) {
    return (
      <Status kind="caution" icon={<LockKeyhole />}>
        {LL.locked()}
      </Status>
    )
  }
  return (
    <Status kind={kinds[state]} {...(state === 'invited' && { icon: <MailCheck /> })}>
      {LL[state]()}
    </Status>
  )
}
