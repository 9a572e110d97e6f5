import type { Difficulty, QuestionKind, ShownQuestion, Solution } from '#api/question/question.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'
import type { KeyedQuestion } from '#api/question/answer-rule.ts'
import type { Querying } from '#server/database/open.ts'
import type { Random } from '#server/random.ts'
import { htmlOf } from './markup.ts'

/** A question as it was at a time. */
export interface QuestionRef {
  readonly questionId: string
  readonly version: number
}
/** The same on a paper. */
export interface DrawnQuestion extends QuestionRef {
  /** The ids of its options, in the order of the paper. */
  readonly options: readonly string[]
}
/** Which questions a paper draws. */
export interface DrawRule {
  readonly bankId: string
  /** Null: of any. */
  readonly topic: string | null
  readonly difficulty: Difficulty | null
  readonly count: number
}

const idsIn = (json: string): string[] => JSON.parse(json) as string[]
const keyOf = (questionId: string, version: number): string => `${questionId} ${version}`

/** Questions in use, each once, in random order; fewer than asked for where the bank has no more. */
export async function drawQuestions(db: Querying, rule: DrawRule, random: Random): Promise<DrawnQuestion[]> {
  let fitting = db
    .selectFrom('question')
    .innerJoin('question_version', (join) =>
      join
        .onRef('question_version.question_id', '=', 'question.id')
        .onRef('question_version.version', '=', 'question.body_version'),
    )
    .select(['question.id', 'question_version.version', 'question_version.options'])
    .where('bank_id', '=', rule.bankId)
    .where('state', '=', 'published')
  if (rule.topic !== null) fitting = fitting.where('topic', '=', rule.topic)
  if (rule.difficulty !== null) fitting = fitting.where('difficulty', '=', rule.difficulty)
  const found = await fitting.orderBy('question.id').execute()
  return shuffled(found, random)
    .slice(0, rule.count)
    .map(({ id, version, options }) => ({ questionId: id, version, options: idsIn(options) }))
}

/** By Fisher and Yates. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [mixed[last], mixed[other]]
    if (one !== undefined && two !== undefined) [mixed[last], mixed[other]] = [two, one]
  }
  return mixed
}

/** What answers are marked by, in the order of `refs`. @throws Error for a version that does not exist */
export async function keysOf(db: Querying, refs: readonly QuestionRef[]): Promise<KeyedQuestion[]> {
  const found = new Map((await versionsOf(db, refs)).map((row) => [keyOf(row.question_id, row.version), row]))
  return refs.map(({ questionId, version }) => {
    const { kind, options, key } = known(found, questionId, version)
    return { kind, options: idsIn(options), key: idsIn(key) }
  })
}

/** In the order of `refs`, options as in `refs`; in the language where it is written in it, else in the default one. */
export async function shownQuestions(
  db: Querying,
  refs: readonly DrawnQuestion[],
  language: Language,
): Promise<ShownQuestion[]> {
  const [kinds, texts] = [await keysOf(db, refs), await textsOf(db, refs, language)]
  return refs.map(({ questionId, version, options }, index) => {
    const { kind, options: written } = kinds[index] ?? missing(questionId)
    const text = known(texts, questionId, version)
    return {
      questionID: questionId,
      kind: kind satisfies QuestionKind,
      stem: htmlOf(text.stem),
      options: options.map((optionID) => ({
        optionID,
        text: kind === 'trueFalse' ? '' : htmlOf(text.options[written.indexOf(optionID)] ?? ''),
      })),
    }
  })
}

/** What is right and why, in the order of `refs`. */
export async function solutionsOf(db: Querying, refs: readonly QuestionRef[], language: Language): Promise<Solution[]> {
  const [keys, texts] = [await keysOf(db, refs), await textsOf(db, refs, language)]
  return refs.map(({ questionId, version }, index) => {
    const { explanation } = known(texts, questionId, version)
    return {
      key: [...(keys[index] ?? missing(questionId)).key],
      explanation: explanation === '' ? '' : htmlOf(explanation),
    }
  })
}

interface WrittenText {
  readonly stem: string
  /** In the order of the ids of its options. */
  readonly options: readonly string[]
  readonly explanation: string
}

async function textsOf(
  db: Querying,
  refs: readonly QuestionRef[],
  { code }: Language,
): Promise<ReadonlyMap<string, WrittenText>> {
  if (refs.length === 0) return new Map()
  const rows = await db
    .selectFrom('question_text')
    .selectAll()
    .where('question_id', 'in', [...new Set(refs.map(({ questionId }) => questionId))])
    .where('language', 'in', [code, defaultLanguage.code])
    .execute()
  // The default language first, so that the other one replaces it.
  const ordered = rows.toSorted((one, other) => Number(one.language === code) - Number(other.language === code))
  return new Map(
    ordered.map(({ question_id, version, stem, options, explanation }) => [
      keyOf(question_id, version),
      { stem, options: idsIn(options), explanation },
    ]),
  )
}

const versionsOf = async (db: Querying, refs: readonly QuestionRef[]) =>
  refs.length === 0
    ? []
    : await db
        .selectFrom('question_version')
        .selectAll()
        .where('question_id', 'in', [...new Set(refs.map(({ questionId }) => questionId))])
        .execute()

function known<Item>(found: ReadonlyMap<string, Item>, questionId: string, version: number): Item {
  return found.get(keyOf(questionId, version)) ?? missing(questionId)
}
function missing(questionId: string): never {
  throw new Error(`There is no such version of the question ${questionId}`)
}
