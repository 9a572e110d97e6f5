import * as z from 'zod/mini'

import { holds } from '#api/kit/holds.ts'
import { call } from '#api/kit/call.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import { editors, namedEditors, whoseCourses } from './editors.contract.ts'
import { COURSE_YEARS, TEACHER_MAX, courseKinds } from './course.contract.ts'
import {
  attachedFile,
  courseStaff,
  courseSummary,
  courseTitle,
  DOCUMENT_LIMIT,
  inLanguages,
  languageCode,
  managedID,
  managedKeyword,
  publicationState,
  resourceParts,
  revision,
} from './managed-publication.contract.ts'
import { paging } from '#api/kit/paging.ts'

/** Size limits of a course. */
export const CHAPTERS_MAX = 100
export const LECTURES_MAX = 300
export const RESOURCES_MAX = 100
export const TEACHERS_MAX = 20
export const COURSE_DETAIL_MAX = 10_000
/** Range of the year; maximum length of a lecture, one day. */
export const COURSE_MINUTES_MAX = 365 * 24 * 60
export const LECTURE_SECONDS_MAX = 24 * 60 * 60
export const CREDIT_MAX = 1000
export const RECOMMENDED_MAX = 1000

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))

const text = z.strictObject({
  language: languageCode,
  title: courseTitle,
  summary: courseSummary,
  /** Plain paragraphs, separated by empty lines. */
  detail: z.string().check(z.trim(), z.maxLength(COURSE_DETAIL_MAX)),
})
export type CourseText = z.infer<typeof text>
const titleText = z.strictObject({ language: languageCode, title: courseTitle })
export type TitleText = z.infer<typeof titleText>

const exam = z.strictObject({
  minutes: whole(1, 600),
  questionCount: whole(1, 500),
  /** Per cent of the points. */
  passPercent: whole(1, 100),
  attempts: whole(1, 100),
})

const facts = {
  kind: z.enum(courseKinds),
  /** Of the dictionary courseCategory. */
  categoryCode: managedID,
  year: whole(COURSE_YEARS.first, COURSE_YEARS.last),
  learningMinutes: whole(0, COURSE_MINUTES_MAX),
  credit: z.number().check(
    z.minimum(0),
    z.maximum(CREDIT_MAX),
    holds((credit) => Math.abs(credit * 10 - Math.round(credit * 10)) < 1e-9),
  ),
  /** Minimum study time; 0: none beyond its lectures. */
  requiredMinutes: whole(0, COURSE_MINUTES_MAX),
  /** In order. */
  teachers: z
    .array(
      z
        .string()
        .check(z.trim(), z.regex(/^\P{Cc}+$/u), z.overwrite(cleanLine), z.minLength(1), z.maxLength(TEACHER_MAX)),
    )
    .check(z.maxLength(TEACHERS_MAX)),
  /** Its rank among the recommended courses; null: not recommended. */
  recommendedPosition: z.nullable(whole(1, RECOMMENDED_MAX)),
  /** Null: it has no exam. */
  exam: z.nullable(exam),
  texts: inLanguages(text),
}

const lectureParts = {
  texts: inLanguages(titleText),
  durationSeconds: whole(0, LECTURE_SECONDS_MAX),
  /** No current browser plays it (gap GAP-79). */
  needsIe: z.boolean(),
}

/** The full desired state of a course; the server assigns ids that are null. */
const courseDocument = {
  ...facts,
  /** Null: its cover is generated. */
  coverFileID: z.nullable(managedID),
  chapters: z
    .array(
      z.strictObject({
        chapterID: z.nullable(managedID),
        texts: inLanguages(titleText),
        courseware: z
          .array(
            z.strictObject({
              coursewareID: z.nullable(managedID),
              ...lectureParts,
              /** Null: not available in this quality. */
              hdFileID: z.nullable(managedID),
              sdFileID: z.nullable(managedID),
              captions: inLanguages(z.strictObject({ language: languageCode, fileID: managedID })),
            }),
          )
          .check(z.maxLength(LECTURES_MAX)),
      }),
    )
    .check(
      z.maxLength(CHAPTERS_MAX),
      holds((chapters) => chapters.reduce((sum, { courseware }) => sum + courseware.length, 0) <= LECTURES_MAX),
    ),
  resources: z
    .array(z.strictObject({ resourceID: z.nullable(managedID), ...resourceParts, fileID: z.nullable(managedID) }))
    .check(z.maxLength(RESOURCES_MAX)),
}
const wholeCourse = z.object(courseDocument)
export type CourseDocument = z.infer<typeof wholeCourse>

