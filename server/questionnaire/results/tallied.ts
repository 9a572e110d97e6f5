import * as z from 'zod/mini'
import type { Answers } from '#api/questionnaire/answering-rule.ts'
import { answer } from '#api/question/question.contract.ts'
import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'
import type { Database } from '#server/database/open.ts'
import { eachSubmission } from './read-submissions.ts'
import { added, countIn, shuffleTexts, tallySchema, withoutTexts } from './tally.ts'
import type { Tally } from './tally.ts'
import { departmentsToTell } from './told-departments.ts'

/** After closing what came last is told of so many answers on. */
const LAST_STEP = 2

/** What those of a department have answered. */
export interface DepartmentTally {
  /** Null: all the others together. */
  readonly code: string | null
  readonly counted: number
  readonly tally: Tally
}

const answersOf = z.record(z.string(), answer)
/** What one has submitted, by question. */
export const answersIn = (json: string): Answers => answersOf.parse(JSON.parse(json))

interface Asked {
  readonly id: string
  readonly isAnonymous: boolean
  readonly hasClosed: boolean
  /** For those who change it: of named ones they see every answer at once. */
  readonly isForStaff: boolean
}
/** The figures of a questionnaire. */
export interface Figures {
  readonly counted: number
  readonly tally: Tally
  /** Those that are told by themselves, and the others last, if there are any; of anonymous ones none. */
  readonly departments: readonly DepartmentTally[]
}
export interface Counted extends Figures {
  readonly submitted: number
}

const nothing: Figures = { counted: 0, tally: {}, departments: [] }

/** Everything that has been submitted so far. */
async function countAll(db: Database, id: string): Promise<Figures> {
  const tally: Tally = {}
  const of = new Map<string, { count: number; readonly tally: Tally }>()
  let counted = 0
  await eachSubmission(db, id, (rows) => {
    for (const { department_code: code, answers: json } of rows) {
      const answers = answersIn(json)
      counted += 1
      countIn(tally, answers)
      if (code === null) continue
      const department = of.get(code) ?? { count: 0, tally: {} }
      department.count += 1
      countIn(department.tally, answers, false)
      of.set(code, department)
    }
  })
  shuffleTexts(tally)
  const counts = new Map([...of].map(([code, { count }]) => [code, count]))
  const list: DepartmentTally[] = departmentsToTell({ total: counted, counts }).map((code) => ({
    code,
    counted: of.get(code)?.count ?? 0,
    tally: of.get(code)?.tally ?? {},
  }))
  const rest = list.reduce((left, { counted: own }) => left - own, counted)
  if (list.length > 0 && rest > 0) list.push({ code: null, counted: rest, tally: restOf(tally, list) })
  return { counted, tally, departments: list }
}

/** What the others have answered: everything without those. */
function restOf(tally: Tally, list: readonly DepartmentTally[]): Tally {
  const told = list.reduce<Tally>((sum, one) => added(sum, one.tally), {})
  return Object.fromEntries(
    Object.entries(tally).map(([questionID, { answered, options }]) => {
      const of = told[questionID]
      const left = Object.entries(options).map(([optionID, { chosen, places }]) => {
        const gone = of?.options[optionID]
        return [optionID, { chosen: chosen - (gone?.chosen ?? 0), places: places - (gone?.places ?? 0) }] as const
      })
      return [
        questionID,
        { answered: answered - (of?.answered ?? 0), options: Object.fromEntries(left), texts: [] },
      ] as const
    }),
  )
}

/**
 * What is counted of a questionnaire. What was told last stands until five more have submitted, and at its end until
 * two have, so that two looks do not tell one answer: of an anonymous one to everybody, of a named one to those who are
 * asked.
 */
export async function tallied(db: Database, asked: Asked): Promise<Counted> {
  const { id, isAnonymous, isForStaff } = asked
  const { submitted } = await db
    .selectFrom('questionnaire_submission')
    .select((eb) => eb.fn.countAll<number>().as('submitted'))
    .where('questionnaire_id', '=', id)
    .executeTakeFirstOrThrow()
  const figures = await (!isAnonymous && isForStaff
    ? submitted < RESULTS_FROM
      ? nothing
      : namedFigures(db, id)
    : toldFigures(db, asked, submitted))
  return { submitted, ...figures }
}

