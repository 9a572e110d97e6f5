import { describe, expect, it } from 'vitest'

import { hasWords, tags, textsOf, wordsOf, type Tag } from './dictionaries.ts'

const otherScripts: Partial<Record<Tag, string>> = {
  'zh-CN': 'Han',
  ar: 'Arabic',
  'km-KH': 'Khmer',
  'lo-LA': 'Lao',
  'ru-RU': 'Cyrillic',
}
const scriptOf = (tag: Tag): string => otherScripts[tag] ?? 'Latin'

/** Allowed Latin words in languages of other scripts, and why. */
const latinWords: readonly { readonly word: string; readonly tags: readonly Tag[]; readonly why: string }[] = [
  // The longer one first, because allowed words are removed in order.
  { word: 'PDF', tags: ['zh-CN', 'ar', 'km-KH', 'lo-LA', 'ru-RU'], why: 'the name of a kind of files' },
  { word: 'Shift + Enter', tags: ['zh-CN', 'ar', 'ru-RU', 'km-KH', 'lo-LA'], why: 'what stands on the keys' },
  { word: 'Shift', tags: ['zh-CN', 'ar', 'ru-RU', 'km-KH', 'lo-LA'], why: 'what stands on the key' },
  { word: 'Enter', tags: ['zh-CN', 'ar', 'ru-RU', 'km-KH', 'lo-LA'], why: 'what stands on the key' },
  { word: 'Internet Explorer', tags: ['zh-CN', 'ar', 'ru-RU', 'km-KH', 'lo-LA'], why: 'the name of a browser' },
  { word: 'IE', tags: ['zh-CN', 'ar', 'ru-RU', 'km-KH', 'lo-LA'], why: 'what that browser is called in short' },
  { word: 'Caps Lock', tags: ['ar', 'ru-RU', 'km-KH', 'lo-LA'], why: 'what stands on the key' },
  { word: 'Ctrl+D', tags: ['zh-CN', 'ar', 'ru-RU', 'km-KH', 'lo-LA'], why: 'what stands on the keys' },
  { word: 'Markdown', tags: ['zh-CN', 'ar', 'ru-RU', 'km-KH', 'lo-LA'], why: 'the name of a format' },
  { word: 'QR', tags: ['ar', 'ru-RU', 'km-KH', 'lo-LA'], why: 'what such a code is called' },
  { word: 'HD', tags: ['ru-RU'], why: 'the usual abbreviation' },
  { word: 'SD', tags: ['ru-RU'], why: 'the usual abbreviation' },
  { word: 'Dock', tags: ['ru-RU'], why: 'what macOS calls it' },
  { word: 'Add to Home Screen', tags: ['km-KH', 'lo-LA'], why: 'what iOS writes, which speaks neither language' },
  { word: 'Add to Dock', tags: ['km-KH', 'lo-LA'], why: 'what macOS writes, which speaks neither language' },
  { word: '“Add”', tags: ['lo-LA'], why: 'what iOS writes, which does not speak it' },
  { word: '«Add»', tags: ['km-KH'], why: 'what iOS writes, which does not speak it' },
  { word: 'SMS', tags: ['km-KH', 'lo-LA'], why: 'the usual word' },
  { word: 'A–Z', tags: ['ar', 'km-KH', 'lo-LA'], why: 'what a capital letter is, for a script that has none' },
  { word: 'a–z', tags: ['ar', 'km-KH', 'lo-LA'], why: 'what a small letter is, for a script that has none' },
]

