import { findablePage, type FindableKey } from '../routes/findable.ts'

/** Suggested while nothing is asked for yet. */
const suggestedTo = {
  visitor: ['login', 'index', 'appDownload', 'techAuth'],
  signedIn: ['mycourse', 'course-list', 'class-list', 'helpCentre'],
} as const satisfies Record<string, readonly FindableKey[]>

function mayOpen(key: FindableKey, isSignedIn: boolean): boolean {
  const { isPublic, isForVisitors } = findablePage(key)
  return isSignedIn ? !isForVisitors : isPublic
}

/** What a page is called and what people may call it. */
export interface Findable {
  readonly key: FindableKey
  readonly title: string
  readonly words: readonly string[]
}
const MOST = 6

/** The pages that fit a text best, of those that the caller may open; for no text those that are needed most. */
export function findRoutes(text: string, pages: readonly Findable[], isSignedIn: boolean): readonly FindableKey[] {
  if (text === '') return suggestedTo[isSignedIn ? 'signedIn' : 'visitor']
  return pages
    .filter(({ key }) => mayOpen(key, isSignedIn))
    .map((page) => ({ key: page.key, score: scoreOf(plain(text), page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ key }) => key)
}

/** Words that people may have put into one text, as the dictionaries separate them. */
export const wordsOf = (list: string): readonly string[] => list.split(/[,、،]/).map((word) => word.trim())

/** Without what is written in some keyboards and not in others: accents, capitals, double width. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u065f\u200b]/g, '')
    .toLowerCase()
    .trim()

function scoreOf(text: string, { key, title, words }: Findable): number {
  const name = plain(title)
  const known = [...words.map(plain), plain(key)]
  if (name === text) return 100
  if (name.startsWith(text)) return 80
  if (name.includes(text)) return 70
  if (known.some((word) => word.startsWith(text))) return 60
  if (known.some((word) => word.includes(text))) return 50
  // A whole question: the longest word of it that is known counts.
  const within = [name, ...known].filter((word) => word.length > 1 && isWithin(word, text))
  return Math.max(0, ...within.map((word) => word.length))
}

/** Whether a question has the word in it; where words are set apart, as a word of its own. */
function isWithin(word: string, question: string): boolean {
  const isApart = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word)
  if (!isApart) return question.includes(word)
  return ` ${question.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `.includes(` ${word} `)
}
