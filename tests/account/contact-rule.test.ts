import { describe, expect, it } from 'vitest'

import {
  contactOf,
  countryOfMasked,
  emailOf,
  originalOf,
  phoneCountries,
  phoneOf,
  phoneTyped,
  phoneWritten,
} from '#api/account/contact-rule.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { demoPeople } from '#server/demo/people.ts'
import { maskPhone } from '#server/session/mask.ts'

describe('a phone number', () => {
  it.each([
    ['+86 138 0000 1001', undefined, '+8613800001001'],
    ['138-0000-1001', 'CN', '+8613800001001'],
    ['06 12 34 01 02', 'FR', '+33612340102'],
    ['+33 (0)6 12 34 01 02', 'CN', '+33612340102'],
    ['٠١٠٠١٢٣٤٥٦٧', 'EG', '+201001234567'],
    ['１３８００００１００１', 'CN', '+8613800001001'],
    [' 0912 340 104 ', 'VN', '+84912340104'],
    ['+49 (0)171 1234567', undefined, '+491711234567'],
    ['0049 171 1234567', undefined, '+491711234567'],
    ['+៨៦ ១៣៨ ០០០០ ១០០១', undefined, '+8613800001001'],
  ] as const)('[VALID-08, VALID-09] %j in %s is %s', (typed, country, phone) => {
    expect(phoneOf(typed, country)).toBe(phone)
  })

  it.each([
    '',
    ' ',
    '12',
    '13800001001',
    '+8613800',
    '+999123456789',
    'call me',
    '+8613800001001 ext. 5',
    '+86138000010011001',
  ])('[VALID-08] %j is invalid', (typed) => expect(phoneOf(typed)).toBeNull())

  it('[VALID-09] of everybody in the demo organisation is a valid original, also a number reserved for fiction', () => {
    for (const { phone } of [...demoAccounts, ...demoPeople])
      if (phone !== null) expect(originalOf('phone', phone)).toBe(phone)
    expect([phoneOf('+447700900424'), phoneTyped('07700 900424', 'GB'), originalOf('phone', '12')]).toEqual([
      null,
      '+447700900424',
      null,
    ])
  })

  it.each([
    ['13800001001', '+8613800001001'],
    ['138 0000-1001', '+8613800001001'],
    ['+49 (0)171 1234567', '+491711234567'],
    ['0171 1234567', null],
  ])('may be written by staff as %j', (typed, phone) => expect(phoneWritten(typed)).toBe(phone))

  it('reveals its country in masked form', () => {
    expect(
      ['+8613800001001', '+33612340102', '+84912340104'].map((phone) => countryOfMasked(maskPhone(phone))),
    ).toEqual(['CN', 'FR', 'VN'])
  })

  it('may be of any country', () => {
    expect(phoneCountries().length).toBeGreaterThan(200)
    expect(phoneCountries()).toContainEqual({ country: 'LA', callingCode: '+856' })
  })
})

describe('an e-mail address', () => {
  it.each([
    [' Amina@Example.ORG ', 'amina@example.org'],
    ['first.last+tag@mail.example.org', 'first.last+tag@mail.example.org'],
    ['a@b.example', 'a@b.example'],
    ['Info@München.example', 'info@xn--mnchen-3ya.example'],
  ])('[VALID-08, VALID-09] %j is %s', (typed, email) => expect(emailOf(typed)).toBe(email))

  it.each([
    '',
    'amina',
    'josé@example.org',
    'amina@',
    '@example.org',
    'a@b',
    'a b@example.org',
    'a@example.org\nBcc: b@example.org',
    `${'a'.repeat(250)}@b.example`,
  ])('[VALID-08] %j is invalid', (typed) => expect(contactOf('email', typed)).toBeNull())
})
