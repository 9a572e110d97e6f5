import * as z from 'zod/mini'
import { VERSIONS_SHOWN } from '#api/homework/hand-in-rule.ts'
import type { Homework, HomeworkVersion, listEarlierVersions } from '#api/homework/homework.contract.ts'
import { homeworkActions } from '#api/homework/homework.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Language } from '#i18n/locales.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { hasSentTo, HISTORY_SHOWN, historiesOf } from '#server/commands/history.ts'
import type { Querying } from '#server/database/open.ts'
import { homeworkKind } from './homework-kind.ts'
import { entryOf, factsOf, shownRows, takesOf } from './homework-rows.ts'
import { attachmentsOf, rubricOf } from './read-task.ts'
import { isReviewedBy, reviewersOf } from './reviewers.ts'
import { namedRubric } from './rubrics.ts'
import { versionsOf } from './versions.ts'

const logged = z.object({ type: z.enum(homeworkActions), reason: z.optional(z.string()) })

function told(event: unknown): Pick<Homework['log'][number], 'event' | 'words'> | null {
  const { success, data } = logged.safeParse(event)
  return success ? { event: data.type, words: data.reason ?? '' } : null
}

/** Somebody who looks at the homework of a learner, or at the own one. */
interface Looking {
  readonly learnerId: string
  readonly asking: Asking
}

/** How learners stand with a task, for whoever looks, in one language; null: there is no such task. */
async function homeworksOf(
  db: Querying,
  taskId: string,
  all: readonly Looking[],
  language: Language,
): Promise<(Homework | null)[]> {
  const learners = [...new Set(all.map(({ learnerId }) => learnerId))]
  const rows = await shownRows(db, taskId, learners, language.code).execute()
  const [task] = rows
  if (task === undefined) return all.map(() => null)
  const ids = rows.flatMap(({ homeworkId }) => homeworkId ?? [])
  const [attachments, rubric, reviewers, versions, histories] = await Promise.all([
    attachmentsOf(db, taskId),
    rubricOf(db, taskId),
    reviewersOf(db, task),
    versionsOf(db, ids, { language, limit: VERSIONS_SHOWN, offset: 0 }),
    historiesOf(db, homeworkKind, ids, told, HISTORY_SHOWN),
  ])
  const rowOf = new Map(rows.map((row) => [row.learnerId, row]))
  return all.map(({ learnerId, asking: { sender, now } }) => {
    const row = rowOf.get(learnerId)
    if (row === undefined) return null
    const isReviewer = sender.roles.includes('admin') || reviewers.some(({ userId }) => userId === sender.userId)
    const facts = factsOf(row, { isOwner: learnerId === sender.userId, isReviewer }, now)
    const isTold = facts.now >= facts.opensAt || facts.isReviewer || !facts.isOwner
    return {
      ...entryOf(row, now),
      isTold,
      about: isTold ? row.about : '',
      attachments: isTold ? attachments : [],
      ...takesOf(row),
      rubric: isTold ? namedRubric(rubric, language) : [],
      learner: { userId: learnerId, originalName: row.learnerName },
      // Nobody reviews the own work.
      reviewers: reviewers.filter(({ userId }) => userId !== learnerId),
      versions: versions.get(row.homeworkId ?? '') ?? [],
      revision: row.revision ?? 0,
      log: histories.get(row.homeworkId ?? '') ?? [],
      facts,
    }
  })
}

/** How each of several callers stands with a task, in their order. @throws Refusal as for one */
export async function ownHomeworks(db: Querying, taskId: string, all: readonly Asking[]): Promise<Homework[]> {
  const shown = new Map<Asking, Homework>()
  for (const group of Map.groupBy(all, ({ language }) => language).values()) {
    const looking = group.map((asking) => ({ learnerId: asking.sender.userId, asking }))
    const found = group[0] === undefined ? [] : await homeworksOf(db, taskId, looking, group[0].language)
    for (const [place, homework] of found.entries())
      if (group[place] !== undefined && homework !== null) shown.set(group[place], homework)
  }
  return all.map((asking) => {
    const homework = shown.get(asking)
    if (homework === undefined || (!homework.facts.isMeant && homework.homeworkID === null)) throw notFound()
    return homework
  })
}

/** How the caller stands with a task. @throws Refusal not found: it is for others, and nothing has been handed in */
export async function ownHomework(db: Querying, taskId: string, asking: Asking): Promise<Homework> {
  const [homework] = await ownHomeworks(db, taskId, [asking])
  if (homework === undefined) throw notFound()
  return homework
}

/** What a learner has handed in. @throws Refusal not found: the caller neither reviews it nor has done so */
export async function reviewedHomework(db: Querying, id: string, asking: Asking): Promise<Homework> {
  const owned = await db
    .selectFrom('homework')
    .select(['task_id', 'learner_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (owned === undefined || owned.learner_id === asking.sender.userId) throw notFound()
  const looking = { learnerId: owned.learner_id, asking }
  const [found = null] = await homeworksOf(db, owned.task_id, [looking], asking.language)
  const isOpen =
    found !== null && (found.facts.isReviewer || (await hasSentTo(db, homeworkKind.table, id, asking.sender.userId)))
  if (!isOpen) throw notFound()
  return found
}

/**
 * A page of what was handed in before what is shown with it. @throws Refusal not found: it is not the caller's, who
 * neither reviews it nor has done so
 */
export async function earlierVersions(
  db: Querying,
  { homeworkID: id, pageNum, pageSize }: PayloadOf<typeof listEarlierVersions>,
  { sender, language }: Asking,
): Promise<{ list: HomeworkVersion[]; count: number }> {
  const found = await db
    .selectFrom('homework')
    .innerJoin('task', 'task.id', 'homework.task_id')
    .select(['homework.learner_id', 'homework.versions'])
    .select((eb) => isReviewedBy(eb, sender).as('isReviewer'))
    .where('homework.id', '=', id)
    .where('task.state', '!=', 'discarded')
    .executeTakeFirst()
  const isOpen =
    found !== undefined &&
    (found.learner_id === sender.userId ||
      Boolean(found.isReviewer) ||
      (await hasSentTo(db, homeworkKind.table, id, sender.userId)))
  if (!isOpen) throw notFound()
  const offset = VERSIONS_SHOWN + (pageNum - 1) * pageSize
  return {
    list: (await versionsOf(db, [id], { language, limit: pageSize, offset })).get(id) ?? [],
    count: Math.max(found.versions - VERSIONS_SHOWN, 0),
  }
}
