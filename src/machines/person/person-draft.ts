import { accountCommands, type AccountCommand, type ManagedPerson } from '#api/person/managed-person.contract.ts'
import { faultsOf, tidied, type PersonFault, type WrittenPerson } from '#api/person/person-rule.ts'

import { accountAt, accountLifecycle, type AccountEvent } from './account.lifecycle.ts'
import { verdict, type Verdict } from '#machines/kit/verdict.ts'

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

/** What the lifecycle says to a command, before it is sent; the server's verdict counts. */
export function commandVerdict(
  command: AccountCommand,
  { state, revision, hasPassword, facts }: ManagedPerson,
): Verdict<unknown> {
  // No letter is written here, so no link needs to know where the portal is reached.
  const event: AccountEvent = { type: command, revision, facts: { ...facts, fault: null }, origin: '' }
  return verdict(accountLifecycle, accountAt(state, { revision, hasPassword }), event)
}

/** What makes sense to offer now: what the lifecycle would refuse because of where the account stands is left out. */
export const offered = (person: ManagedPerson): AccountCommand[] =>
  accountCommands.filter((command) => {
    if (command === 'enable') return person.state === 'disabled'
    if (command === 'unlock') return person.facts.hasTries && person.state !== 'disabled'
    return person.state !== 'disabled'
  })
