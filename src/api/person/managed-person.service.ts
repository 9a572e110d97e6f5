import * as contract from './managed-person.contract.ts'
import type { Page } from '#api/kit/paging.ts'
import type { WrittenPerson } from './person-rule.ts'
import type { Role } from '#api/kit/call.ts'

import type { Transport } from '#api/kit/transport.ts'

type Person = contract.ManagedPerson

/** What the list is narrowed to; null and an empty keyword narrow nothing. */
interface PeopleFilter {
  readonly keyword: string
  readonly role: Role | null
  readonly state: contract.AccountStateName | null
  readonly sort: contract.PeopleSort
}

export function listPeople(
  transport: Transport,
  { keyword, role, state, sort }: PeopleFilter,
  { page, size }: Page,
): Promise<{ list: contract.PersonEntry[]; count: number }> {
  return transport.send(contract.listPeople, {
    pageNum: page,
    pageSize: size,
    sort,
    ...(role !== null && { role }),
    ...(state !== null && { state }),
    ...(keyword !== '' && { keyword }),
  })
}

/** Rejects with `request.notFound` where there is no such person. */
export function getPerson(transport: Transport, userId: string): Promise<Person> {
  return transport.send(contract.getPerson, { userId })
}

export function createPerson(transport: Transport, { roles, ...person }: WrittenPerson): Promise<Person> {
  return transport.send(contract.createPerson, { ...person, roles: [...roles] })
}

/** Rejects with `person.stale` when somebody else was faster, as the other commands do. */
export function savePerson(
  transport: Transport,
  { roles, ...person }: WrittenPerson & { readonly userId: string; readonly revision: number },
): Promise<Person> {
  return transport.send(contract.savePerson, { ...person, roles: [...roles] })
}

export function sendAccountEvent(
  transport: Transport,
  event: { userId: string; type: contract.AccountCommand; revision: number },
): Promise<Person> {
  return transport.send(contract.sendAccountEvent, event)
}

/** Nobody is changed by it. */
export function checkPeople(
  transport: Transport,
  {
    file,
    existing,
    invites,
  }: { readonly file: File; readonly existing: contract.ExistingWay; readonly invites: boolean },
  signal: AbortSignal,
): Promise<contract.PeopleCheck> {
  const form = new FormData()
  form.append('existing', existing)
  form.append('invites', String(invites))
  form.append('_t', String(Math.random()))
  form.append('file', file)
  return transport.upload(contract.checkPeople, form, () => undefined, signal)
}

/** The next rows of a file that has been checked. */
export function importPeople(
  transport: Transport,
  step: { importID: string; doneCount: number },
): Promise<contract.ImportStep> {
  return transport.send(contract.importPeople, step)
}

/** Where the browser itself fetches the template from. */
export const templateAddress = (transport: Transport): string => transport.address(contract.getPeopleTemplate, {})
