import type { LeaveProspect } from '#api/leave/leave.contract.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { cardTexts, classesIn } from '#server/class/class-cards.ts'
import { takenBy } from './facts.ts'
import type { Asking } from '#server/commands/each.ts'
import { chainFor, holdersIn } from './offices.ts'

/**
 * What somebody can ask for leave of: the classes that they are a member of and that have not ended, and the times
 * taken.
 */
export async function leaveProspect(
  db: Database,
  { sender: { userId }, language, now }: Asking,
): Promise<LeaveProspect> {
  const classes = await classesIn(db, language.code)
    .innerJoin('class_member', 'class_member.class_id', 'class.id')
    .select(['class.id', 'class.starts_at', 'class.ends_at', 'class.leave_chain'])
    .select(cardTexts[0])
    .where('class_member.user_id', '=', userId)
    .where('class.ends_at', '>', now.getTime())
    .orderBy('class.starts_at')
    .orderBy('class.id')
    .execute()
  const [taken, holders] = await Promise.all([
    takenBy(db, userId).orderBy('starts_at').orderBy('id').execute(),
    holdersIn(
      db,
      classes.map(({ id }) => id),
    ),
  ])
  return {
    now: now.getTime(),
    classes: classes.map(({ id, name, starts_at, ends_at, leave_chain }) => ({
      classID: id,
      className: name,
      startTime: timeText(starts_at),
      endTime: timeText(ends_at),
      chain: chainFor(holders, { configured: leave_chain, classId: id, learnerId: userId }),
    })),
    taken: taken.map(({ starts_at, ends_at }) => ({ startTime: timeText(starts_at), endTime: timeText(ends_at) })),
  }
}
