import { languages } from '#i18n/locales.ts'
import { ratingRank } from '../course-cards.ts'
import { searchTerms } from '../course-search.ts'
import { courseKind } from './course-kind.ts'
import { demoCourses, demoExams } from '../courses.demo.ts'
import type { DemoCourseName } from '../courses.demo.ts'
import { editorsOfCourse } from '../editors.demo.ts'
import { demoFavourites } from '../favourites.demo.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { demoLearning, demoStudyDays } from '../learning.demo.ts'
import { demoPeople } from '#server/demo/people.ts'
import { publishedRecord } from '#server/demo/published-record.ts'
import { demoTexts } from '#server/demo/texts/index.ts'
import { mainLanguage } from '#server/main-language.ts'
import { flagOf } from '#server/database/codec.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
/** Courses come out in the morning of the academy. */
const PUBLICATION_HOUR = 2

const courseId = (name: string): string => demoId('course', name)

/** The rows of the demo organisation's courses and of what people have learned of them. */
export function courseRows(now: Date) {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const learning = demoLearning(now)
  const names = Object.keys(demoCourses) as DemoCourseName[]
  const namesOfPeople = new Map(demoPeople.map(({ account, originalName }) => [account, originalName]))

  const made = names.map((name) => {
    const course = demoCourses[name]
    const published = midnight - course.publishedDaysAgo * DAY_MS + PUBLICATION_HOUR * HOUR_MS
    const learners = learning.filter((learned) => learned.course === name)
    const stars = learners.flatMap((learned) => learned.stars ?? [])
    const ratings = { rating_sum: stars.reduce((sum, given) => sum + given, 0), rating_count: stars.length }
    const owned = {
      category_code: course.category,
      kind: course.kind,
      year: new Date(published).getUTCFullYear(),
      learning_minutes: course.hours * 60,
      credit_tenths: course.credit * 10,
      cover_file_id: null,
      recommended_position: course.recommended,
      learner_count: learners.length,
      ...ratings,
      rating_rank: ratingRank(ratings),
      owner_id: userId(editorsOfCourse(name).owner),
    }
    return publishedRecord(courseKind, {
      id: courseId(name),
      owned,
      savedAt: published - DAY_MS,
      publishedAt: published,
      by: owned.owner_id,
    })
  })

  const editors = names.flatMap((name) =>
    (editorsOfCourse(name).coEditors ?? []).map((account) => ({
      record_id: courseId(name),
      user_id: userId(account),
    })),
  )

  const texts = languages.flatMap(({ code }) =>
    Object.entries(demoTexts[code].courses).map(([name, { title, summary, detail }]) => ({
      course_id: courseId(name),
      language: code,
      title,
      summary,
      detail: detail.join('\n\n'),
      is_base: flagOf(code === mainLanguage().code),
      search: searchTerms(code, `${title}\n${summary}`, code === mainLanguage().code),
    })),
  )

  const teachers = names.flatMap((name) =>
    demoCourses[name].teachers.map((teacher, position) => ({
      course_id: courseId(name),
      position,
      name: namesOfPeople.get(teacher) ?? teacher,
    })),
  )

  const exams = Object.entries(demoExams).map(([name, { minutes, questionCount, passPercent, attempts }]) => ({
    course_id: courseId(name),
    minutes,
    question_count: questionCount,
    pass_percent: passPercent,
    attempts,
  }))

  // The same stars that the courses count.
  const ratings = learning.flatMap(({ account, course, stars, lastLearnedAt }) =>
    stars === null ? [] : [{ user_id: userId(account), course_id: courseId(course), stars, rated_at: lastLearnedAt }],
  )

  const favourites = Object.entries(demoFavourites).flatMap(([account, collected]) =>
    collected.map(([course, hoursAgo]) => ({
      user_id: userId(account),
      kind: 'course' as const,
      item_id: courseId(course),
      created_at: now.getTime() - hoursAgo * HOUR_MS,
    })),
  )

  const days = demoStudyDays(learning).map(({ account, day, seconds }) => ({ user_id: userId(account), day, seconds }))
  const [courses, courseLog] = [made.map(({ record }) => record), made.flatMap(({ log }) => log)]
  return { courses, courseLog, editors, texts, teachers, exams, ratings, favourites, days, learning }
}
