import type { DeskDecision, DeskItem, DeskResults } from '#api/desk/desk.contract.ts'
import { isInkless, isLongerThan } from '#api/kit/written-text.ts'

/** The key of a record among those of all lifecycles. */
export const keyOf = ({ lifecycle, id }: Pick<DeskItem, 'lifecycle' | 'id'>): string => `${lifecycle} ${id}`
export const keysOf = (rows: readonly DeskItem[]): readonly string[] => rows.map(keyOf)

const offerOf = ({ decisions }: DeskItem, decision: DeskDecision) =>
  decisions.find((offer) => offer.decision === decision)

/** Why a decision would be refused by every one of these, in words; null: it is open for one at least. */
export function closedFor(targets: readonly DeskItem[], decision: DeskDecision): string | null {
  const closed = targets.map((item) => offerOf(item, decision)?.closed ?? null)
  return closed.includes(null) ? null : (closed[0]?.message ?? null)
}

/** What is written with a decision on all of these; null: nothing. */
export interface WordsRule {
  readonly isRequired: boolean
  /** In graphemes. */
  readonly limit: number
}

/** The strictest rule of the targets, since all share the same text. */
export function wordsRule(targets: readonly DeskItem[], decision: DeskDecision): WordsRule | null {
  const rules = targets.flatMap((item) => offerOf(item, decision)?.reason ?? [])
  return rules.length === 0
    ? null
    : {
        isRequired: rules.some(({ isRequired }) => isRequired),
        limit: Math.min(...rules.map(({ limit }) => limit)),
      }
}

interface Written {
  readonly targets: readonly DeskItem[]
  readonly decision: DeskDecision
  readonly words: string
}

/** What is wrong with the text of a decision, as a reason code; null: nothing. */
export function wordsProblem({ targets, decision, words }: Written): string | null {
  const rule = wordsRule(targets, decision)
  if (rule === null) return null
  if (rule.isRequired && isInkless(words)) return 'desk.reasonMissing'
  return isLongerThan(words, rule.limit) ? 'desk.reasonTooLong' : null
}

/** Whether a record was decided on. */
export const decidedIn = (results: DeskResults, item: DeskItem): boolean =>
  results.some((result) => result.reason === null && keyOf(result) === keyOf(item))

interface Shown {
  readonly rows: readonly DeskItem[]
  readonly current: string | null
}

/** The row to be shown among the new rows: the same one, else what came after it, else what came before. */
export function nextAfter({ rows, current }: Shown, changed: readonly DeskItem[]): string | null {
  const [before, keys] = [keysOf(rows), keysOf(changed)]
  if (current === null) return keys[0] ?? null
  const at = before.indexOf(current)
  const near = [...before.slice(Math.max(at, 0)), ...before.slice(0, Math.max(at, 0)).toReversed()]
  return [current, ...near].find((key) => keys.includes(key)) ?? keys[0] ?? null
}

/** Ticks of the rows of a page, by key, in the order in which they were set. */
type Keys = readonly string[]

/** One row is ticked, or unticked. */
export const toggled = (ticked: Keys, key: string): Keys =>
  ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key]

/** All rows from the last one to this one, both included, are ticked in addition; without a last one, this one. */
export function rangeTicked(keys: Keys, ticked: Keys, last: string | null, key: string): Keys {
  const [from, to] = [keys.indexOf(last ?? key), keys.indexOf(key)].toSorted((a, b) => a - b)
  const range = from === undefined || to === undefined || from < 0 ? [key] : keys.slice(from, to + 1)
  return [...ticked, ...range.filter((one) => !ticked.includes(one))]
}

/** The whole page is ticked; unticked if it was. */
export const pageTicked = (keys: Keys, ticked: Keys): Keys => (ticked.length === keys.length ? [] : keys)

/** Ticks of rows that are still there. */
export const stillTicked = (keys: Keys, ticked: Keys): Keys => ticked.filter((key) => keys.includes(key))
