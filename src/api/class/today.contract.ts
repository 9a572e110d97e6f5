import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { classKinds } from './class-card.contract.ts'

export const openTask = z.object({
  kind: z.enum([
    'continueCourse',
    'requiredCourse',
    'classStarts',
    'decision',
    'questionnaire',
    'evaluation',
    'homework',
  ]),
  /** The lifecycle whose records wait for the caller's decision; null: nothing is to be decided. */
  lifecycle: z.nullable(z.string()),
  /** The id of the course, the class, the questionnaire or the task; of a decision, of what is decided on together. */
  id: z.string(),
  name: z.string(),
  /** The kind of the class; null: no class. */
  classKind: z.nullable(z.enum(classKinds)),
  /** Per cent of a course; null: no course. */
  progress: z.nullable(z.number()),
  /**
   * The start of the class, or the time by which the decision or the answer is due; null: no date is set, or homework
   * was given back.
   */
  dueTime: z.nullable(z.string()),
})
export type OpenTask = z.infer<typeof openTask>

/** What there is to do, on home; the assistant searches the same tasks (gap GAP-26). */
export const today = z.object({
  tasks: z.array(openTask).check(z.maxLength(9)),
})
export type Today = z.infer<typeof today>

export const listToday = call({
  method: 'GET',
  path: 'api-classes/portal/agenda/today',
  summary: "The caller's open tasks.",
  payload: z.object({}),
  answer: today,
  preventMessage: true,
})
