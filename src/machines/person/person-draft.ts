import { type AccountCommand, type ManagedPerson } from '#api/person/managed-person.contract.ts'
import { faultsOf, tidied, type PersonFault, type WrittenPerson } from '#api/person/person-rule.ts'

import { accountAt, accountOffers } from './account.lifecycle.ts'
import { recordVerdicts, type Offered } from '#machines/kit/record-verdict.ts'

/** The editable draft of a person from the server's version. */
export const draftOf = ({
  accountName,
  originalName,
  phone,
  email,
  language,
  roles,
  department,
}: ManagedPerson): WrittenPerson => ({
  accountName,
  originalName,
  phone: phone ?? '',
  email: email ?? '',
  language,
  roles,
  department,
})

export const isSame = (one: WrittenPerson, other: WrittenPerson): boolean =>
  JSON.stringify(tidied(one)) === JSON.stringify(tidied(other))

/** Validation errors of a draft before it is sent; a stored person may have no contact. */
export const draftFaults = (draft: WrittenPerson, item: ManagedPerson | null): PersonFault[] =>
  faultsOf(tidied(draft), item).filter((fault) => item === null || fault !== 'contactMissing')

/** The lifecycle's verdict on a command before it is sent, and the refusal code; the server's verdict decides. */
const ofAccount = recordVerdicts({
  offers: accountOffers,
  snapshotOf: ({ state, revision, hasPassword }: ManagedPerson) => accountAt(state, { revision, hasPassword }),
  over: 'record.notNow',
})

export const { verdict: accountVerdict, closedBecause } = ofAccount

const order: readonly AccountCommand[] = ['enable', 'sendLink', 'unlock', 'disable']

/** The commands to offer, in their order: what a disabled account and an enabled one have is not mixed. */
export const offered = (person: ManagedPerson): readonly Offered<AccountCommand>[] =>
  ofAccount.offered(
    person,
    order.filter((command) => {
      if (command === 'enable') return person.state === 'disabled'
      if (command === 'unlock') return person.facts.hasTries && person.state !== 'disabled'
      return person.state !== 'disabled'
    }),
  )
