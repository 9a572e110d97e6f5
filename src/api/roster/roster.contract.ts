import * as z from 'zod/mini'

import { checkOf, checked, nextRows, stepped } from '#api/bulk-import/bulk-import.contract.ts'
import { managedID } from '#api/course/managed-publication.contract.ts'
import { UPLOAD_MAX } from '#api/file/upload-rule.ts'
import { call } from '#api/kit/call.ts'

/** Who it is (one of the first three), and the group. */
export const rosterColumns = ['accountName', 'phone', 'email', 'group'] as const
export type RosterColumn = (typeof rosterColumns)[number]

/** A longer name of a group is refused. */
export const GROUP_NAME_MAX = 64

const rosterCheck = z.object({
  ...checkOf(z.enum(rosterColumns)),
  /** How many will be put in, how many invited, and how many are members already. */
  putsIn: z.number(),
  invites: z.number(),
  stays: z.number(),
  /** The groups that will be created. */
  newGroups: z.array(z.string()),
  /** The first rows, as they would be imported. */
  rows: z.array(
    z.object({
      row: z.number(),
      action: z.enum(['putIn', 'invite', 'stay']),
      accountName: z.string(),
      originalName: z.string(),
      group: z.string(),
      createsGroup: z.boolean(),
    }),
  ),
})
export type RosterCheck = z.infer<typeof rosterCheck>

/**
 * Changes nothing. Refused with `sheet.…` or `bulkImport.…` when the file cannot be read at all, for others with
 * `request.notFound`.
 */
export const checkRoster = call({
  method: 'POST',
  path: 'api-classes/manage/member-import/check',
  summary:
    'Read learners out of a CSV or xlsx file of at most 10 MB and 5,000 rows, and say row by row what would become of them in a class.',
  payload: z.object({
    classID: z.optional(managedID),
    ...checked,
  }),
  answer: rosterCheck,
  encoding: 'multipart',
  bodyLimit: UPLOAD_MAX,
  preventMessage: true,
})

const rosterStep = z.object({ ...stepped, putsIn: z.number(), invites: z.number(), stays: z.number() })
export type RosterStep = z.infer<typeof rosterStep>

/** Each call does the next rows; a call that is made again after no answer goes on where the last one ended. */
export const importRoster = call({
  method: 'POST',
  path: 'api-classes/manage/member-import/{importID}',
  summary: 'Put the next learners of a file that has been checked into the class.',
  payload: z.object(nextRows),
  answer: rosterStep,
  preventMessage: true,
})

export const getRosterTemplate = call({
  method: 'GET',
  path: 'api-classes/manage/member-import/template',
  summary: 'An empty CSV file with the headings of an import of members, in the language of the caller.',
  payload: z.object({}),
  answer: z.unknown(),
  binary: true,
  unseen: 'The browser downloads it, and says itself that it could not.',
})

export const exportKinds = ['members', 'attendance', 'standings'] as const
export type ExportKind = (typeof exportKinds)[number]
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Another teacher's class is refused with `request.notFound`. */
export const exportClass = call({
  method: 'GET',
  path: 'api-classes/manage/class/{classID}/export/{what}/{format}',
  summary: 'The members of a class, their attendance or their standings, for those who run it.',
  payload: z.object({ classID: managedID, what: z.enum(exportKinds), format: z.enum(exportFormats) }),
  answer: z.unknown(),
  binary: true,
  unseen: 'The browser downloads it, and says itself that it could not.',
})
