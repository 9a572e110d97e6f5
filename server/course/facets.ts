import type { CourseFacets } from '#api/course/course.contract.ts'
import { formatOf } from '#i18n/formats.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'

type At = { readonly now: number }

const yearsOf = prepared(['now'], (db, { now }: At) =>
  db
    .selectFrom('course')
    .select((eb) => ['course.year', eb.fn.countAll<number>().as('count')])
    .where('course.published_at', '<=', now)
    .groupBy('course.year')
    .orderBy('course.year', 'desc'),
)

const teachersOf = prepared(['now'], (db, { now }: At) =>
  db
    .selectFrom('course_teacher')
    .innerJoin('course', 'course.id', 'course_teacher.course_id')
    .select((eb) => ['course_teacher.name', eb.fn.count<number>('course.id').distinct().as('count')])
    .where('course.published_at', '<=', now)
    .groupBy('course_teacher.name'),
)

/** [ROUTE-20] The years and teachers of the published courses; names in the order of the reader's language. */
export async function courseFacets(db: Database, language: Language, now: Date): Promise<CourseFacets> {
  const at = { now: now.getTime() }
  const [years, teachers] = await Promise.all([yearsOf(db, at), teachersOf(db, at)])
  const order = formatOf(Intl.Collator, language.tag, {})
  return { years, teachers: teachers.toSorted((a, b) => order.compare(a.name, b.name)) }
}
