import type { NoticePart } from '#api/message/notice.contract.ts'
import type { NoticeTexts } from '#i18n/dictionaries.ts'
import type { Language } from '#i18n/locales.ts'
import { spokenIn } from '#server/answer/dictionaries.ts'

/** What a notice says, by its part and its key among the notices of that: leave.turn, leave.approved, … */
export type NoticeCode = {
  [Part in keyof NoticeTexts]: `${Part}.${keyof NoticeTexts[Part] & string}`
}[keyof NoticeTexts]

/** What a text names, by name; a missing one reads as nothing. */
export type Named = Readonly<Record<string, NoticePart>>

type Fill = (names: Readonly<Record<string, string>>) => string
type ByCode = Readonly<Record<string, Readonly<Record<string, Readonly<Record<'title' | 'content', Fill>>>>>>

/** Characters of no script, between which a text has the name of what belongs there. */
const [OPENS, CLOSES] = ['\uE000', '\uE001']
const HOLE = /\uE000(\w+)\uE001/

/** The title of a notice in a language. */
export const noticeTitle = (language: Language, code: string): string => textsUnder(language, code)?.title({}) ?? ''

/** What a notice says in a language, piece after piece. */
export function noticeContent(language: Language, code: string, named: Named): NoticePart[] {
  const holes = Object.fromEntries(Object.keys(named).map((name) => [name, `${OPENS}${name}${CLOSES}`]))
  const text = textsUnder(language, code)?.content(holes) ?? ''
  // Split by a group, so every second piece is the name of a hole.
  return text
    .split(HOLE)
    .map(
      (piece, i): NoticePart =>
        i % 2 === 0 ? { kind: 'words', text: piece } : (named[piece] ?? { kind: 'words', text: '' }),
    )
    .filter((part) => part.text !== '')
}

/** Of a code that has no texts any more: nothing. */
function textsUnder(language: Language, code: string) {
  const [part = '', name = ''] = code.split('.')
  return (spokenIn(language).notices as unknown as ByCode)[part]?.[name]
}
