import type { Querying } from '#server/database/open.ts'

/** A time in a class of a learner, in milliseconds since 1970; the end is exclusive. */
interface LearnerTime {
  readonly learnerId: string
  readonly classId: string
  readonly startsAt: number
  readonly endsAt: number
}

/** Whether approved leaves cover a time without a gap: one alone, or several, one after another. */
export async function isCovered(db: Querying, { learnerId, classId, startsAt, endsAt }: LearnerTime): Promise<boolean> {
  const leaves = await db
    .selectFrom('leave')
    .select(['starts_at', 'ends_at'])
    .where('learner_id', '=', learnerId)
    .where('class_id', '=', classId)
    .where('state', '=', 'approved')
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .orderBy('starts_at')
    .execute()
  const covered = leaves.reduce(
    (until, leave) => (leave.starts_at > until ? until : Math.max(until, leave.ends_at)),
    startsAt,
  )
  return covered >= endsAt
}
