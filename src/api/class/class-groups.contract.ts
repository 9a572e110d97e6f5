import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import { classStaff } from './managed-class.contract.ts'

/** Size limits of the groups of a class. */
export const GROUPS_MAX = 100
export const GROUP_NAME_MAX = 60
const MOVED_MAX = 500
const HOLDERS_MAX = 20

/** The offices that members of a class hold, as leave needs them (gap GAP-52). */
export const memberOffices = ['teamLeader', 'disciplineCommittee'] as const
export type MemberOffice = (typeof memberOffices)[number]

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const name = z
  .string()
  .check(z.trim(), z.regex(/^\P{Cc}+$/u), z.overwrite(cleanLine), z.minLength(1), z.maxLength(GROUP_NAME_MAX))

const person = z.object({ userId: z.string(), originalName: z.string() })

/** The members of a class in their groups, and who holds which office; the answer of every change too. */
export const classGroups = z.object({
  /** In order. */
  groups: z.array(z.object({ groupID: z.string(), name: z.string(), members: z.array(person) })),
  /** The members in no group. */
  ungrouped: z.array(person),
  offices: z.object({ teamLeader: z.array(person), disciplineCommittee: z.array(person) }),
})
export type ClassGroups = z.infer<typeof classGroups>

/** A class that the caller does not run is refused with `request.notFound`, as is a group of another class. */
const staff = { access: classStaff, answer: classGroups, preventMessage: true } as const

export const getClassGroups = call({
  method: 'GET',
  path: 'api-classes/manage/class/{classID}/groups',
  summary: 'The groups of a class with their members, and its offices, for those who run it.',
  payload: z.object({ classID: id }),
  ...staff,
})

/** Refused as `class.groupNameTaken`, `class.tooManyGroups`. */
export const createClassGroup = call({
  method: 'POST',
  path: 'api-classes/manage/class/{classID}/groups',
  summary: 'Add a group at the end.',
  payload: z.strictObject({ classID: id, name }),
  ...staff,
})

/** Refused as `class.groupNameTaken`. */
export const renameClassGroup = call({
  method: 'PUT',
  path: 'api-classes/manage/class/{classID}/groups/{groupID}',
  summary: 'Rename a group.',
  payload: z.strictObject({ classID: id, groupID: id, name }),
  ...staff,
})

/** Refused as `record.stale` where these are not the groups that there are. */
export const orderClassGroups = call({
  method: 'PUT',
  path: 'api-classes/manage/class/{classID}/group-order',
  summary: 'Put the groups into another order.',
  payload: z.strictObject({ classID: id, groupIDs: z.array(id).check(z.maxLength(GROUPS_MAX)) }),
  ...staff,
})

export const removeClassGroup = call({
  method: 'DELETE',
  path: 'api-classes/manage/class/{classID}/groups/{groupID}',
  summary: 'Remove a group; its members are in no group then.',
  payload: z.object({ classID: id, groupID: id }),
  ...staff,
})

/** Refused as `class.notMembers`; then nobody is moved. */
export const moveClassMembers = call({
  method: 'PUT',
  path: 'api-classes/manage/class/{classID}/group-members',
  summary: 'Move members of the class into a group, or out of theirs.',
  payload: z.strictObject({
    classID: id,
    /** Null: into no group. */
    groupID: z.nullable(id),
    userIDs: z.array(id).check(z.minLength(1), z.maxLength(MOVED_MAX)),
  }),
  ...staff,
})

/** Refused as `class.notMembers`; who already holds the office may go on holding it. */
export const setClassOffice = call({
  method: 'PUT',
  path: 'api-classes/manage/class/{classID}/offices/{office}',
  summary: 'Name those who hold an office of the class, in place of those who held it.',
  payload: z.strictObject({
    classID: id,
    office: z.enum(memberOffices),
    userIDs: z.array(id).check(z.maxLength(HOLDERS_MAX)),
  }),
  ...staff,
})