async function toldFigures(db: Database, { id, isAnonymous, hasClosed }: Asked, submitted: number): Promise<Figures> {
  const last = await db
    .selectFrom('questionnaire_tally')
    .select('counted')
    .where('questionnaire_id', '=', id)
    .executeTakeFirst()
  const step = hasClosed ? LAST_STEP : RESULTS_FROM
  // At the end named ones who have all been counted count as they were changed last.
  const isFinal = hasClosed && !isAnonymous && last !== undefined && submitted <= last.counted
  const isTold = last !== undefined && submitted < last.counted + step && !isFinal
  if (!isTold && submitted < RESULTS_FROM) return nothing
  if (isFinal) return namedFigures(db, id)
  const counted = isTold ? last.counted : submitted
  return shared(db, `${id} as told`, `told ${counted}`, async () => {
    const before = await storedFigures(db, id)
    if (before?.counted === counted) return before
    const figures = await countAll(db, id)
    const told = isAnonymous ? figures.tally : withoutTexts(figures.tally)
    const row = { counted: figures.counted, tally: JSON.stringify(told) }
    await db
      .insertInto('questionnaire_tally')
      .values({ questionnaire_id: id, ...row })
      .onConflict((conflict) =>
        // Another process may have told more meanwhile.
        conflict.column('questionnaire_id').doUpdateSet(row).where('questionnaire_tally.counted', '<', row.counted),
      )
      .execute()
    // What is stored is what was told, whoever has told it.
    return (await storedFigures(db, id)) ?? figures
  })
}

async function storedFigures(db: Database, id: string): Promise<Figures | null> {
  const row = await db
    .selectFrom('questionnaire_tally')
    .select(['counted', 'tally'])
    .where('questionnaire_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  return { counted: row.counted, tally: tallySchema.parse(JSON.parse(row.tally)), departments: [] }
}

/** How often an answer that is changed while all are counted lets them be counted again. */
const TRIES = 3

async function namedFigures(db: Database, id: string): Promise<Figures> {
  for (let tried = 1; ; tried += 1) {
    const standing = await standingOf(db, id)
    const figures = await shared(db, id, standing, () => countAll(db, id))
    if (tried === TRIES || (await standingOf(db, id)) === standing) return figures
  }
}

/** Another text whenever somebody has submitted, or is not there any more, or departments have been merged. */
async function standingOf(db: Database, id: string): Promise<string> {
  const of = await db
    .selectFrom('questionnaire_response')
    .select((eb) => [
      eb.fn.countAll<number>().as('people'),
      eb.fn.sum<number | null>('submissions').as('submissions'),
      eb.fn.max('updated_at').as('at'),
    ])
    .where('questionnaire_id', '=', id)
    .select(({ selectFrom }) =>
      selectFrom('department')
        .select((eb) => eb.fn.countAll<number>().as('merged'))
        .where('state', '=', 'merged')
        .as('merged'),
    )
    .where('submissions', '>', 0)
    .executeTakeFirstOrThrow()
  return `named ${of.people} ${Number(of.submissions)} ${String(of.at)} ${of.merged}`
}

/** Figures that are kept at hand. */
const KEPT = 20

interface Kept {
  readonly standing: string
  readonly figures: Promise<Figures>
}
const keptOf = new WeakMap<Database, Map<string, Kept>>()

/** Figures of a standing, worked out once for all who ask. */
function shared(db: Database, id: string, standing: string, work: () => Promise<Figures>): Promise<Figures> {
  const kept = keptOf.get(db) ?? new Map<string, Kept>()
  keptOf.set(db, kept)
  const found = kept.get(id)
  if (found?.standing === standing) return found.figures
  const figures = work()
  kept.delete(id)
  kept.set(id, { standing, figures })
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(oldest)
  figures.catch(() => {
    if (kept.get(id)?.figures === figures) kept.delete(id)
  })
  return figures
}
