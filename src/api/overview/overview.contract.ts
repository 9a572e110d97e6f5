import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'

/** What a new portal needs before learners come, in order. */
export const firstSteps = ['organisation', 'letters', 'departments', 'people', 'course', 'class'] as const
export type FirstStep = (typeof firstSteps)[number]

/** The most of each kind that are listed. */
export const OVERVIEW_MOST = 10
/** Days back within which absences count, and how many of them are told: two weeks and two, as the screen says. */
export const ABSENCE_DAYS = 14
export const ABSENCES_LEAST = 2

const overview = z.object({
  /** Null: all are done, or the caller is no administrator. */
  steps: z.nullable(z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() }))),
  /** Lessons and exams of the organisation's day that the caller runs; those that are over are left out. */
  today: z.array(
    z.object({
      kind: z.enum(['lesson', 'exam']),
      id: z.string(),
      /** In the caller's language. */
      name: z.string(),
      /** What it belongs to, such as a class; null: to nothing. */
      of: z.nullable(z.string()),
      /** Null: it takes place online. */
      place: z.nullable(z.string()),
      startTime: moment,
      endTime: moment,
    }),
  ),
  /** Learners who have been absent without an excuse lately, in classes that the caller runs, most often first. */
  absent: z.array(
    z.object({
      userId: z.string(),
      originalName: z.string(),
      classID: z.string(),
      className: z.string(),
      count: z.number(),
    }),
  ),
  /** Letters that could not be sent; null: the caller is no administrator. */
  failedLetters: z.nullable(z.number()),
})
export type Overview = z.infer<typeof overview>

export const getOverview = call({
  method: 'GET',
  path: 'api-basic/manage/overview',
  summary: 'What staff see first: first steps, what runs today, who is absent often, letters that fail.',
  payload: z.object({}),
  answer: overview,
  access: ['admin', 'teacher'],
  preventMessage: true,
})
