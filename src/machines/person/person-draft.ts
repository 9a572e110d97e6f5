import { accountCommands, type AccountCommand, type ManagedPerson } from '#api/person/managed-person.contract.ts'
import { faultsOf, tidied, type PersonFault, type WrittenPerson } from '#api/person/person-rule.ts'

import { accountAt, accountOffers } from './account.lifecycle.ts'
import { recordVerdicts } from '#machines/kit/record-verdict.ts'

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
export const { verdict: accountVerdict, closedBecause } = recordVerdicts({
  offers: accountOffers,
  snapshotOf: ({ state, revision, hasPassword }: ManagedPerson) => accountAt(state, { revision, hasPassword }),
  over: 'record.notNow',
})

/** The commands to offer: those that the account's state rules out are hidden. */
export const offered = (person: ManagedPerson): AccountCommand[] =>
  accountCommands.filter((command) => {
    if (command === 'enable') return person.state === 'disabled'
    if (command === 'unlock') return person.facts.hasTries && person.state !== 'disabled'
    return person.state !== 'disabled'
  })
