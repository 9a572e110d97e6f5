import { describe, expect, it } from 'vitest'
import { cleanLine, hasMixedWord, mixesScripts } from '#api/kit/name-rule.ts'
import { faultsOf, tidied } from '#api/person/person-rule.ts'
import type { WrittenPerson } from '#api/person/person-rule.ts'
import { personNameFault } from '#api/profile/profile-rule.ts'
import { languages } from '#i18n/locales.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { demoPeople } from '#server/demo/people.ts'
import { looksOf } from '#server/person/skeleton.ts'
import { textsOf } from '#server/answer/texts.ts'

const somebody: WrittenPerson = {
  accountName: 'new.person',
  originalName: 'New Person',
  phone: '',
  email: 'new@people.example',
  language: 'en_US',
  roles: ['learner'],
  department: '',
}
const faults = (change: Partial<WrittenPerson>, stored: WrittenPerson | null = null) =>
  faultsOf(tidied({ ...somebody, ...change }), stored)
const everybody = [
  ...demoAccounts.map(({ name, originalName }) => ({ account: name, originalName })),
  ...demoPeople.map(({ account, originalName }) => ({ account, originalName })),
]

describe('a name as it is kept', () => {
  it.each([
    ['turned round by an override', 'Anna\u202eeeL\u202c Lee', 'AnnaeeL Lee'],
    ['with isolates and marks of direction', '\u2067Anna\u2069\u200f', 'Anna'],
    ['with control characters', 'Anna\u0000\u0007\tLee\r\nX', 'Anna Lee X'],
    ['with blanks that take no room', 'An\u200bna\ufeff\u2060', 'Anna'],
    ['of an invisible letter', '\u3164', ''],
    ['of fillers and joiners alone', '\u115f\u200d\u200c\u2800\u00ad\u17b4', ''],
    ['with a joiner between Latin letters', 'ad\u200dmin', 'admin'],
    ['with two joiners in a row', 'می\u200c\u200cخواهم', 'میخواهم'],
    ['with half a letter', 'A\ud800', 'A\ufffd'],
    ['with tags', 'Anna\u{e0041}\u{e0042}', 'Anna'],
  ])('is cleaned: one %s', (_what, typed, kept) => {
    expect(cleanLine(typed)).toBe(kept)
  })

  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष'],
    ['Khmer with a place to break', 'សុខ\u200bពិសី'],
    ['Khmer', 'ចាន់ ដារ៉ា'],
    ['Lao', 'ສົມພອນ ວົງສາ'],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['Japanese with a variant of a character', '葛\u{e0100}城'],
    ['a picture of several', '👩\u200d🏫 ❤\ufe0f'],
  ])('keeps what its script needs: %s', (_what, name) => {
    expect(cleanLine(name)).toBe(name.normalize('NFC'))
  })
})

describe('scripts', () => {
  it.each(['аdmin', 'раураl', 'Αnna', 'admin١a', 'abcเ', 'ꓮꓓꓟꓲꓠ', 'ᎪᎠᎷᏆN'])(
    '%s is mixed, or of none of today',
    (name) => {
      expect(faults({ accountName: name })).not.toEqual([])
    },
  )

  it.each(['admin', 'анна', 'li.王', '陈雨涵2', 'ليلى', 'ដារ៉ា', 'ບຸນມີ', 'たなかタナカ', 'o_neill-3', 'müller', '٣٤'])(
    '%s is of one, or of some that belong together',
    (name) => {
      expect([mixesScripts(name), faults({ accountName: name })]).toEqual([false, []])
    },
  )

  it('are judged word by word in the name of a person', () => {
    expect(['Анна Smith', 'Jean-Пьер', '王 Wang', 'Anna (Анна)'].filter(hasMixedWord)).toEqual([])
    expect(faults({ originalName: 'Аnna Lee' })).toEqual(['nameMixed'])
    expect(personNameFault('Аnna')).toBe('profile.nameMixed')
  })

  it('of everybody in the demo organisation are in order, and no two accounts look alike', () => {
    const looks = everybody.flatMap(({ account }) => [...new Set(Object.values(looksOf(account)))])
    expect(new Set(looks).size).toBe(looks.length)
    for (const { account, originalName } of everybody)
      expect([account, originalName, faults({ accountName: account, originalName })]).toEqual([
        account,
        originalName,
        [],
      ])
  })

  it.each(languages.map(({ code, label }) => [code, label] as const))(
    'of %s: its own name and what the portal calls people in it are names',
    (code, label) => {
      const { role } = textsOf(languages.find((language) => language.code === code)!).centre
      for (const name of [label, role.teacher(), role.admin()])
        expect([cleanLine(name), hasMixedWord(name)]).toEqual([name.normalize('NFC'), false])
    },
  )
})

describe('account names', () => {
  const isAlike = (one: string, other: string): boolean => {
    const looks = Object.values(looksOf(one))
    return Object.values(looksOf(other)).some((look) => looks.includes(look))
  }

  it.each([
    ['admin', 'admın'],
    ['admin', 'аdmin'],
    ['admin', 'adrnin'],
    ['admin', 'admi\u0307n'],
    ['ADMIN', 'admın'],
    ['learner', 'Iearner'],
    ['learner', '1earner'],
    ['coco', 'сосо'],
    ['COCO', 'СОСО'],
    ['kopa', 'КОРА'],
    ['bob', 'b0b'],
    ['أحمد', 'أحـمد'],
  ])('%s and %s look alike', (one, other) => {
    expect(isAlike(one, other)).toBe(true)
  })

  it.each([
    ['ian', 'lan'],
    ['müller', 'muller'],
    ['learner1', 'learner2'],
    ['анна', 'anna'],
    ['sok.pisey', 'sok.pisay'],
  ])('%s and %s do not', (one, other) => {
    expect(isAlike(one, other)).toBe(false)
  })

  it('with an @ are the person’s own e-mail address, in any case', () => {
    expect(faults({ accountName: 'other@people.example' })).toEqual(['accountNotOwnEmail'])
    expect(faults({ accountName: 'a@b' })).toEqual(['accountNotOwnEmail'])
    expect(faults({ accountName: 'New@People.example' })).toEqual([])
    // Nobody could change such an address later.
    expect(faults({ accountName: 'анна@people.example', email: 'анна@people.example' })).toEqual(['emailWrong'])
    expect(faults({ accountName: 'new@people.example', email: '', phone: '+447911123456' })).toEqual([
      'accountNotOwnEmail',
    ])
  })

  it('and names that somebody has already are not judged anew until they change', () => {
    const stored = { ...somebody, accountName: 'аdmin', originalName: 'Аnna Lee' }
    expect(faults({ ...stored, phone: '+447911123456' }, stored)).toEqual([])
    expect(faults({ ...stored, accountName: 'аdmin2' }, stored)).toEqual(['accountMixed'])
  })
})
