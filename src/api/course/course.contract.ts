import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'

export const courseKinds = ['required', 'elective'] as const
export type CourseKind = (typeof courseKinds)[number]

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [ENTITY-24, COURSE-01] A course as lists show it, with texts in the caller's language, else in the base one. */
export const courseCard = z.object({
  courseID: z.string(),
  courseName: z.string(),
  /** The file of its cover; null: the cover is generated. */
  coverID: z.nullable(z.string()),
  /** One sentence. */
  summary: z.string(),
  /** The code of the language that its texts are in. */
  language: z.string(),
  kind: z.enum(courseKinds),
  /** A code of the dictionary `courseCategory`, and its name. */
  categoryCode: z.string(),
  categoryName: z.string(),
  year: z.number(),
  /** Hours, such as 1.5. */
  courseLearningHour: z.number(),
  credit: z.number(),
  learnerCount: z.number(),
  /** Stars from 1 to 5 with one decimal; null: no ratings. */
  rating: z.nullable(z.number()),
  /** As yyyy-MM-dd HH:mm:ss in UTC, like all times here. */
  publishedAt: z.string(),
  teachers: z.array(z.string()),
})
export type CourseCard = z.infer<typeof courseCard>

/** [COURSE-06] The state of a course begun; a course without one is not started. */
export const courseStates = ['learning', 'completed'] as const
export type CourseState = (typeof courseStates)[number]

/** [COURSE-07] The detailed state: studying, exam pending, or completed and passed or not passed. */
export const courseStandings = ['studying', 'toExam', 'passed', 'notPassed'] as const
export type CourseStanding = (typeof courseStandings)[number]

/**
 * [CALL-18, ENTITY-10, SHELL-46] The incomplete course studied most recently. Without one the call is refused with
 * `request.notFound`, which hides the banner [SHELL-47].
 */
export const getLastLearnInfo = call({
  method: 'GET',
  path: 'api-course/portal/open/usercourse/getLastLearnInfo',
  summary: 'The course to continue with.',
  payload: z.object({}),
  answer: z.object({
    courseID: z.string(),
    courseName: z.string(),
    /** Per cent. */
    progress: z.number(),
  }),
  unseen: 'Without it there is no banner [ERROR-39].',
})

/** [ROUTE-03] Home is public (gap GAP-39), and so are its recommendations. */
export const homeCourses = z.object({
  recommended: z.array(courseCard).check(z.maxLength(6)),
  hot: z.array(courseCard).check(z.maxLength(8)),
  newest: z.array(courseCard).check(z.maxLength(6)),
})
export type HomeCourses = z.infer<typeof homeCourses>

export const listHomeCourses = call({
  method: 'GET',
  path: 'api-course/portal/open/course/home',
  summary: 'Recommended, hot and new courses for home.',
  payload: z.object({}),
  answer: homeCourses,
  access: 'open',
  preventMessage: true,
})

export const rankedCourse = z.object({
  courseID: z.string(),
  courseName: z.string(),
  /** The code of the language that its name is in. */
  language: z.string(),
  learnerCount: z.number(),
  rating: z.nullable(z.number()),
})
export type RankedCourse = z.infer<typeof rankedCourse>

/** [ROUTE-03] */
export const listCourseRanking = call({
  method: 'GET',
  path: 'api-course/portal/open/course/ranking',
  summary: 'The ten courses with the most learners.',
  payload: z.object({}),
  answer: z.array(rankedCourse).check(z.maxLength(10)),
  access: 'open',
  preventMessage: true,
})

export const rankingPeriods = ['month', 'year'] as const
export type RankingPeriod = (typeof rankingPeriods)[number]

export const learnerRanking = z.object({
  list: z
    .array(
      z.object({
        /** From 1. */
        position: z.number(),
        userId: z.string(),
        originalName: z.string(),
        /** With one decimal. */
        hours: z.number(),
        isSelf: z.boolean(),
      }),
    )
    .check(z.maxLength(10)),
  /** The caller's own rank, even below the tenth; null: no study in this period. */
  self: z.nullable(z.object({ position: z.number(), hours: z.number() })),
})
export type LearnerRanking = z.infer<typeof learnerRanking>

/** [ROUTE-03] The periods are the current calendar month and year, by days of the organisation's time zone. */
export const listLearnerRanking = call({
  method: 'GET',
  path: 'api-course/portal/usercourse/ranking',
  summary: 'The ten learners who have studied most in the current month or year, and the place of the caller.',
  payload: z.object({ period: z.enum(rankingPeriods) }),
  answer: learnerRanking,
  preventMessage: true,
})

export const courseOrders = ['new', 'hot', 'rating'] as const
export type CourseOrder = (typeof courseOrders)[number]

/** The valid years of a course. */
export const COURSE_YEARS = { first: 1900, last: 2200 } as const
/** Maximum length of a teacher's name as a filter. */
export const TEACHER_MAX = 100

