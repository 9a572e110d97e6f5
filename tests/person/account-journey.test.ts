import { beforeAll, describe, expect, it } from 'vitest'

import type { AccountStateName, PersonLogEntry } from '#api/person/managed-person.contract.ts'
import { loadAreas, loadTexts } from '#i18n/texts.ts'
import { accountJourney } from '#views/person/account-history.tsx'

const logged = (state: string, event: PersonLogEntry['event'], originalName: string | null): PersonLogEntry => ({
  state,
  event,
  who: originalName === null ? null : { userId: originalName, originalName },
  at: '2026-03-02 09:00:00',
  details: [],
})
const created = logged('draft', 'create', 'Marta')
const told = (state: AccountStateName, ...log: PersonLogEntry[]) =>
  accountJourney({ state, hasPassword: state !== 'invited', log }).map(({ title, state: standing, who, isAside }) =>
    [isAside === true ? 'aside' : standing, title, who].filter((word) => typeof word === 'string').join(' | '),
  )

describe('the journey of an account', () => {
  beforeAll(async () => {
    await loadTexts('en_US')
    await loadAreas(['person'])
  })

  it('leads from the invitation to its time of use; to be disabled lies off the way', () => {
    expect(told('invited', created)).toEqual([
      'done | Created and invited | Marta',
      'current | Invited',
      'aside | Disabled',
      'next | Active',
    ])
  })

  it('lists the states left and by whom, without events that changed no state', () => {
    const log = [
      created,
      logged('invited', 'passwordSet', 'Amina'),
      logged('active', 'edit', 'Marta'),
      logged('active', 'disable', 'Marta'),
    ]
    expect(told('disabled', ...log)).toEqual([
      'done | Created and invited | Marta',
      'done | Invited | Amina',
      'done | Active | Marta',
      'current | Disabled',
      'next | Active',
    ])
  })

  it('begins as it was found, where the account is older than its log', () => {
    expect(told('active', logged('draft', 'adopt', null))).toEqual([
      'done | Existed before',
      'current | Active',
      'aside | Disabled',
    ])
  })
})
