import * as z from 'zod/mini'
import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'
import type { Answers } from '#api/questionnaire/answering-rule.ts'
import { answer } from '#api/question/question.contract.ts'
import type { Querying } from '#server/database/open.ts'

const questionTally = z.object({
  answered: z.int(),
  /** By option: how many have chosen it, and the sum of its places in the answers that put options in order. */
  options: z.record(z.string(), z.object({ chosen: z.int(), places: z.int() })),
  texts: z.array(z.string()),
})
export type QuestionTally = z.infer<typeof questionTally>
const tallyOf = z.record(z.string(), questionTally)
/** What was answered, by question. */
export type Tally = z.infer<typeof tallyOf>

const answersOf = z.record(z.string(), answer)

/** Counts submissions. Texts come in the order of random ids, which is none. */
export function count(submissions: readonly Answers[]): Tally {
  const tally: Tally = {}
  for (const answers of submissions)
    for (const [questionID, { chosen, text }] of Object.entries(answers)) {
      if (chosen.length === 0 && text === '') continue
      const of = (tally[questionID] ??= { answered: 0, options: {}, texts: [] })
      of.answered += 1
      for (const [at, optionID] of chosen.entries()) {
        const option = (of.options[optionID] ??= { chosen: 0, places: 0 })
        option.chosen += 1
        option.places += at + 1
      }
      if (text !== '') of.texts.push(text)
    }
  return tally
}

interface Asked {
  readonly id: string
  readonly isAnonymous: boolean
  readonly hasClosed: boolean
}
export interface Counted {
  readonly submitted: number
  readonly counted: number
  readonly tally: Tally
}

/**
 * What is counted of a questionnaire. Of an anonymous one what was told last stands until five more have submitted, and
 * at its end until two have, so that two looks do not tell one answer.
 */
export async function tallied(db: Querying, { id, isAnonymous, hasClosed }: Asked): Promise<Counted> {
  const { submitted } = await db
    .selectFrom('questionnaire_submission')
    .select((eb) => eb.fn.countAll<number>().as('submitted'))
    .where('questionnaire_id', '=', id)
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('questionnaire_tally')
    .select(['counted', 'tally'])
    .where('questionnaire_id', '=', id)
    .executeTakeFirst()
  const step = hasClosed ? 2 : RESULTS_FROM
  if (isAnonymous && last !== undefined && submitted < last.counted + step)
    return { submitted, counted: last.counted, tally: tallyOf.parse(JSON.parse(last.tally)) }
  if (submitted < RESULTS_FROM) return { submitted, counted: 0, tally: {} }
  const rows = await db
    .selectFrom('questionnaire_submission')
    .select('answers')
    .where('questionnaire_id', '=', id)
    .orderBy('id')
    .execute()
  const tally = count(rows.map(({ answers }) => answersOf.parse(JSON.parse(answers))))
  if (isAnonymous) {
    const row = { counted: rows.length, tally: JSON.stringify(tally) }
    await db
      .insertInto('questionnaire_tally')
      .values({ questionnaire_id: id, ...row })
      .onConflict((conflict) => conflict.column('questionnaire_id').doUpdateSet(row))
      .execute()
  }
  return { submitted, counted: rows.length, tally }
}
