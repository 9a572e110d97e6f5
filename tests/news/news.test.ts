import { describe, expect, it } from 'vitest'

import { DETAIL_MAX } from '#api/news/news.contract.ts'
import {
  commandVerdict,
  completeness,
  draftOf,
  isSameDraft,
  saysSomething,
  textsOf,
} from '#machines/news/information-draft.ts'
import { pageAskedFor } from '#machines/kit/pages.ts'
import { sectionOf } from '#views/editor/sections.ts'
import { narrowed, newsFilter } from '#views/news/news-address.ts'
import { readingMinutes } from '#views/news/reading-time.ts'

const ask = (query: string) => newsFilter(new URLSearchParams(query))

describe('the address of the news', () => {
  it('filters by well-formed topics and words only', () => {
    expect(ask('topic=events&keyword=%20river%20')).toEqual({ topic: 'events', keyword: 'river' })
    for (const rubbish of ['', 'topic=', 'topic=a%20b', 'topic=%3Cscript%3E', `topic=${'x'.repeat(65)}`]) {
      expect(ask(rubbish), rubbish).toEqual({ topic: '', keyword: '' })
    }
    expect(ask(`keyword=${'x'.repeat(500)}`).keyword).toHaveLength(100)
  })

  it('returns to the first page when the filter changes, and keeps the rest', () => {
    const query = new URLSearchParams('help=help_center&page=3&size=20&topic=login')
    expect(narrowed(query, { keyword: 'a b&c' })).toBe(
      '/dynamicList?help=help_center&size=20&topic=login&keyword=a+b%26c',
    )
    expect(narrowed(new URLSearchParams('topic=x&page=2'), { topic: '' })).toBe('/dynamicList')
  })

  it("never requests a page beyond the server's limits", () => {
    expect(['-1', '1.5', '1e9', 'Infinity', 'words'].map((text) => pageAskedFor(text))).toEqual([
      1, 1, 1_000_000, 1_000_000, 1,
    ])
  })
})

describe('the reading time of a text', () => {
  it('counts words, also in unspaced scripts, and is at least a minute', () => {
    const english = `<p>${'one two '.repeat(230)}</p>`
    expect(readingMinutes(english, 'en-US')).toBe(2)
    expect(readingMinutes('<p></p>', 'en-US')).toBe(1)
    expect(readingMinutes('<p class="many words in a tag">word</p>'.repeat(100), 'en-US')).toBe(1)
    const chinese = `<p>${'水位正在上升。'.repeat(200)}</p>`
    expect(readingMinutes(chinese, 'zh-CN')).toBeGreaterThan(1)
    expect(readingMinutes(chinese, 'zh-CN')).toBeLessThan(8)
  })
})

const text = (language: string, informationDetail: string, title = 'A title') => ({
  language,
  title,
  summary: '',
  informationDetail,
})
const draft = (...texts: ReturnType<typeof text>[]) => draftOf({ categoryCode: 'news', topicCode: null, texts })

describe('a draft', () => {
  it('is sent in the languages with any text; an empty paragraph is no text', () => {
    expect(textsOf(draft(text('zh_CN', '<p></p>', ''), text('en_US', '<p>&nbsp;</p>', 'Only a title')))).toEqual([
      { language: 'en_US', title: 'Only a title', summary: '', informationDetail: '' },
    ])
    expect([
      saysSomething('<p><br></p>'),
      saysSomething('<p><img src="api-file/1" alt=""></p>'),
      saysSomething('<p>a</p>'),
    ]).toEqual([false, true, true])
  })

  it('[LOCALE-01] shows the progress of each language', () => {
    const { texts } = draft(text('zh_CN', '<p>a</p>'), text('en_US', ''), text('fr_FR', '<p>a</p>', ' '))
    expect([texts.zh_CN, texts.en_US, texts.fr_FR, texts.ar_AR].map(completeness)).toEqual([
      'complete',
      'partial',
      'partial',
      'empty',
    ])
  })

  it('equals another with the same contents', () => {
    const one = draft(text('zh_CN', '<p>a</p>'))
    expect(isSameDraft(one, draft(text('zh_CN', '<p>a</p>')))).toBe(true)
    expect(isSameDraft(one, draft(text('en_US', '<p>a</p>')))).toBe(false)
    expect(isSameDraft(one, { ...one, topicCode: 'events' })).toBe(false)
  })

  it('is validated by its lifecycle before it is sent', () => {
    const codeOf = (...asked: Parameters<typeof commandVerdict>) => {
      const said = commandVerdict(...asked)
      return said.kind === 'refused' ? said.code : said.kind
    }
    const ready = draft(text('zh_CN', '<p>a</p>'))
    expect(codeOf('publish', null, draft())).toBe('news.titleMissing')
    // A title in one language and a text in another make no readable item.
    expect(codeOf('save', null, draft(text('zh_CN', ''), text('en_US', '<p>a</p>', '')))).toBe('news.detailMissing')
    expect(codeOf('save', null, draft(text('zh_CN', 'x'.repeat(DETAIL_MAX + 1))))).toBe('request.tooLarge')
    expect(codeOf('publish', null, ready)).toBe('allowed')
    expect(codeOf('discard', null, ready)).toBe('unknown')
    const stored = {
      informationID: '1',
      categoryCode: 'news',
      topicCode: null,
      state: 'published',
      revision: 4,
      texts: [],
      createdAt: '',
      updatedAt: '',
      publishedAt: '',
      views: 0,
    } as const
    expect(codeOf('publish', { ...stored, texts: [] }, ready)).toBe('news.alreadyPublished')
    expect(codeOf('discard', { ...stored, texts: [] }, ready)).toBe('news.stillPublished')
    expect(codeOf('withdraw', { ...stored, texts: [] }, ready)).toBe('allowed')
  })
})

describe('the addresses of the administration', () => {
  it.each([
    ['/outbox?page=2', 'outbox'],
    ['/information/new', 'information'],
    ['/information', 'information'],
    ['/', null],
    ['/informationx', null],
    ['/constructor', null],
  ])('%s belongs to %s', (address, section) => {
    expect(sectionOf(address)).toBe(section)
  })
})
