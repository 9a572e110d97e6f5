import type { NoticePart } from '#api/message/notice.contract.ts'
import type { NoticeTexts } from '#i18n/dictionaries.ts'
import type { Language } from '#i18n/locales.ts'
import { spokenIn } from '#server/answer/dictionaries.ts'

/** What a notice says, by its part and its key among the notices of that: leave.turn, leave.approved, … */
export type NoticeCode = {
  [Part in keyof NoticeTexts]: `${Part}.${keyof NoticeTexts[Part] & string}`
}[keyof NoticeTexts]

/** The arguments of a text by name; a missing one is empty. */
export type Named = Readonly<Record<string, NoticePart>>

type Fill = (names: Readonly<Record<string, string>>) => string
type ByCode = Readonly<Record<string, Readonly<Record<string, Readonly<Record<'title' | 'content', Fill>>>>>>

/** Private-use characters that enclose the names of placeholders. */
const [OPENS, CLOSES] = ['\uE000', '\uE001']
const HOLE = /\uE000(\w+)\uE001/

/** The title of a notice in a language. */
export const noticeTitle = (language: Language, code: string): string => textsUnder(language, code)?.title({}) ?? ''

/** The content of a notice in a language, piece by piece. */
export function noticeContent(language: Language, code: string, named: Named): NoticePart[] {
  const holes = Object.fromEntries(Object.keys(named).map((name) => [name, `${OPENS}${name}${CLOSES}`]))
  const text = textsUnder(language, code)?.content(holes) ?? ''
  // Split by a capturing group, so every second piece is the name of a placeholder.
  return text
    .split(HOLE)
    .map(
      (piece, i): NoticePart =>
        i % 2 === 0 ? { kind: 'words', text: piece } : (named[piece] ?? { kind: 'words', text: '' }),
    )
    .filter((part) => part.text !== '')
}

/** Empty for a code that has no texts any more. */
function textsUnder(language: Language, code: string) {
  const [part = '', name = ''] = code.split('.')
  return (spokenIn(language).notices as unknown as ByCode)[part]?.[name]
}
