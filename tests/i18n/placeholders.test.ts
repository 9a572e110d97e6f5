import { i18nString } from 'typesafe-i18n'
import { describe, expect, it } from 'vitest'

import { initFormatters } from '#i18n/formatters.ts'

import { argumentsOf, baseTag, numbersOf, parse, tags, textsOf, type Tag } from './dictionaries.ts'

const filled = [...textsOf(baseTag)].filter(([, text]) => argumentsOf(text).length > 0)

/** What each language says before its whole, where others say the part first: the words between the two. */
const wholeFirst: Partial<Record<Tag, readonly string[]>> = {
  // “{system} 上的 {browser}” is “{browser} on {system}”, “共 {all} 次，还剩 {left} 次” is “{left} of {all} left”.
  'zh-CN': ['上的', '次，还剩'],
}

/**
 * What the base says first of two, by kind. Every other text is read in the order in which the base mentions things.
 */
const pairs: Readonly<Record<string, readonly string[]>> = {
  'part before whole': [
    'at count',
    'attended members',
    'browser system',
    'count all',
    'count max',
    'day days',
    'done all',
    'hours total',
    'left all',
    'marks total',
    'number count',
    'page pages',
    'passed all',
    'passed total',
    'points most',
    'position duration',
    'sent size',
    'step steps',
    'taken capacity',
    'time all',
  ],
  'from before to': ['before after', 'from to', 'fromBefore from', 'fromBefore toBefore', 'roomBefore room'],
  'what it is about before what is said of it': [
    'account hours',
    'after room',
    'before roomBefore',
    'className before',
    'className from',
    'className fromBefore',
    'className office',
    'className passed',
    'className reason',
    'className time',
    'className to',
    'className what',
    'code minutes',
    'contact minutes',
    'ending setting',
    'events state',
    'exam minutes',
    'exam reason',
    'hours link',
    'lesson className',
    'mark percent',
    'minutes reason',
    'name count',
    'name most',
    'name time',
    'office count',
    'originalName accountName',
    'questionnaire until',
    'stars count',
    'task reason',
    'title step',
    'toBefore from',
  ],
  'one after the other, as the screen or the file has them': [
    'bold code',
    'code formula',
    'count marks',
    'count share',
    'count total',
    'done failed',
    'formula dollar',
    'kinds rows',
    'latency advice',
    'mail page',
    'next previous',
    'own other',
    'previous mark',
    'rows size',
    'seconds size',
    'size count',
    'speed latency',
    'types size',
    'value count',
    'web mail',
    'x y',
  ],
  'who before whom': [
    'learner className',
    'learner exam',
    'learner task',
    'name lesson',
    'name content',
    'name page',
    'who others',
    'who what',
  ],
}

/** What these say of a time and a class they say the other way round, in brackets or in passing. */
const inPassing: readonly string[] = [
  'notices.leave.approved.content',
  'notices.leave.rejected.content',
  'notices.leave.revoked.content',
  'notices.leave.turn.content',
  'notices.timetable.excused.content',
]

/** The arguments of a text as they are mentioned, each run once: a number and its noun are one mention. */
function mentionsOf(tag: Tag, text: string): readonly string[] {
  const said: string[] = []
  let [last, between] = ['', '']
  for (const part of parse(text)) {
    if (part.kind === 'text') between = part.content.trim()
    else if (part.key !== last) {
      said.splice(wholeFirst[tag]?.includes(between) ? -1 : said.length, 0, part.key)
      ;[last, between] = [part.key, '']
    }
  }
  return said
}

/** One number for each plural category of any of the languages. */
const counts = [0, 1, 2, 3, 5, 11, 21, 100]

/** A value of its own for each argument: a number at each turn another, anything else its name. */
function valuesOf(text: string, turn: number): Readonly<Record<string, string | number>> {
  const numbers = numbersOf(text)
  return Object.fromEntries(
    argumentsOf(text).map((name) => {
      const nth = numbers.indexOf(name)
      return [name, nth === -1 ? `‹${name}›` : (counts[(turn + nth) % counts.length] ?? 0)]
    }),
  )
}

/** Whether a number is said by the plural forms alone, which may say none, one and two by the noun, without a digit. */
const isInNoun = (text: string, name: string, value: string | number): boolean =>
  typeof value === 'number' && value <= 2 && !parse(text).some((part) => part.kind === 'parameter' && part.key === name)

/** How often a value stands in a text that is filled in; a digit of another number does not count. */
const timesIn = (shown: string, value: string | number): number =>
  shown.match(new RegExp(`(?<!\\d)${value}(?!\\d)`, 'gu'))?.length ?? 0

describe.each(tags)('what is filled into the texts in %s', (tag) => {
  const texts = textsOf(tag)
  const own = filled.flatMap(([key, baseText]) => {
    const text = texts.get(key)
    return text === undefined ? [] : [{ key, text, baseText }]
  })

  it('is read in the order of the base', () => {
    const read = own.map(({ key, text }) => [key, mentionsOf(tag, text)])
    expect(read).toEqual(own.map(({ key, baseText }) => [key, mentionsOf(baseTag, baseText)]))
  })

  it.each([...counts.keys()])('stands there as often as in the base, with numbers of turn %d', (turn) => {
    const [render, renderBase] = [i18nString(tag, initFormatters(tag)), i18nString(baseTag, initFormatters(baseTag))]
    for (const { key, text, baseText } of own) {
      const values = valuesOf(baseText, turn)
      const [shown, due] = [render(text, values), renderBase(baseText, values)]
      const wrong = Object.entries(values).filter(([name, value]) => {
        const times = timesIn(shown, value)
        return times !== timesIn(due, value) && !(times === 0 && isInNoun(text, name, value))
      })
      expect(wrong, `${key}: ${shown}`).toEqual([])
      expect(shown, key).not.toMatch(/[{}]|\?\?|undefined/)
    }
  })
})

it('every exceptional order is used', () => {
  for (const tag of tags) {
    const between = [...textsOf(tag).values()]
      .flatMap((text) => parse(text))
      .map((part) => (part.kind === 'text' ? part.content.trim() : ''))
    expect(between).toEqual(expect.arrayContaining([...(wholeFirst[tag] ?? [])]))
  }
})

it.each(Object.entries(pairs))('the base says %s', (_, all) => {
  for (const pair of all) {
    const said = filled
      .filter(([key]) => !inPassing.includes(key))
      .map(([, text]) => mentionsOf(baseTag, text).filter((name) => pair.split(' ').includes(name)))
      .filter((names) => names.length === 2)
    expect(new Set(said.map((names) => names.join(' '))), pair).toEqual(new Set([pair]))
  }
})

it('of all that the base mentions together it is said which comes first', () => {
  const said = new Set(Object.values(pairs).flat())
  expect(inPassing.filter((key) => !filled.some(([name]) => name === key))).toEqual([])
  const unsaid = filled.flatMap(([key, text]) => {
    if (inPassing.includes(key)) return []
    const names = [...new Set(mentionsOf(baseTag, text))]
    const two = names.slice(1).map((name, place) => `${names[place]} ${name}`)
    return two.filter((pair) => !said.has(pair)).map((pair) => `${key}: ${pair} | ${text}`)
  })
  expect(unsaid).toEqual([])
})
