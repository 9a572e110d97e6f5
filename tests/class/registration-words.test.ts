import { beforeAll, describe, expect, it } from 'vitest'

import type { Registration, RegistrationState } from '#api/class/registration.contract.ts'
import { loadAreas, loadTexts } from '#i18n/texts.ts'
import { actionWord, doneWords, nextWords, reasonQuestion, registerQuestion } from '#views/class/registration-words.ts'

const HOUR = 60 * 60_000
const now = Date.UTC(2026, 2, 10)

/** A class that can be registered for, with three in line. */
const own = (state: RegistrationState, facts: Partial<Registration['facts']> = {}): Registration => ({
  registrationID: state === 'unregistered' ? null : 'r',
  classID: 'flood',
  className: 'Flood',
  learner: { userId: 'lin', originalName: 'Lin' },
  state,
  position: state === 'waiting' ? 4 : null,
  inLine: 3,
  reason: '',
  requestedAt: null,
  revision: 0,
  log: [],
  facts: {
    now,
    opensAt: now - HOUR,
    closesAt: now + HOUR,
    endsAt: now + 2 * HOUR,
    isAnnounced: true,
    isLearner: true,
    isStaff: false,
    isInvited: true,
    needsConsent: false,
    changedAt: null,
    asksApproval: false,
    isFull: false,
    hasWaitingList: true,
    declinesAtEnd: false,
    ticket: 8,
    ...facts,
  },
})
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2068\u2069]/g, '')

describe('the words of a registration', () => {
  beforeAll(async () => {
    await loadTexts('en_US')
    await loadAreas(['class', 'registration'])
  })

  it('say that one would join the waiting list of a full class, and at which place', () => {
    const full = own('unregistered', { isFull: true })
    expect(actionWord(full, 'register')).toBe('Join the waiting list')
    expect(plain(nextWords(full))).toMatch(/You would be number 4 on the waiting list/)
    expect(registerQuestion('register', full)).toMatchObject({
      title: 'Join the waiting list?',
      word: 'Join the waiting list',
    })
    expect(actionWord(own('invited', { isFull: true }), 'accept')).toBe('Join the waiting list')
  })

  it('say that one registers where there is a place, where it is reviewed, and where it is closed', () => {
    for (const facts of [{}, { isFull: true, asksApproval: true }, { isFull: true, hasWaitingList: false }]) {
      expect(actionWord(own('unregistered', facts), 'register')).toBe('Register')
      expect(registerQuestion('register', own('unregistered', facts))?.word).toBe('Register')
    }
    expect(plain(nextWords(own('unregistered')))).toMatch(/you have your place at once/)
    expect(plain(nextWords(own('unregistered', { isFull: true, asksApproval: true })))).toMatch(/review your request/)
  })

  it('call what is given up by its name', () => {
    expect((['registered', 'underReview', 'waiting'] as const).map(wordsOf)).toEqual([
      ['Withdraw', 'Withdraw?'],
      ['Withdraw the request', 'Withdraw?'],
      ['Leave the waiting list', 'Leave the waiting list?'],
    ])
  })

  it('tell of what has come of it, by the state of the answer', () => {
    expect(doneWords('register', own('registered'))).toBe('You have your place.')
    expect(doneWords('accept', own('registered'))).toBe('You have your place.')
    expect(plain(doneWords('register', own('waiting')))).toBe('You are number 4 in line.')
    expect(doneWords('register', own('underReview'))).toBe('Your registration is under review.')
    expect(doneWords('withdraw', own('withdrawn'))).toBe('You have withdrawn.')
    expect(doneWords('turnDown', own('withdrawn'))).toBe('You have turned the invitation down.')
  })
})

function wordsOf(state: RegistrationState): readonly (string | undefined)[] {
  const question = reasonQuestion('withdraw', own(state))
  expect(question?.word).toBe(actionWord(own(state), 'withdraw'))
  return [question?.word, question?.title]
}
