import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { holds } from '#api/kit/holds.ts'
import { paging } from '#api/kit/paging.ts'
import { seen } from '#api/kit/record.ts'
import { courseStaff, managedID, managedKeyword } from './managed-publication.contract.ts'

/** How many people may change a course, a topic or a resource beside its owner. */
export const CO_EDITORS_MAX = 20

const person = z.object({ userId: z.string(), originalName: z.string(), account: z.string() })
export type EditingPerson = z.infer<typeof person>

/** As what somebody changes it; co-editors name nobody, and who has just handed it on is nobody any more. */
const editingRoles = ['owner', 'coEditor', 'administrator', 'nobody'] as const
export type EditingRole = (typeof editingRoles)[number]

/** Who changes a course, a topic, a resource or a question bank. */
export const editors = z.object({
  /** Null: it has none, and administrators alone change it. */
  owner: z.nullable(person),
  coEditors: z.array(person),
  /** What the caller is. */
  as: z.enum(editingRoles),
})
export type Editors = z.infer<typeof editors>

/**
 * Who will change it from now on; absent: nothing changes. Refused: `publication.notOwner`, `publication.unfitEditor`.
 */
export const namedEditors = z.optional(
  z.strictObject({
    ownerID: z.nullable(managedID),
    coEditorIDs: z.array(managedID).check(
      z.maxLength(CO_EDITORS_MAX),
      holds((ids) => new Set(ids).size === ids.length),
    ),
  }),
)
export type NamedEditors = NonNullable<z.infer<typeof namedEditors>>

const said = z.object(seen)
/** What staff say with the events of what has editors. What it consists of is not logged, but who handed it to whom. */
export const publicationSaid = {
  /** Without editors, they stay. */
  save: z.object({ ...seen, editors: namedEditors }),
  publish: said,
  withdraw: said,
  discard: said,
}

/**
 * Which ones a list shows: those that the caller owns or co-edits; absent: those that the caller changes, which for
 * administrators are all.
 */
export const whose = z.optional(z.literal('mine'))
/** `usable`: those that the caller changes and those that are published, to be used in a topic or a class. */
export const whoseCourses = z.optional(z.enum(['mine', 'usable']))
export type Whose = z.infer<typeof whoseCourses>

/** By name; with a keyword those whose names have all its words. */
export const listEditors = call({
  method: 'GET',
  path: 'api-course/manage/editor/list',
  summary: 'The people who can own and co-edit courses, topics and resources: teachers and administrators.',
  payload: z.object({ keyword: z.optional(managedKeyword), ...paging }),
  answer: z.object({ list: z.array(person), count: z.number() }),
  access: courseStaff,
  preventMessage: true,
})
