import type { NoticePart } from '#api/message/notice.contract.ts'
import type { Translations } from '#i18n/i18n-types.ts'
import type { Language } from '#i18n/locales.ts'
import { textsOf } from '#server/answer/texts.ts'

type Notices = Translations['message']['notice']

/** What a notice says, by the key of its texts below `message.notice`: leave.turn, leave.approved, … */
export type NoticeCode = { [Area in keyof Notices]: `${Area & string}.${keyof Notices[Area] & string}` }[keyof Notices]

/** What a text names, by name; a missing one reads as nothing. */
export type Named = Readonly<Record<string, NoticePart>>

type Fill = (names: Readonly<Record<string, string>>) => string
type Texts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<'title' | 'content', Fill>>>>>>

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
  const [area = '', name = ''] = code.split('.')
  return (textsOf(language).message.notice as unknown as Texts)[area]?.[name]
}
