import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { defaultLanguage } from '#i18n/locales.ts'
import { systemClock } from '#server/clock.ts'
import type { Asking } from '#server/commands/each.ts'
import { userId } from '#server/demo/ids.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import type { Database } from '#server/database/open.ts'
import { departmentResults } from '#server/questionnaire/results/department-results.ts'
import { exportedResults } from '#server/questionnaire/results/export-results.ts'
import { managedResults } from '#server/questionnaire/results/results.ts'

import { putLearners } from '#tests/class/registration-scene.ts'
import { onBothEngines } from '#tests/bench/engines.ts'
import { median, type Figure } from '#tests/bench/figure.ts'
import { CHOICE, OPTIONS, putVote } from './votes-scene.ts'

const submissions = 100_000
const looks = 7
/** Milliseconds: for a look, and for anything that holds up everybody else. */
const lookLimit = 200
const heldLimit = 200

const asking: Asking = {
  sender: { userId: userId('admin'), roles: ['admin'] },
  language: defaultLanguage,
  now: systemClock.now(),
}
const departments = ['hydrology', 'ecology', 'planning', null] as const
const rowsOf = 2000

/** One under names and one without, each answered by so many. */
async function fill(db: Database): Promise<{ readonly named: string; readonly anonymous: string }> {
  const [named, anonymous] = [await putVote(db, { is_anonymous: 0 }), await putVote(db)]
  const learners = await putLearners(db, submissions)
  for (let from = 0; from < submissions; from += rowsOf) {
    const part = learners.slice(from, from + rowsOf).map((learnerId, at) => ({
      learnerId,
      response: randomUUID(),
      answers: JSON.stringify({ [CHOICE]: { chosen: [OPTIONS[(from + at) % OPTIONS.length]], text: '' } }),
      department_code: departments[at % departments.length] ?? null,
    }))
    await db
      .insertInto('questionnaire_response')
      .values(
        part.map(({ learnerId, response }) => ({
          id: response,
          questionnaire_id: named,
          learner_id: learnerId,
          submissions: 1,
          version: 1,
          snapshot: '{}',
          state: 'completed',
          revision: 1,
          created_at: 0,
          updated_at: 0,
        })),
      )
      .execute()
    await db
      .insertInto('questionnaire_submission')
      .values(
        part.flatMap(({ response, answers, department_code }) => [
          { id: randomUUID(), questionnaire_id: named, response_id: response, answers, department_code },
          { id: randomUUID(), questionnaire_id: anonymous, response_id: null, answers, department_code: null },
        ]),
      )
      .execute()
  }
  return { named, anonymous }
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

/** The longest time that anything else had to wait while it ran. */
async function held(run: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await run()
  delay.disable()
  return delay.max / 1e6
}

async function figuresOf(engine: string, db: Database): Promise<readonly Figure[]> {
  const { named, anonymous } = await fill(db)
  const figures: Figure[] = []
  const allowed = { limitIs: 'allowed', ratio: { atMost: 1 } } as const
  for (const [what, id] of Object.entries({ named, anonymous })) {
    const first = await held(() => managedResults(db, id, asking))
    const taken: number[] = []
    for (let look = 0; look < looks; look += 1)
      taken.push(
        await time(async () => {
          const { counted, questions } = await managedResults(db, id, asking)
          const chosen = questions?.[0]?.options.reduce((sum, option) => sum + option.chosen, 0)
          if (counted !== submissions || chosen !== submissions) throw new Error(`${chosen} are counted`)
          if (what === 'anonymous') return
          const { departments: told } = await departmentResults(db, id, asking)
          if (told.length !== departments.length) throw new Error(`${told.length} departments are told`)
        }),
      )
    const exported = await held(async () => {
      const { bytes } = await exportedResults(db, id, 'answers', asking)
      let length = 0
      for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) length += String(chunk).length
      if (what === 'named' && length < submissions * 40) throw new Error(`${length} letters are exported`)
    })
    const workbook = await held(() => exportedResults(db, id, 'xlsx', asking))
    figures.push(
      { name: `results-${what}-${engine}`, value: median(taken), unit: 'ms', limit: lookLimit, ...allowed },
      {
        name: `results-${what}-held-${engine}`,
        value: Math.max(first, exported, workbook),
        unit: 'ms',
        limit: heldLimit,
        ...allowed,
      },
    )
  }
  return figures
}

/**
 * Results over 100,000 submissions, with names and without, once they have been counted; and how long the first count
 * and the exports hold up whatever else the process does. On both engines.
 */
export const bench = (): Promise<readonly Figure[]> =>
  onBothEngines<boolean>({
    many: true,
    few: false,
    fill: async (db, isMeasured) => void (isMeasured && (await seedDemo(db, systemClock.now()))),
    figuresOf,
  })
