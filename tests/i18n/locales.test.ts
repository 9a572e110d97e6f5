import { describe, expect, it } from 'vitest'

import { defaultLanguage, languageOf, languages, type Language } from '#i18n/locales.ts'

import { textsOf } from './dictionaries.ts'

const codes = [
  'zh_CN',
  'en_US',
  'fr_FR',
  'ar_AR',
  'es_ES',
  'id_ID',
  'kh_KH',
  'laos_LA',
  'pt_PT',
  'ru_RU',
  'vi_VN',
] as const

describe('the table of languages', () => {
  it('[CONST-16] has the eleven codes, each once', () => {
    expect(languages.map(({ code }) => code)).toEqual(codes)
  })

  it('[LOCALE-02] begins with zh_CN, the default', () => {
    expect(defaultLanguage.code).toBe('zh_CN')
    expect(languages[0]).toBe(defaultLanguage)
  })

  it.each(codes)('[CONST-16] finds the language of %s', (code) => {
    expect(languageOf(code)?.code).toBe(code)
  })

  it.each(['zh-CN', 'km_KH', 'ZH_CN', '', null, undefined, 1, ['zh_CN']])('[CONST-16] rejects %j', (code) => {
    expect(languageOf(code)).toBeNull()
  })

  it('writes only Arabic from right to left', () => {
    expect(languages.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual(['ar_AR'])
  })
})

describe.each(languages)('Intl in $tag', ({ tag, intl }: Language) => {
  it.each(['DateTimeFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'] as const)(
    'is known to %s',
    (part) => {
      const known = Intl[part] as { supportedLocalesOf: (tags: string[]) => string[] }
      expect(known.supportedLocalesOf([tag, intl])).toEqual([...new Set([tag, intl])])
    },
  )

  it('does not fall back to another language', () => {
    const asked = new Intl.Locale(tag).language
    expect(new Intl.Locale(new Intl.DateTimeFormat(intl).resolvedOptions().locale).language).toBe(asked)
    expect(new Intl.Locale(new Intl.PluralRules(tag).resolvedOptions().locale).language).toBe(asked)
  })

  it('writes numbers with Latin digits', () => {
    const digits = new Intl.NumberFormat(intl, { useGrouping: false }).format(1234567890)
    expect(digits).toBe('1234567890')
  })
})

describe('the variant wording', () => {
  const termsOf = (tag: Language['tag'], set: 'standard' | 'workshop'): ReadonlyMap<string, string> => {
    const prefix = `terms.${set}.`
    const own = [...textsOf(tag)].filter(([key]) => key.startsWith(prefix))
    return new Map(own.map(([key, text]) => [key.slice(prefix.length), text]))
  }

  it.each(languages.map(({ tag }) => tag))(
    '[LOCALE-07] exists in %s and differs from the standard in every text',
    (tag) => {
      const standard = termsOf(tag, 'standard')
      const workshop = termsOf(tag, 'workshop')
      expect(standard.size).toBeGreaterThan(0)
      expect([...workshop.keys()]).toEqual([...standard.keys()])
      for (const [key, text] of workshop) expect(text, key).not.toBe(standard.get(key))
    },
  )

  it('[LOCALE-07] speaks of workshop, agenda, forum and live stream', () => {
    const workshop = [...termsOf('en-US', 'workshop').values()].join(' ')
    const standard = [...termsOf('en-US', 'standard').values()].join(' ')
    for (const word of ['workshop', 'agenda', 'forum', 'live stream']) {
      expect(workshop).toContain(word)
      expect(standard).not.toContain(word)
    }
    for (const word of ['class', 'schedule', 'discussion', 'broadcast']) expect(workshop).not.toContain(word)
  })
})
