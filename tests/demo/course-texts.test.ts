import { describe, expect, it } from 'vitest'

import { languages } from '#i18n/locales.ts'
import { demoCourses } from '#server/course/courses.demo.ts'
import { demoPeople } from '#server/demo/people.ts'
import { demoTexts } from '#server/demo/texts/index.ts'

const names = Object.keys(demoCourses)

/** A letter that occurs in every text of a language with its own script. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  zh_CN: /\p{Script=Han}/u,
  ar_AR: /\p{Script=Arabic}/u,
  kh_KH: /\p{Script=Khmer}/u,
  laos_LA: /\p{Script=Lao}/u,
  ru_RU: /\p{Script=Cyrillic}/u,
}
const LATIN = /\p{Script=Latin}/u

describe('the texts of the demo courses', () => {
  const written = languages.map(({ code }) => [code, demoTexts[code].courses] as const)

  describe.each(written)('in %s', (code, texts) => {
    it('are complete', () => {
      const incomplete = names.filter((name) => {
        const text = new Map(Object.entries(texts)).get(name)
        return (
          text === undefined ||
          [text.title, text.summary, ...text.detail].some((part) => part.trim() === '') ||
          text.detail.length !== 2
        )
      })
      expect(incomplete).toEqual([])
      expect(Object.keys(texts).toSorted()).toEqual(names.toSorted())
    })

    it('are in the right script and differ from other languages', () => {
      const script = SCRIPTS[code] ?? LATIN
      const others = languages
        .filter((language) => language.code !== code)
        .flatMap((language) => Object.values(demoTexts[language.code].courses))
      const foreign = new Set(others.flatMap(({ title, summary, detail }) => [title, summary, ...detail]))
      const parts = Object.values(texts).flatMap(({ title, summary, detail }) => [title, summary, ...detail])
      expect(parts.filter((part) => !script.test(part))).toEqual([])
      expect(parts.filter((part) => foreign.has(part))).toEqual([])
      expect(new Set(parts).size).toBe(parts.length)
    })
  })

  it('the teachers are people of the academy', () => {
    const people = new Set(demoPeople.map(({ account }) => account))
    const unknown = Object.values(demoCourses).flatMap(({ teachers }) =>
      teachers.filter((teacher) => !people.has(teacher)),
    )
    expect(unknown).toEqual([])
  })
})
