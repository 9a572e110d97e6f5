import { describe, expect, it } from 'vitest'

import { languages } from '#i18n/locales.ts'
import { demoTexts } from '#server/demo/texts/index.ts'
import { demoTopics } from '#server/course/topics.demo.ts'

const names = Object.keys(demoTopics)
const partsOf = (code: (typeof languages)[number]['code']) =>
  Object.values(demoTexts[code].topics).flatMap(({ title, summary }) => [title, summary])

describe('the texts of the demo topics', () => {
  it.each(languages.map(({ code }) => code))('are complete in %s, and translated', (code) => {
    expect(Object.keys(demoTexts[code].topics)).toEqual(names)
    const parts = partsOf(code)
    expect(parts.filter((part) => part.trim() === '')).toEqual([])
    expect(new Set(parts).size).toBe(names.length * 2)
    const foreign = new Set(languages.filter((other) => other.code !== code).flatMap((other) => partsOf(other.code)))
    expect(parts.filter((part) => foreign.has(part))).toEqual([])
  })

  it('have four to six distinct courses each', () => {
    for (const courses of Object.values(demoTopics)) {
      expect([4, 5, 6]).toContain(courses.length)
      expect(new Set<string>(courses).size).toBe(courses.length)
    }
  })
})
