import * as z from 'zod/mini'
import type { Homework } from '#api/homework/homework.contract.ts'
import { homeworkActions } from '#api/homework/homework.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { hasSentTo, historiesOf } from '#server/commands/history.ts'
import type { Querying } from '#server/database/open.ts'
import { homeworkKind } from './homework-kind.ts'
import { entryOf, factsOf, homeworkRows, takesOf } from './homework-rows.ts'
import { attachmentsOf, rubricOf } from './read-task.ts'
import { reviewersOf } from './reviewers.ts'
import { versionsOf } from './versions.ts'

const logged = z.object({ type: z.enum(homeworkActions), reason: z.optional(z.string()) })

function told(event: unknown): Pick<Homework['log'][number], 'event' | 'words'> | null {
  const { success, data } = logged.safeParse(event)
  return success ? { event: data.type, words: data.reason ?? '' } : null
}

/** How a learner stands with a task, for whoever asks; null: there is no such task. */
async function homeworkOf(db: Querying, taskId: string, learnerId: string, asking: Asking): Promise<Homework | null> {
  const { sender, language, now } = asking
  const row = await homeworkRows(db, learnerId, asking).where('task.id', '=', taskId).executeTakeFirst()
  if (row === undefined) return null
  const { homeworkId } = row
  const [learner, attachments, rubric, reviewers, versions, histories] = await Promise.all([
    db
      .selectFrom('user')
      .select(['id as userId', 'original_name as originalName'])
      .where('id', '=', learnerId)
      .executeTakeFirstOrThrow(),
    attachmentsOf(db, taskId),
    rubricOf(db, taskId),
    reviewersOf(db, row, learnerId),
    homeworkId === null ? [] : versionsOf(db, homeworkId),
    historiesOf(db, homeworkKind, homeworkId === null ? [] : [homeworkId], told),
  ])
  return {
    ...entryOf(row, now),
    about: row.about,
    attachments,
    ...takesOf(row),
    rubric: rubric.map(({ criterionID, points, texts }) => {
      const [name] = [language.code, defaultLanguage.code].flatMap((code) =>
        texts.filter((text) => text.language === code && text.name !== ''),
      )
      return { criterionID, name: name?.name ?? '', points }
    }),
    learner,
    reviewers,
    versions,
    revision: row.revision ?? 0,
    log: histories.get(homeworkId ?? '') ?? [],
    facts: factsOf(row, learnerId === sender.userId, now),
  }
}

/** How the caller stands with a task. @throws Refusal not found: it is for others, and nothing has been handed in */
export async function ownHomework(db: Querying, taskId: string, asking: Asking): Promise<Homework> {
  const found = await homeworkOf(db, taskId, asking.sender.userId, asking)
  if (found === null || (!found.facts.isMeant && found.homeworkID === null)) throw notFound()
  return found
}

/** What a learner has handed in. @throws Refusal not found: the caller neither reviews it nor has done so */
export async function reviewedHomework(db: Querying, id: string, asking: Asking): Promise<Homework> {
  const owned = await db
    .selectFrom('homework')
    .select(['task_id', 'learner_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (owned === undefined || owned.learner_id === asking.sender.userId) throw notFound()
  const found = await homeworkOf(db, owned.task_id, owned.learner_id, asking)
  const isOpen =
    found !== null && (found.facts.isReviewer || (await hasSentTo(db, homeworkKind.table, id, asking.sender.userId)))
  if (!isOpen) throw notFound()
  return found
}
