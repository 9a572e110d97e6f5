import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'

import { putCourse } from '#tests/kit/server/study-course.ts'
import { lectureNames, lectures, start } from './learning-flow-samples.ts'

/** Fixture courses of a single path. */
export interface StudyScene {
  readonly db: Database
  readonly course: string
  /** The course of the other active sitting. */
  readonly otherCourse: string
  /** The lecture with a name in the samples. */
  readonly idOf: (lecture: string) => string
  /** The offset between the samples' times and those of the stage, in milliseconds. */
  readonly shift: number
}

/** Sets up the fixture: a course with the lectures of the samples, another one, and a learner without sittings. */
export async function setScene(db: Database, clock: Date): Promise<StudyScene> {
  await db.deleteFrom('learning_flow').where('user_id', '=', userId('learner')).execute()
  const own = lectureNames.filter((name) => lectures[name].isOfCourse)
  const course = await putCourse(db, {
    lectures: own.map((name) => ({
      seconds: lectures[name].duration,
      needsIe: lectures[name].needsIe,
      hasSource: lectures[name].isPlayable,
    })),
  })
  const other = await putCourse(db)
  const ids = new Map<string, string>(own.map((name, i) => [name, course.lectures[i] ?? '']))
  ids.set('foreign', other.lectures[0] ?? '')
  const idOf = (lecture: string): string => {
    const id = ids.get(lecture)
    if (id === undefined) throw new Error(`There is no lecture ${lecture}`)
    return id
  }
  return { db, course: course.id, otherCourse: other.id, idOf, shift: clock.getTime() - start }
}

/** Deleting the courses removes all data of the path. */
export async function clearScene({ db, course, otherCourse }: StudyScene): Promise<void> {
  await db.deleteFrom('course').where('id', 'in', [course, otherCourse]).execute()
}
