import { folded } from '#i18n/folded.ts'

import type { FindableKey } from '#app/kit/part.ts'
import type { FindablePage } from '#app/routes/findable.ts'

/** Suggestions for an empty question. */
const suggestedTo = {
  visitor: ['login', 'index', 'appDownload', 'techAuth'],
  signedIn: ['mycourse', 'course-list', 'class-list', 'helpCentre'],
} as const satisfies Record<string, readonly FindableKey[]>

const mayOpen = ({ isPublic, isForVisitors }: FindablePage, isSignedIn: boolean): boolean =>
  isSignedIn ? !isForVisitors : isPublic

/** A page with its name and its search keywords. */
export interface Findable extends FindablePage {
  readonly title: string
  readonly words: readonly string[]
}
const MOST = 6

/** The best matches among the pages open to the caller; for an empty text the suggestions. */
export function findRoutes(text: string, pages: readonly Findable[], isSignedIn: boolean): readonly Findable[] {
  if (text === '') {
    const suggested = suggestedTo[isSignedIn ? 'signedIn' : 'visitor']
    return suggested.flatMap((key) => pages.filter((page) => page.key === key))
  }
  return pages
    .filter((page) => mayOpen(page, isSignedIn))
    .map((page) => ({ page, score: scoreOf(folded(text).trim(), page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ page }) => page)
}

/** Splits a keyword list of the dictionaries. */
export const keywordsOf = (list: string): readonly string[] => list.split(/[,、،]/).map((word) => word.trim())

function scoreOf(text: string, { key, title, words }: Findable): number {
  const name = folded(title)
  const known = [...words.map(folded), folded(key)]
  if (name === text) return 100
  if (name.startsWith(text)) return 80
  if (name.includes(text)) return 70
  if (known.some((word) => word.startsWith(text))) return 60
  if (known.some((word) => word.includes(text))) return 50
  // A whole question: scored by the longest known word in it.
  const within = [name, ...known].filter((word) => word.length > 1 && isWithin(word, text))
  return Math.max(0, ...within.map((word) => word.length))
}

/** Whether a question contains the word; as a whole word in scripts with word spacing. */
function isWithin(word: string, question: string): boolean {
  const isApart = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word)
  if (!isApart) return question.includes(word)
  return ` ${question.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `.includes(` ${word} `)
}