/** Texts that are equal in English and another language, and why. */
const sameInEnglish: readonly { readonly key: string; readonly tags: readonly Tag[]; readonly why: string }[] = [
  { key: 'portal.administration', tags: ['fr-FR'], why: 'a French word' },
  { key: 'study.notes', tags: ['fr-FR'], why: 'a French word' },
  { key: 'code.email', tags: ['fr-FR', 'pt-PT'], why: 'the usual word' },
  { key: 'profile.field.email', tags: ['fr-FR', 'id-ID', 'pt-PT', 'vi-VN'], why: 'the usual word' },
  { key: 'handIn.version', tags: ['fr-FR'], why: 'a French word' },
  { key: 'handIn.total', tags: ['es-ES', 'fr-FR', 'pt-PT'], why: 'the same word there' },
  { key: 'profile.field.religion', tags: ['fr-FR'], why: 'a French word' },
  { key: 'dictionary.type.religion', tags: ['fr-FR'], why: 'a French word' },
  { key: 'profile.avatar.preset.lotus', tags: ['fr-FR'], why: 'a French word' },
  { key: 'resource.type.image', tags: ['fr-FR'], why: 'a French word' },
  { key: 'resource.type.document', tags: ['fr-FR'], why: 'a French word' },
  { key: 'resource.type.video', tags: ['id-ID'], why: 'an Indonesian word' },
  { key: 'administration.courses.exam.questions', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'administration.resources.type', tags: ['fr-FR'], why: 'a French word' },
  { key: 'administration.resources.types.image', tags: ['fr-FR'], why: 'a French word' },
  { key: 'administration.resources.types.document', tags: ['fr-FR'], why: 'a French word' },
  { key: 'administration.resources.types.video', tags: ['id-ID', 'vi-VN'], why: 'the usual word there' },
  { key: 'administration.outbox.state', tags: ['id-ID'], why: 'an Indonesian word' },
  { key: 'course.mine.states', tags: ['id-ID'], why: 'an Indonesian word' },
  { key: 'marking.column.state', tags: ['id-ID'], why: 'an Indonesian word' },
  { key: 'centre.role.admin', tags: ['id-ID'], why: 'an Indonesian word' },
  {
    key: 'entry.speed.hd',
    tags: ['es-ES', 'fr-FR', 'id-ID', 'pt-PT', 'ru-RU', 'vi-VN'],
    why: 'the usual abbreviation',
  },
  {
    key: 'entry.speed.sd',
    tags: ['es-ES', 'fr-FR', 'id-ID', 'pt-PT', 'ru-RU', 'vi-VN'],
    why: 'the usual abbreviation',
  },
  { key: 'live.hd', tags: ['es-ES', 'fr-FR', 'id-ID', 'pt-PT', 'ru-RU', 'vi-VN'], why: 'the usual abbreviation' },
  { key: 'live.sd', tags: ['es-ES', 'fr-FR', 'id-ID', 'pt-PT', 'ru-RU', 'vi-VN'], why: 'the usual abbreviation' },
  { key: 'shell.pagination.page', tags: ['fr-FR'], why: 'a French word' },
  { key: 'managedQuestionnaire.kind', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'managedQuestionnaire.kinds.questionnaire', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'managedQuestionnaire.kinds.vote', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'questionnaireList.kinds.questionnaire', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'questionnaireList.kinds.vote', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'questionnaireResults.point', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'questionnaireResults.question', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'questionnaireResults.table.option', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'managedQuestionnaire.page', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'managedQuestionnaire.questions', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'homework.desk.version', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'managedTask.points', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'managedTask.version', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'administration.scope.questionnaires', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'charts.questionnaire.title', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'shell.menu', tags: ['id-ID', 'fr-FR', 'pt-PT'], why: 'the same word there' },
  { key: 'course.detail.tabs.notes', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'course.exam.questions', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'administration.outbox.mail', tags: ['fr-FR', 'pt-PT'], why: 'the usual word' },
  {
    key: 'study.controls.hd',
    tags: ['es-ES', 'fr-FR', 'id-ID', 'pt-PT', 'ru-RU', 'vi-VN'],
    why: 'the usual abbreviation',
  },
  {
    key: 'study.controls.sd',
    tags: ['es-ES', 'fr-FR', 'id-ID', 'pt-PT', 'ru-RU', 'vi-VN'],
    why: 'the usual abbreviation',
  },
  { key: 'agenda.kind.class', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'timetable.state.absent', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'charts.attendance.states.absent', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'timetable.online', tags: ['pt-PT'], why: 'the same word there' },
  { key: 'profile.no', tags: ['es-ES'], why: 'the same word there' },
  { key: 'shell.agenda', tags: ['fr-FR', 'es-ES', 'id-ID', 'pt-PT'], why: 'the same word there' },
  { key: 'title.class-agenda', tags: ['fr-FR', 'es-ES', 'id-ID', 'pt-PT'], why: 'the same word there' },
  { key: 'study.controls.volume', tags: ['fr-FR', 'id-ID', 'pt-PT'], why: 'the same word there' },
  { key: 'study.shortcuts.volume', tags: ['fr-FR', 'id-ID', 'pt-PT'], why: 'the same word there' },
  { key: 'live.volume', tags: ['fr-FR', 'pt-PT'], why: 'the same word there' },
  { key: 'shell.messages', tags: ['fr-FR'], why: 'a French word' },
  { key: 'title.dynamicDetail', tags: ['fr-FR'], why: 'a French word' },
  { key: 'assistant.name', tags: ['fr-FR'], why: 'a French word' },
  { key: 'assistant.pages', tags: ['fr-FR'], why: 'a French word' },
  { key: 'class.desk.places', tags: ['fr-FR'], why: 'a French word' },
  { key: 'class.registration.placesName', tags: ['fr-FR'], why: 'a French word' },
  {
    key: 'desk.keys.enter',
    tags: ['ar', 'id-ID', 'km-KH', 'lo-LA', 'pt-PT', 'ru-RU', 'vi-VN'],
    why: 'what stands on the key',
  },
  {
    key: 'desk.keys.shift',
    tags: ['zh-CN', 'ar', 'id-ID', 'km-KH', 'lo-LA', 'pt-PT', 'ru-RU', 'vi-VN'],
    why: 'what stands on the key',
  },
  { key: 'class.dates', tags: ['fr-FR'], why: 'a French word' },
  { key: 'exam.fact.participation', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'exam.marksOf', tags: ['fr-FR'], why: 'the usual abbreviation' },
  { key: 'exam.marksOfTotal', tags: ['fr-FR'], why: 'the usual abbreviation' },
  { key: 'exam.minutesOf', tags: ['fr-FR', 'es-ES', 'pt-PT'], why: 'the usual abbreviation' },
  { key: 'exam.passOf', tags: ['fr-FR'], why: 'the usual abbreviation' },
  { key: 'exam.result.question', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'managedExam.preview.number', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'managedExam.questions', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'question.heading', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'question.kind', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'question.stem', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'question.version', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'administration.scope.questions', tags: ['fr-FR'], why: 'the same word there' },
  { key: 'shell.terms.workshop.classes', tags: ['pt-PT'], why: 'the usual word' },
]

