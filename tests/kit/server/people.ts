import type { ManagedPerson } from '#api/person/managed-person.contract.ts'
import { getPerson } from '#api/person/managed-person.contract.ts'
import type { Visitor } from './visitor.ts'

/** A valid new person; the word makes it unique. */
export const aPerson = (word: string, change: object = {}) => ({
  accountName: `new.${word}`,
  originalName: `Person ${word}`,
  phone: '',
  email: `${word}@people.example`,
  language: 'en_US',
  roles: ['learner'],
  department: '',
  ...change,
})

/** The secret of the link in a letter. */
export const linkIn = (body: string): string => /[?&]link=([\w-]+)/.exec(body)?.[1] ?? ''

export async function personAs(visitor: Visitor, userId: string): Promise<ManagedPerson> {
  const { body } = await visitor.call(getPerson, { userId })
  return body.data as ManagedPerson
}
