import { sql } from 'kysely'
import type { ClassSubjects } from '#api/questionnaire/evaluation.contract.ts'
import { isSameSubject, subjectID } from '#api/questionnaire/subject-rule.ts'
import type { ShownSubject, Subject } from '#api/questionnaire/subject-rule.ts'
import type { Language } from '#i18n/locales.ts'
import type { Querying } from '#server/database/open.ts'

type Coded = Pick<Language, 'code'>

/** Classes by id, with their names in a language. */
export const namedClasses = (db: Querying, { code }: Coded) =>
  db
    .selectFrom('class')
    .leftJoin('class_text as own', (join) => join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', code))
    .select(['class.id as classID', 'class.kind'])
    .select(sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('name'))

/** Courses by id, with their names in a language. */
const namedCourses = (db: Querying, { code }: Coded) =>
  db
    .selectFrom('course')
    .leftJoin('course_text as base', (join) =>
      join.onRef('base.course_id', '=', 'course.id').on('base.is_base', '=', 1),
    )
    .leftJoin('course_text as own', (join) =>
      join.onRef('own.course_id', '=', 'course.id').on('own.language', '=', code),
    )
    .select('course.id as courseID')
    .select(sql<string>`coalesce(nullif(own.title, ''), base.title, '')`.as('name'))

const coursesOf = (db: Querying, classId: string) =>
  db.selectFrom('class_course').select('class_course.course_id').where('class_course.class_id', '=', classId)

/** Who runs a class, and who gives its lessons. */
const runningOf = (db: Querying, classId: string) =>
  db
    .selectFrom('class')
    .select(sql<string>`class.headmaster_id`.as('user_id'))
    .where('class.id', '=', classId)
    .where('class.headmaster_id', 'is not', null)
    .union(
      db
        .selectFrom('class_officer')
        .select('class_officer.user_id')
        .where('class_officer.class_id', '=', classId)
        .where('class_officer.office', '=', 'classTeacher'),
    )
const teachingIn = (db: Querying, classId: string) =>
  db
    .selectFrom('lesson_teacher')
    .innerJoin('lesson', 'lesson.id', 'lesson_teacher.lesson_id')
    .select('lesson_teacher.user_id')
    .where('lesson.class_id', '=', classId)
const teachersOf = (db: Querying, classId: string) => runningOf(db, classId).union(teachingIn(db, classId))

/** [EVAL-01] What an evaluation of a class can ask about; null: there is no such class. */
export async function subjectsOfClass(db: Querying, classId: string, language: Coded): Promise<ClassSubjects | null> {
  const [found, courses, teachers, running] = await Promise.all([
    namedClasses(db, language).where('class.id', '=', classId).executeTakeFirst(),
    namedCourses(db, language)
      .innerJoin('class_course', 'class_course.course_id', 'course.id')
      .where('class_course.class_id', '=', classId)
      .where('course.state', '=', 'published')
      .orderBy('class_course.position')
      .orderBy('course.id')
      .execute(),
    db
      .selectFrom('user')
      .select(['user.id as userID', 'user.original_name as name'])
      .where('user.id', 'in', teachersOf(db, classId))
      .orderBy('user.original_name')
      .orderBy('user.id')
      .execute(),
    runningOf(db, classId).execute(),
  ])
  if (found === undefined) return null
  const runs = ({ userID }: { readonly userID: string }): number =>
    running.some(({ user_id: id }) => id === userID) ? 0 : 1
  return {
    classID: found.classID,
    name: found.name,
    courses,
    teachers: teachers.toSorted((one, other) => runs(one) - runs(other)),
  }
}

/** Of an evaluation: its class, and what its questions are about. */
interface Evaluated {
  readonly classID: string | null
  readonly questions: readonly { readonly subject: Subject | null }[]
}
const subjectsIn = ({ questions }: Pick<Evaluated, 'questions'>): Subject[] =>
  questions.flatMap(({ subject }) => (subject === null ? [] : [subject]))
const named = (subjects: readonly Subject[], kind: Subject['kind']): string[] => [
  ...new Set(subjects.filter((one) => one.kind === kind).flatMap((one) => subjectID(one) ?? [])),
]

/** Whether a course or a teacher is named that is not of the class; what is stored of the class already has been. */
export async function namesForeign(db: Querying, asked: Evaluated, stored: Evaluated | null): Promise<boolean> {
  const known = stored !== null && stored.classID === asked.classID ? subjectsIn(stored) : []
  const added = subjectsIn(asked).filter((one) => !known.some((other) => isSameSubject(one, other)))
  const [courses, teachers] = [named(added, 'course'), named(added, 'teacher')]
  if (courses.length + teachers.length === 0) return false
  if (asked.classID === null) return true
  const [ownCourses, ownTeachers] = await Promise.all([
    coursesOf(db, asked.classID).execute(),
    teachersOf(db, asked.classID).execute(),
  ])
  return (
    courses.some((id) => !ownCourses.some(({ course_id: own }) => own === id)) ||
    teachers.some((id) => !ownTeachers.some(({ user_id: own }) => own === id))
  )
}

/** What the questions are about, with its name in a language; what is not named, or is there no more, has none. */
export async function shownSubjects(
  db: Querying,
  evaluated: Evaluated,
  language: Coded,
): Promise<(of: Subject | null) => ShownSubject | null> {
  const subjects = subjectsIn(evaluated)
  if (subjects.length === 0) return () => null
  const [courseIds, teacherIds] = [named(subjects, 'course'), named(subjects, 'teacher')]
  const [inClass, courses, teachers] = await Promise.all([
    namedClasses(db, language)
      .where('class.id', '=', evaluated.classID ?? '')
      .executeTakeFirst(),
    courseIds.length === 0 ? [] : namedCourses(db, language).where('course.id', 'in', courseIds).execute(),
    teacherIds.length === 0
      ? []
      : db.selectFrom('user').select(['id as userID', 'original_name as name']).where('id', 'in', teacherIds).execute(),
  ])
  const names = new Map<string, string>([
    ...courses.map(({ courseID, name }) => [`course ${courseID}`, name] as const),
    ...teachers.map(({ userID, name }) => [`teacher ${userID}`, name] as const),
  ])
  return (of) =>
    of === null
      ? null
      : {
          kind: of.kind,
          name: of.kind === 'class' ? (inClass?.name ?? '') : (names.get(`${of.kind} ${subjectID(of) ?? ''}`) ?? ''),
        }
}
