import { describe, expect, expectTypeOf, it } from 'vitest'

import type { Area, Texts } from '#i18n/dictionaries.ts'
import type { TextFunctions, Translation } from '#i18n/dictionary.ts'
import type { ArgumentsOf, FunctionOf, TranslationOf } from '#i18n/text-syntax.ts'
import type { Reason } from '#server/answer/texts.ts'
import type { NoticeCode } from '#server/message/notice-texts.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import { refusalText, textsOf } from '#server/answer/texts.ts'

// What must not compile is marked so: the compiler complains of a mark where there is nothing wrong.

interface Base {
  readonly heading: 'Leave'
  readonly counted: { readonly days: '{count:number} days of {name:string}' }
}
type Translated = Translation<Base>

describe('a dictionary of another language', () => {
  it('[LOCALE-01] has the keys and the arguments of the base, in any order, a number also in plural forms', () => {
    const french = { heading: 'Congé', counted: { days: '{name} : {count} {{count:jour|jours}}' } } satisfies Translated
    const arabic = { heading: 'إجازة', counted: { days: '{name}: {{count:يوم|?? أيام}}' } } satisfies Translated
    expect(Object.keys(french)).toEqual(Object.keys(arabic))
  })

  it('[LOCALE-01] does not compile without a key, with another, or without an argument', () => {
    // @ts-expect-error heading is missing
    const lacking = { counted: { days: '{count} {name}' } } satisfies Translated
    // @ts-expect-error so is a whole group
    const groupless = { heading: 'Congé' } satisfies Translated
    // @ts-expect-error the base has no such key
    const more = { heading: 'Congé', subtitle: '…', counted: { days: '{count} {name}' } } satisfies Translated
    // @ts-expect-error nor one of a group
    const deeper = { heading: 'Congé', counted: { days: '{count} {name}', hours: '{count}' } } satisfies Translated
    // @ts-expect-error name is not mentioned
    const silent = { heading: 'Congé', counted: { days: '{count}' } } satisfies Translated
    // @ts-expect-error nor is it under another name
    const misspelt = { heading: 'Congé', counted: { days: '{count} {nom}' } } satisfies Translated
    // @ts-expect-error plural forms that leave the number out do not mention it
    const numberless = { heading: 'Congé', counted: { days: '{name} {{count:jour|jours}}' } } satisfies Translated
    // @ts-expect-error a word is not a number: plural forms cannot stand for it
    const bent = { heading: 'Congé', counted: { days: '{count} {{name:a ??|b ??}}' } } satisfies Translated
    expect([lacking, groupless, more, deeper, silent, misspelt, numberless, bent]).toHaveLength(8)
  })
})

describe('the arguments of a text', () => {
  it('are read with their types from the syntax', () => {
    expectTypeOf<ArgumentsOf<'{count:number} of {name:string}'>>().toEqualTypeOf<{
      readonly count: number
      readonly name: string
    }>()
    expectTypeOf<ArgumentsOf<'{count:number} {{day|days}}'>>().toEqualTypeOf<{ readonly count: number }>()
    expectTypeOf<ArgumentsOf<'{{count:day|days}} and {count:number}'>>().toEqualTypeOf<{ readonly count: number }>()
    expectTypeOf<ArgumentsOf<'{name}'>>().toEqualTypeOf<{ readonly name: string | number }>()
    expectTypeOf<FunctionOf<'none'>>().parameters.toEqualTypeOf<[]>()
    expectTypeOf<TranslationOf<'none'>>().toEqualTypeOf<string>()
  })

  it('of an unknown type or with an unknown formatter nobody can give', () => {
    expectTypeOf<ArgumentsOf<'{count:numbre}'>['count']>().toBeNever()
    expectTypeOf<ArgumentsOf<'{when:string|weekday}'>['when']>().toBeNever()
  })
})

describe('the texts of the portal', () => {
  it('are functions of their arguments', () => {
    const { leave, file, portal } = textsOf(defaultLanguage)
    expectTypeOf(portal.name).parameters.toEqualTypeOf<[]>()
    expectTypeOf(file.limits).parameter(0).toEqualTypeOf<{ readonly types: string; readonly size: string }>()
    // Never called, only compiled.
    const wrong = (): unknown[] => [
      // @ts-expect-error it takes arguments
      file.limits(),
      // @ts-expect-error one of them is missing
      file.limits({ types: 'PDF' }),
      // @ts-expect-error a number is no string
      file.limits({ types: 'PDF', size: 10 }),
      // @ts-expect-error it has no such argument
      file.limits({ types: 'PDF', size: '10 MB', most: 3 }),
      // @ts-expect-error it takes none
      portal.name({ name: 'Portal' }),
      // @ts-expect-error there is no such text
      leave.requested,
      // @ts-expect-error there is no such area
      textsOf(defaultLanguage).leaves,
    ]
    expect(wrong).toBeTypeOf('function')
    expect(file.limits({ types: 'PDF', size: '10 MB' })).toContain('PDF')
  })

  it('have no function where the base forgot to be constant', () => {
    expectTypeOf<TextFunctions<{ heading: string }>['heading']>().toBeNever()
  })

  it('name what refusals, notices, pages and searches go by', () => {
    expectTypeOf<'record.stale'>().toExtend<Reason>()
    expectTypeOf<'signIn.locked'>().toExtend<Reason>()
    expectTypeOf<'information.stale'>().not.toExtend<Reason>()
    expectTypeOf<'leave.turn'>().toExtend<NoticeCode>()
    expectTypeOf<'leave.turned'>().not.toExtend<NoticeCode>()
    expectTypeOf<'passwordLink' | 'study'>().toExtend<Area>()
    expectTypeOf<'outbox' | 'statecharts' | 'session'>().not.toExtend<Area>()
    expectTypeOf<'course-list'>().toExtend<keyof Texts['assistant']['keywords']>()
    // @ts-expect-error no area has such a refusal
    const unknown = () => refusalText(defaultLanguage, 'leave.unheardOf', {})
    expect(unknown).toBeTypeOf('function')
  })
})
