import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { isVisibleTo } from '#server/class/registration/open-to.ts'
import { isStaffOf } from '#server/class/staff.ts'

/**
 * Whether somebody runs the class of a lesson or teaches it: sees its number and who is there, and may correct that.
 */
export async function isTeachingOf(db: Querying, sender: Sender, lessonId: string): Promise<boolean> {
  const found = await db
    .selectFrom('lesson')
    .leftJoin('lesson_teacher as mine', (join) =>
      join.onRef('mine.lesson_id', '=', 'lesson.id').on('mine.user_id', '=', sender.userId),
    )
    .select(['lesson.class_id', 'mine.user_id as mine'])
    .where('lesson.id', '=', lessonId)
    .executeTakeFirst()
  if (found === undefined) return false
  return (found.mine !== null && mayTeach(sender)) || isStaffOf(db, sender, found.class_id)
}

/** Whoever has lost the role teaches no lesson, although lessons still name them. */
export const mayTeach = ({ roles }: Pick<Sender, 'roles'>): boolean => roles.includes('teacher')

async function teachesIn(db: Querying, userId: string, classId: string): Promise<boolean> {
  const found = await db
    .selectFrom('lesson')
    .innerJoin('lesson_teacher', 'lesson_teacher.lesson_id', 'lesson.id')
    .select('lesson.id')
    .where('lesson_teacher.user_id', '=', userId)
    .where('lesson.class_id', '=', classId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** What somebody is to a class; null: nothing, so that it is not shown. */
export type Standing = 'staff' | 'participant' | 'teacher' | 'outsider' | null

/** What somebody is to a class: who is not registered is an outsider to one that is shown, and does not see others. */
export async function standingIn(db: Querying, sender: Sender, classId: string): Promise<Standing> {
  const found = await db
    .selectFrom('class')
    .leftJoin('class_member as mine', (join) =>
      join.onRef('mine.class_id', '=', 'class.id').on('mine.user_id', '=', sender.userId),
    )
    .select('mine.user_id as mine')
    .select((eb) => isVisibleTo(db, sender)(eb).as('isShown'))
    .where('class.id', '=', classId)
    .executeTakeFirst()
  if (found === undefined) return null
  if (await isStaffOf(db, sender, classId)) return 'staff'
  if (mayTeach(sender) && (await teachesIn(db, sender.userId, classId))) return 'teacher'
  if (!Boolean(found.isShown)) return null
  return found.mine === null ? 'outsider' : 'participant'
}