/** The script of a text, without the allowed foreign words. */
function ownWords(tag: Tag, text: string): string {
  const allowed = latinWords.filter((entry) => entry.tags.includes(tag))
  return allowed.reduce((rest, { word }) => rest.replaceAll(word, ''), wordsOf(text))
}

function matching(tag: Tag, pattern: RegExp): string[] {
  return [...textsOf(tag)]
    .filter(([, text]) => pattern.test(ownWords(tag, text)))
    .map(([key, text]) => `${key}: ${text}`)
}

describe.each(tags)('the texts in %s', (tag) => {
  it('[LOCALE-01] use the letters of its own script only', () => {
    expect(matching(tag, new RegExp(`[\\p{L}--\\p{Script_Extensions=${scriptOf(tag)}}]`, 'v'))).toEqual([])
  })

  it('[LOCALE-01] use Latin digits only, like the numbers inserted into them', () => {
    expect(matching(tag, /(?![0-9])\p{Nd}/u)).toEqual([])
  })
})

describe.each(tags.filter((tag) => tag !== 'zh-CN'))('the texts in %s', (tag) => {
  it('[LOCALE-01] contain no remains of the Chinese text, punctuation included', () => {
    expect(matching(tag, /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u)).toEqual([])
  })
})

describe.each(tags.filter((tag) => tag !== 'en-US'))('the texts in %s', (tag) => {
  it('[LOCALE-01] differ from the English ones', () => {
    const english = textsOf('en-US')
    const same = [...textsOf(tag)].filter(([key, text]) => hasWords(text) && text === english.get(key))
    const allowed = sameInEnglish.filter((entry) => entry.tags.includes(tag)).map(({ key }) => key)
    expect(same.map(([key]) => key).sort()).toEqual(allowed.sort())
  })
})

describe('the foreign words that are allowed', () => {
  it.each(latinWords.flatMap(({ word, tags: users }) => users.map((tag) => [word, tag] as const)))(
    '[LOCALE-01] %s is used in %s',
    (word, tag) => {
      expect([...textsOf(tag).values()].some((text) => wordsOf(text).includes(word))).toBe(true)
    },
  )
})