/**
 * [ROUTE-20] All words of the keyword are looked for in titles and summaries of the caller's language, in whatever
 * case; the teacher goes by the whole name, as the course has it.
 */
export const listCourses = call({
  method: 'GET',
  path: 'api-course/portal/open/course/list',
  summary: 'The published courses.',
  payload: z.object({
    kind: z.optional(z.enum(courseKinds)),
    categoryCode: z.optional(id),
    year: z.optional(z.coerce.number().check(z.int(), z.minimum(COURSE_YEARS.first), z.maximum(COURSE_YEARS.last))),
    teacher: z.optional(z.string().check(z.trim(), z.maxLength(TEACHER_MAX), z.regex(/^\P{Cc}+$/u))),
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z._default(z.enum(courseOrders), 'new'),
    ...paging,
  }),
  answer: z.object({ list: z.array(courseCard), count: z.number() }),
  preventMessage: true,
})

/** The filter values of the published courses, each with its number of courses. */
export const courseFacets = z.object({
  /** The newest first. */
  years: z.array(z.object({ year: z.number(), count: z.number() })),
  /** Sorted by name in the caller's language. */
  teachers: z.array(z.object({ name: z.string(), count: z.number() })),
})
export type CourseFacets = z.infer<typeof courseFacets>

/** [ROUTE-20] */
export const listCourseFacets = call({
  method: 'GET',
  path: 'api-course/portal/open/course/facets',
  summary: 'The years and the teachers of the published courses.',
  payload: z.object({}),
  answer: courseFacets,
  access: 'open',
  preventMessage: true,
})

/** [ENTITY-24, COURSE-04] */
export const courseDetail = z.extend(courseCard, {
  /** Plain paragraphs, separated by empty lines. */
  detail: z.string(),
  /** Number of ratings. */
  ratingCount: z.number(),
  /** Number of playable lectures. */
  lectureCount: z.number(),
  /** Minimum study time in minutes; 0: none beyond its lectures. */
  requiredMinutes: z.number(),
  /** The final exam; null: none. */
  exam: z.nullable(
    z.object({
      minutes: z.number(),
      questionCount: z.number(),
      /** Per cent of the points. */
      passPercent: z.number(),
      attempts: z.number(),
    }),
  ),
  /** The reason code why the caller cannot rate it; null: the caller can. */
  ratingClosedBecause: z.nullable(z.string()),
  /** The caller's progress; null: not started. */
  mine: z.nullable(
    z.object({
      /** Per cent. */
      progress: z.number(),
      state: z.enum(courseStates),
      standing: z.enum(courseStandings),
      studiedSeconds: z.number(),
      /** Number of playable lectures studied to the end. */
      studiedLectures: z.number(),
      /** The first playable lecture that is not studied to the end; null: all are. */
      next: z.nullable(z.object({ coursewareID: z.string(), title: z.string(), language: z.string() })),
      lastLearnedAt: z.string(),
      /** The caller's rating from 1 to 5; null: none. */
      stars: z.nullable(z.number()),
    }),
  ),
  /** [COURSE-04] */
  isFavourite: z.boolean(),
  /** Others of the same category. */
  related: z.array(courseCard).check(z.maxLength(4)),
})
export type CourseDetail = z.infer<typeof courseDetail>

/** [ROUTE-21] An unknown course is refused with `request.notFound`. */
export const getCourse = call({
  method: 'GET',
  path: 'api-course/portal/course/{courseID}',
  summary: 'One course.',
  payload: z.object({ courseID: id }),
  answer: courseDetail,
  preventMessage: true,
})

export const STARS_MAX = 5

/** The average rating of a course. */
export const courseRating = z.object({
  /** The caller's own, from 1 to 5. */
  stars: z.number(),
  rating: z.nullable(z.number()),
  ratingCount: z.number(),
})
export type CourseRating = z.infer<typeof courseRating>

/** [COURSE-02] Refused: `request.notFound`, `course.notBegun`. A second rating replaces the first. */
export const rateCourse = call({
  method: 'PUT',
  path: 'api-course/portal/usercourse/rating/{courseID}',
  summary: 'Rates a course that the caller has begun with one to five stars.',
  payload: z.object({ courseID: id, stars: z.number().check(z.int(), z.minimum(1), z.maximum(STARS_MAX)) }),
  answer: courseRating,
  preventMessage: true,
})

/** [ROUTE-24] */
export const myCourse = z.extend(courseCard, {
  /** Per cent. */
  progress: z.number(),
  state: z.enum(courseStates),
  standing: z.enum(courseStandings),
  lastLearnedAt: z.string(),
  studiedSeconds: z.number(),
})
export type MyCourse = z.infer<typeof myCourse>

export const listMyCourses = call({
  method: 'GET',
  path: 'api-course/portal/usercourse/list',
  summary: "The caller's own courses, the one learned last first.",
  payload: z.object({ state: z.optional(z.enum(courseStates)), ...paging }),
  answer: z.object({ list: z.array(myCourse), count: z.number() }),
  preventMessage: true,
})
