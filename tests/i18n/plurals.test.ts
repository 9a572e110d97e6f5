import { i18nString } from 'typesafe-i18n'
import type { PluralPart } from 'typesafe-i18n/parser'
import { describe, expect, it } from 'vitest'

import { baseTag, numbersOf, parse, pluralsOf, tags, textsOf, type Tag } from './dictionaries.ts'

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000]
const base = textsOf(baseTag)

/** Texts in which no word inflects with the number, and why. */
const unbent: Readonly<Record<string, string>> = {
  'code.resendIn': 'a countdown with the unit abbreviated',
  'shell.sidePicture': 'the number is a name',
  'shell.liveCount': 'it goes with no noun in English',
  'shell.unreadMessages': 'it goes with no noun in English',
  'message.centre.unreadCount': 'it goes with no noun in English',
  'study.chapters.done': 'a fraction, such as 2/3',
  'study.completed.required': 'a fraction, such as 2/3',
  'study.completed.elective': 'a fraction, such as 2/3',
  'class.desk.taken': 'places taken, of how many; it goes with no noun',
  'class.desk.unlimited': 'places taken; it goes with no noun',
  'managedClass.ticked': 'a label before the number, or no noun at all',
  'managedClass.decided': 'a label before the number, or no noun at all',
  'exam.reason.hoursMissing': 'a label before the number',
  'desk.count': 'a label before the number in Russian',
  'course.catalogue.count': 'French writes one course like many',
}

/** Categories that may share a form: Arabic writes a feminine noun alike after 11 and after 100. */
const alike: Partial<Record<Tag, readonly string[]>> = { ar: ['other'] }

/** The plural categories of whole numbers in a language. */
function categoriesOf(tag: Tag): ReadonlySet<Intl.LDMLPluralRule> {
  const rules = new Intl.PluralRules(tag)
  const wholeNumbers = [...Array.from({ length: 201 }, (_, index) => index), ...counts]
  return new Set(wholeNumbers.map((count) => rules.select(count)))
}

/** The expected form for a number; `zero` is optional in languages without that category. */
function formOf(plural: PluralPart, tag: Tag, count: number): string {
  if (count === 0 && plural.zero !== undefined) return plural.zero
  return plural[new Intl.PluralRules(tag).select(count)] ?? ''
}

/** A text with all arguments set to one number, formatted by Intl's categories alone. */
function expectedText(text: string, tag: Tag, count: number): string {
  return parse(text)
    .map((part) => {
      if (part.kind === 'text') return part.content
      return part.kind === 'plural' ? formOf(part, tag, count).replaceAll('??', String(count)) : String(count)
    })
    .join('')
}

const bent = (tag: Tag): [string, string][] => [...textsOf(tag)].filter(([, text]) => pluralsOf(text).length > 0)

describe.each(tags)('plural forms in %s', (tag) => {
  it('[LOCALE-01] exist for every category of the language', () => {
    const categories = [...categoriesOf(tag)]
    for (const [key, text] of bent(tag)) {
      for (const plural of pluralsOf(text)) {
        const given = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((name) => plural[name])
        expect(given, key).toEqual(expect.arrayContaining(categories))
      }
    }
  })

  it('[LOCALE-01] inflect every word that depends on a number', () => {
    const needed = categoriesOf(tag).size > 1
    const texts = textsOf(tag)
    for (const [key, text] of base) {
      const governing = new Set(pluralsOf(texts.get(key) ?? '').map((plural) => plural.key))
      const numbers = needed ? numbersOf(text) : []
      if (key in unbent) expect(numbers, key).toEqual(expect.arrayContaining([...governing]))
      else expect([...governing].sort(), key).toEqual([...numbers].sort())
    }
  })

  it.each(counts)('[LOCALE-01] are right for %d', (count) => {
    const render = i18nString(tag)
    for (const [key, text] of bent(tag)) {
      const args = Object.fromEntries(parse(text).flatMap((part) => (part.kind === 'text' ? [] : [[part.key, count]])))
      const shown = render(text, args)
      expect(shown, key).toBe(expectedText(text, tag, count))
      expect(shown, key).not.toMatch(/[{}|]|\?\?|undefined| {2}/)
    }
  })

  it('[LOCALE-01] differ from category to category', () => {
    for (const [key, text] of bent(tag)) {
      for (const plural of pluralsOf(text)) {
        const names = [...categoriesOf(tag)].filter((name) => !alike[tag]?.includes(name))
        expect(new Set(names.map((name) => plural[name])).size, key).toBe(names.length)
      }
    }
  })
})
