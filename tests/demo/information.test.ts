import { describe, expect, it } from 'vitest'

import { DETAIL_MAX, SUMMARY_MAX, TITLE_MAX, topicDictionaries } from '#api/news/news.contract.ts'
import { languages } from '#i18n/locales.ts'
import { demoDictionaries } from '#server/dictionary/dictionaries.demo.ts'
import { demoInformation, type DemoInformationName } from '#server/news/information.demo.ts'
import { demoTexts } from '#server/demo/texts/index.ts'
import { cleaned, plainText } from '#server/news/rich-text.ts'

const names = Object.keys(demoInformation) as DemoInformationName[]
const written = languages.flatMap(({ code }) =>
  Object.entries(demoTexts[code].information).map(([name, text]) => [code, name as DemoInformationName, text] as const),
)

/** The sequence of tags of a rich text, with link targets. */
const structureOf = (html: string): readonly string[] => html.match(/<[^>]+>/g) ?? []

describe('the news, the help and the pages of the demo organisation', () => {
  it.each(languages.map(({ code }) => code))('[LOCALE-01] are complete in %s', (code) => {
    expect(names.filter((name) => !(name in demoTexts[code].information))).toEqual([])
  })

  it.each(written)('[LOCALE-01] in %s, %s has the structure of the Chinese text', (_code, name, { detail }) => {
    expect(structureOf(detail)).toEqual(structureOf(demoTexts.zh_CN.information[name].detail))
  })

  it.each(written)(
    "in %s, %s could have been written in the portal's editor",
    (_code, _name, { title, summary, detail }) => {
      expect([title, summary]).toEqual([title.trim(), summary.trim()])
      expect(title.length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX)
      expect(summary.length).toBeGreaterThan(0)
      expect(summary.length).toBeLessThanOrEqual(SUMMARY_MAX)
      expect(detail.length).toBeLessThanOrEqual(DETAIL_MAX)
      // Cleaning must be a no-op: every tag and address reaches the readers.
      expect(cleaned(detail)).toBe(detail.trim())
      expect(plainText(detail).length).toBeGreaterThan(100)
    },
  )

  it('are a dozen each, with existing topics', () => {
    for (const category of ['news', 'help_center'] as const) {
      const items = Object.values(demoInformation).filter((item) => item.category === category)
      expect(items).toHaveLength(12)
      const topics = Object.keys(demoDictionaries[topicDictionaries[category]]!)
      expect(items.filter(({ topic }) => !topics.includes(topic!))).toEqual([])
    }
  })
})
