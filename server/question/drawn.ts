import * as z from 'zod/mini'
import type { KeyedQuestion } from '#api/question/answer-rule.ts'
import { questionView } from '#api/question/question.contract.ts'
import type { PaperQuestion, QuestionView, Solution } from '#api/question/question.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Querying } from '#server/database/open.ts'

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

const ids = z.array(z.string())
const idsIn = (json: string): string[] => ids.parse(JSON.parse(json))
const keyOf = (questionId: string, version: number): string => `${questionId} ${version}`

/** The latest versions of some questions, by their ids. */
export async function latestVersions(db: Querying, questionIds: readonly string[]) {
  if (questionIds.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('question')
    .innerJoin('question_version as body', (join) =>
      join.onRef('body.question_id', '=', 'question.id').onRef('body.version', '=', 'question.body_version'),
    )
    .select(['question.id', 'body.version', 'body.kind', 'body.options'])
    .where('question.id', 'in', questionIds)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, options: idsIn(row.options) }]))
}

/** What answers are marked by, in the order of `refs`. @throws Error for a version that does not exist */
export async function keysOf(db: Querying, refs: readonly QuestionRef[]): Promise<KeyedQuestion[]> {
  if (refs.length === 0) return []
  const rows = await db
    .selectFrom('question_version')
    .select(['question_id', 'version', 'kind', 'options', 'key'])
    .where('question_id', 'in', [...new Set(refs.map(({ questionId }) => questionId))])
    .execute()
  const found = new Map(rows.map((row) => [keyOf(row.question_id, row.version), row]))
  return refs.map(({ questionId, version }) => {
    const { kind, options, key } = known(found, questionId, version)
    return { kind, options: idsIn(options), key: idsIn(key) }
  })
}

/** In the order of `refs`, options as in `refs`. */
export async function paperQuestions(
  db: Querying,
  refs: readonly DrawnQuestion[],
  language: Language,
): Promise<PaperQuestion[]> {
  const [keys, views] = [await keysOf(db, refs), await viewsOf(db, refs, language)]
  return refs.map(({ questionId, version, options }, index) => {
    const { kind, options: written } = keys[index] ?? missing(questionId)
    const { stem, options: texts, language: shownIn } = known(views, questionId, version)
    return {
      questionID: questionId,
      kind,
      language: shownIn,
      stem,
      options: options.map((optionID) => ({ optionID, text: texts[written.indexOf(optionID)] ?? '' })),
    }
  })
}

/** What is right and why, in the order of `refs`. */
export async function solutionsOf(db: Querying, refs: readonly QuestionRef[], language: Language): Promise<Solution[]> {
  const [keys, views] = [await keysOf(db, refs), await viewsOf(db, refs, language)]
  return refs.map(({ questionId, version }, index) => ({
    key: [...(keys[index] ?? missing(questionId)).key],
    explanation: known(views, questionId, version).explanation,
  }))
}

/** By question and version: in a language where all of it is written in it, else in its base one. */
async function viewsOf(
  db: Querying,
  refs: readonly QuestionRef[],
  { code }: Language,
): Promise<ReadonlyMap<string, QuestionView & { readonly language: string }>> {
  if (refs.length === 0) return new Map()
  const rows = await db
    .selectFrom('question_text')
    .select(['question_id', 'version', 'language', 'shown'])
    .where('question_id', 'in', [...new Set(refs.map(({ questionId }) => questionId))])
    .where((eb) => eb.or([eb('language', '=', code), eb('is_base', '=', 1)]))
    .where('shown', 'is not', null)
    .execute()
  // The base language first, so that the other one replaces it.
  const ordered = rows.toSorted((one, other) => Number(one.language === code) - Number(other.language === code))
  return new Map(
    ordered.map(({ question_id, version, language, shown }) => [
      keyOf(question_id, version),
      { language, ...questionView.parse(JSON.parse(shown ?? '')) },
    ]),
  )
}

function known<Item>(found: ReadonlyMap<string, Item>, questionId: string, version: number): Item {
  return found.get(keyOf(questionId, version)) ?? missing(questionId)
}
function missing(questionId: string): never {
  throw new Error(`There is no such version of the question ${questionId}`)
}
