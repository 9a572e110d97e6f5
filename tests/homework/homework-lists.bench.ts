import { defaultLanguage } from '#i18n/locales.ts'
import { systemClock } from '#server/clock.ts'
import type { Asking } from '#server/commands/each.ts'
import { userId } from '#server/demo/ids.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import type { Database } from '#server/database/open.ts'
import { deskCount, deskPage } from '#server/desk/desk.ts'
import { handInsBeside } from '#server/homework/hand-ins-beside.ts'
import { listOfHandIns } from '#server/homework/list-hand-ins.ts'
import { homeworkWaiting } from '#server/homework/waiting.ts'

import { onBothEngines } from '#tests/bench/engines.ts'
import { median, type Figure } from '#tests/bench/figure.ts'
import { putClass } from '#tests/class/registration-scene.ts'
import { putHandIns, putTask } from './bench-scene.ts'

const handIns = 100_000
/** Of so many one waits. */
const waitingEach = 20
/** Tasks of several classes, and one for which as much was handed in as for all of these. */
const many = 40
const one = 1
const classes = 10
const samples = 40
/** Milliseconds, for each list. */
const limit = 20

const askingAs = (name: string, role: 'admin' | 'teacher'): Asking => ({
  sender: { userId: userId(name), roles: [role] },
  language: defaultLanguage,
  now: systemClock.now(),
})
const reviewers = [askingAs('admin', 'admin'), askingAs('teacher', 'teacher')]
const page = { pageNum: 1, pageSize: 20 } as const

async function fill(db: Database, tasks: number): Promise<void> {
  await seedDemo(db, systemClock.now())
  const of: string[] = []
  for (let number = 0; number < classes; number += 1) of.push(await putClass(db))
  for (let number = 0; number < tasks; number += 1)
    await putTask(db, { id: `task-${number}`, classId: of[number % classes] ?? null })
  await putHandIns(db, {
    tasks: Array.from({ length: tasks }, (_, number) => `task-${number}`),
    count: handIns,
    waits: (number) => Math.floor(number / tasks) % waitingEach === 0,
  })
}

type Doing = () => Promise<unknown>

/** The longest of the median times of several actions, in milliseconds. */
async function slowest(what: readonly Doing[]): Promise<number> {
  const taken = what.map((): number[] => [])
  for (let round = 0; round < samples; round += 1)
    for (const [place, each] of what.entries()) {
      const started = performance.now()
      await each()
      // The first rounds are warm-up.
      if (round > 5) taken[place]?.push(performance.now() - started)
    }
  return Math.max(...taken.map(median))
}

/** What waits for a reviewer, by time and for one task, and how much it is. */
const deskOf = (db: Database, task: string): readonly Doing[] =>
  reviewers.flatMap((asking) => [
    () => deskPage(db, [homeworkWaiting], { ...page, sort: 'due' }, asking),
    () => deskPage(db, [homeworkWaiting], { ...page, sort: 'age', pageNum: 100 }, asking),
    () => deskPage(db, [homeworkWaiting], { ...page, sort: 'due', subjectID: task }, asking),
    () => deskCount(db, [homeworkWaiting], asking),
  ])
/** What was handed in for a task, its first pages and a late one, and what waits beside one of it. */
const listsOf = (db: Database, taskID: string, latePage: number): readonly Doing[] =>
  reviewers.flatMap((asking) => [
    () => listOfHandIns(db, { ...page, taskID }, asking),
    () => listOfHandIns(db, { ...page, taskID, pageNum: latePage }, asking),
    () => listOfHandIns(db, { ...page, taskID, state: 'approved' }, asking),
    () => handInsBeside(db, 'hand-in-0', asking),
  ])

async function figuresOf(engine: string, several: Database, single: Database): Promise<readonly Figure[]> {
  const allowed = { unit: 'ms', limit, limitIs: 'allowed', ratio: { atMost: 1 } } as const
  return [
    { name: `homework-desk-${engine}`, value: await slowest(deskOf(several, 'task-20')), ...allowed },
    { name: `hand-in-list-${engine}`, value: await slowest(listsOf(several, 'task-20', 50)), ...allowed },
    { name: `hand-in-list-one-${engine}`, value: await slowest(listsOf(single, 'task-0', 50)), ...allowed },
  ]
}

/**
 * The lists of reviewers over 100,000 hand-ins for tasks of several classes, 5,000 of which wait, and over as many for
 * one task. On both engines.
 */
export const bench = (): Promise<readonly Figure[]> => onBothEngines({ many, few: one, fill, figuresOf })
