import { accountCommands, type AccountCommand, type ManagedPerson } from '#api/person/managed-person.contract.ts'
import { faultsOf, tidied, type PersonFault, type WrittenPerson } from '#api/person/person-rule.ts'

import { accountAt, accountOffers } from './account.lifecycle.ts'
import { recordVerdicts } from '#machines/kit/record-verdict.ts'

/** A person as the server has told it, ready to be written in. */
export const draftOf = ({
  accountName,
  originalName,
  phone,
  email,
  language,
  roles,
}: ManagedPerson): WrittenPerson => ({
  accountName,
  originalName,
  phone: phone ?? '',
  email: email ?? '',
  language,
  roles,
})

export const isSame = (one: WrittenPerson, other: WrittenPerson): boolean =>
  JSON.stringify(tidied(one)) === JSON.stringify(tidied(other))

/** What is wrong with a draft before it is sent; who is there already may be without any contact. */
export const draftFaults = (draft: WrittenPerson, isNew: boolean): PersonFault[] =>
  faultsOf(tidied(draft)).filter((fault) => isNew || fault !== 'contactMissing')

/** What the lifecycle says to a command before it is sent, and why one is closed; the server's verdict counts. */
export const { verdict: accountVerdict, closedBecause } = recordVerdicts({
  offers: accountOffers,
  actions: accountCommands,
  snapshotOf: ({ state, revision, hasPassword }: ManagedPerson) => accountAt(state, { revision, hasPassword }),
  over: 'record.notNow',
})

/** What makes sense to offer now: what the lifecycle would refuse because of where the account stands is left out. */
export const offered = (person: ManagedPerson): AccountCommand[] =>
  accountCommands.filter((command) => {
    if (command === 'enable') return person.state === 'disabled'
    if (command === 'unlock') return person.facts.hasTries && person.state !== 'disabled'
    return person.state !== 'disabled'
  })
