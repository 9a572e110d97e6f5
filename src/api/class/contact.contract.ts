import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'
import { letter } from '#api/message/letter.contract.ts'
import { classKinds } from './class-card.contract.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** What somebody does in a class beside learning. */
export const classOffices = ['headmaster', 'classTeacher', 'teamLeader', 'disciplineCommittee'] as const
export type ClassOffice = (typeof classOffices)[number]

/** A person of a class: the name and the picture, which all see; phone and e-mail are nobody else's. */
export const classContact = z.object({
  userId: z.string(),
  originalName: z.string(),
  /** The file id of the picture; null: generated from the name. */
  photo: z.nullable(z.string()),
  /** Empty: only a learner. */
  offices: z.array(z.enum(classOffices)),
  /** Null: none, like those who run the class. */
  groupID: z.nullable(z.string()),
  isSelf: z.boolean(),
})
export type ClassContact = z.infer<typeof classContact>

export const classContacts = z.object({
  list: z.array(classContact),
  count: z.number(),
  className: z.string(),
  kind: z.enum(classKinds),
  groups: z.array(z.object({ groupID: z.string(), name: z.string(), count: z.number() })),
  /** How many belong to no group. */
  ungrouped: z.number(),
  /** The caller can write to people and groups here. */
  canWrite: z.boolean(),
  /** The caller can write to the whole class. */
  canWriteToAll: z.boolean(),
})
export type ClassContacts = z.infer<typeof classContacts>

/**
 * [ROUTE-67, ROUTE-77] Those who run the class first, then its learners by name. Refused with the codes of the
 * registration for `enter`: whoever has no place in the class does not see who has.
 */
export const listClassContacts = call({
  method: 'GET',
  path: 'api-classes/portal/class/contacts/{classID}',
  summary: 'The people of a class, for its participants and those who run it.',
  payload: z.object({
    classID: id,
    /** `none`: those without a group. */
    group: z.optional(id),
    /** In the name. */
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    ...paging,
  }),
  answer: classContacts,
  preventMessage: true,
})

/**
 * A letter to each one of a group, or of the whole class, which those who run it may write to. The sender chooses
 * `letterId`, which makes sending idempotent. Refused like `listClassContacts`, and: `message.letterEmpty`,
 * `message.letterTooLong`, `message.nobodyToWriteTo`, `message.tooManyReceivers`, `request.forbidden`.
 */
export const writeToGroup = call({
  method: 'PUT',
  path: 'api-classes/portal/class/contacts/{classID}/letters/{letterId}',
  summary: 'Writes a private letter to each one of a group of a class, or of the class.',
  payload: z.object({
    classID: id,
    letterId: z.uuid(),
    /** Null: the whole class. */
    group: z.nullable(id),
    content: z.string(),
  }),
  answer: z.object({
    /** How many it went to. */
    count: z.number(),
    /** The first of them, as its sender sees it. */
    letter,
  }),
  preventMessage: true,
})