/** The answer of every command too: the course after the change. Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const managedCourse = z.object({
  courseID: z.string(),
  state: publicationState,
  revision: z.number(),
  ...facts,
  cover: z.nullable(attachedFile),
  chapters: z.array(
    z.object({
      chapterID: z.string(),
      texts: z.array(titleText),
      courseware: z.array(
        z.object({
          coursewareID: z.string(),
          ...lectureParts,
          hd: z.nullable(attachedFile),
          sd: z.nullable(attachedFile),
          captions: z.array(z.object({ language: z.string(), file: attachedFile })),
        }),
      ),
    }),
  ),
  resources: z.array(z.object({ resourceID: z.string(), ...resourceParts, file: z.nullable(attachedFile) })),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  learnerCount: z.number(),
  editors,
})
export type ManagedCourse = z.infer<typeof managedCourse>

const managedCourseEntry = z.object({
  courseID: z.string(),
  state: publicationState,
  revision: z.number(),
  /** In the caller's language, else in the base one. */
  title: z.string(),
  categoryCode: z.string(),
  kind: z.enum(courseKinds),
  year: z.number(),
  /** The languages in which it has title and summary. */
  languages: z.array(z.string()),
  /** Number of playable lectures. */
  lectureCount: z.number(),
  learnerCount: z.number(),
  recommendedPosition: z.nullable(z.number()),
  updatedAt: z.string(),
  /** Null: it has no owner. */
  ownerName: z.nullable(z.string()),
})
export type ManagedCourseEntry = z.infer<typeof managedCourseEntry>

const staff = { access: courseStaff, preventMessage: true } as const

/** Last changed first. What others own is refused with `request.notFound`, as by all calls below. */
export const listManagedCourses = call({
  method: 'GET',
  path: 'api-course/manage/course/list',
  summary: 'Courses in every state, for their owners, co-editors and administrators.',
  payload: z.object({
    categoryCode: z.optional(managedID),
    state: z.optional(publicationState),
    whose: whoseCourses,
    keyword: z.optional(managedKeyword),
    ...paging,
  }),
  answer: z.object({ list: z.array(managedCourseEntry), count: z.number() }),
  ...staff,
})

export const getManagedCourse = call({
  method: 'GET',
  path: 'api-course/manage/course/detail/{courseID}',
  summary: 'One course with all that it consists of, in all languages, for staff.',
  payload: z.object({ courseID: managedID }),
  answer: managedCourse,
  ...staff,
})

/** Refused by the lifecycle: `publication.textsMissing`, `publication.unknownPart`. */
export const createCourse = call({
  method: 'POST',
  path: 'api-course/manage/course',
  summary: 'Write a new course, as a draft.',
  payload: wholeCourse,
  answer: managedCourse,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

/**
 * A published course stays published. The published course of others is refused with `publication.notEditor`, as by all
 * calls below. Chapters, lectures and resources left out are removed.
 */
export const saveCourse = call({
  method: 'PUT',
  path: 'api-course/manage/course/{courseID}',
  summary: 'Replace a course as a whole.',
  payload: z.object({ courseID: managedID, revision, editors: namedEditors, ...courseDocument }),
  answer: managedCourse,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

const seen = z.object({ courseID: managedID, revision })

export const publishCourse = call({
  method: 'PUT',
  path: 'api-course/manage/course/{courseID}/publication',
  summary: 'Show a course to learners.',
  payload: seen,
  answer: managedCourse,
  ...staff,
})

export const withdrawCourse = call({
  method: 'DELETE',
  path: 'api-course/manage/course/{courseID}/publication',
  summary: 'Take a course back from learners; what they have done in it is kept.',
  payload: seen,
  answer: managedCourse,
  ...staff,
})

/** Only what learners cannot see: a draft or a withdrawn course. */
export const discardCourse = call({
  method: 'DELETE',
  path: 'api-course/manage/course/{courseID}',
  summary: 'Give up a course for good.',
  payload: seen,
  answer: managedCourse,
  ...staff,
})
