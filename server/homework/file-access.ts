import type { FileReader } from '#server/part.ts'
import { asks } from '#server/class/asked.ts'
import { hasSentTo } from '#server/commands/history.ts'
import { isReviewedBy } from './reviewers.ts'

/**
 * What was handed in is for its learner and for those who review it or have done so; what is attached to a task, for
 * those who review that, and once it has opened for those whom it asks or who have handed something in.
 */
export const mayFetchHomeworkFile: FileReader = async (db, fileId, sender, now) => {
  const handedIn = await db
    .selectFrom('homework_file')
    .innerJoin('homework', 'homework.id', 'homework_file.homework_id')
    .innerJoin('task', 'task.id', 'homework.task_id')
    .select(['homework.id', 'homework.learner_id'])
    .select((eb) => isReviewedBy(eb, sender).as('isReviewer'))
    .where('homework_file.file_id', '=', fileId)
    .where('task.state', '!=', 'discarded')
    .execute()
  if (handedIn.some((row) => row.learner_id === sender.userId || Boolean(row.isReviewer))) return true
  for (const { id } of handedIn) if (await hasSentTo(db, 'homework', id, sender.userId)) return true
  const attached = await db
    .selectFrom('task_attachment')
    .innerJoin('task', 'task.id', 'task_attachment.task_id')
    .leftJoin('homework', (join) =>
      join.onRef('homework.task_id', '=', 'task.id').on('homework.learner_id', '=', sender.userId),
    )
    .select('task_attachment.file_id')
    .where('task_attachment.file_id', '=', fileId)
    .where('task.state', '!=', 'discarded')
    .where((eb) =>
      eb.or([
        isReviewedBy(eb, sender),
        eb.and([
          eb('task.opens_at', '<=', now.getTime()),
          eb.or([asks('task', eb.val(sender.userId)), eb('homework.id', 'is not', null)]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return attached !== undefined
}
