import * as z from 'zod/mini'

import { managedID } from '#api/course/managed-publication.contract.ts'
import { UPLOAD_MAX } from '#api/file/upload-rule.ts'
import { call } from '#api/kit/call.ts'
import { textEncodings } from '#api/kit/text-encoding.ts'
import { PAGE_MAX } from '#api/kit/paging.ts'

/** Who it is (one of the first three), and the group. */
export const memberColumns = ['accountName', 'phone', 'email', 'group'] as const
export type MemberColumn = (typeof memberColumns)[number]

/** A longer name of a group is refused. */
export const GROUP_NAME_MAX = 64

const memberCheck = z.object({
  /** Null: errors must be corrected first. */
  importID: z.nullable(z.string()),
  rowCount: z.number(),
  /** How many will be put in, how many invited, and how many are members already. */
  putsIn: z.number(),
  invites: z.number(),
  stays: z.number(),
  /** The groups that will be created. */
  newGroups: z.array(z.string()),
  /** In row order, up to the limit of the preview. Rows count as in the file, from 1. */
  errors: z.array(
    z.object({
      row: z.number(),
      column: z.enum(memberColumns),
      /** The column heading in the file. */
      heading: z.string(),
      value: z.string(),
      reason: z.string(),
      /** In the caller's language. */
      message: z.string(),
    }),
  ),
  errorCount: z.number(),
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
  /** Unknown headings. */
  ignored: z.array(z.string()),
  /** What a text file was read as; null: it is a workbook. */
  encoding: z.nullable(z.enum(textEncodings)),
})
export type MemberCheck = z.infer<typeof memberCheck>

/**
 * Changes nothing. Refused with `person.import…` when the file cannot be read at all, for others with
 * `request.notFound`.
 */
export const checkMembers = call({
  method: 'POST',
  path: 'api-classes/manage/member-import/check',
  summary:
    'Read learners out of a CSV or xlsx file of at most 10 MB and 5,000 rows, and say row by row what would become of them in a class.',
  payload: z.object({
    classID: z.optional(managedID),
    /** Of a text file; without it, it is detected. */
    encoding: z.optional(z.enum(textEncodings)),
    file: z.optional(z.file()),
  }),
  answer: memberCheck,
  encoding: 'multipart',
  bodyLimit: UPLOAD_MAX,
  preventMessage: true,
})

const memberStep = z.object({
  rowCount: z.number(),
  /** Number of rows processed. */
  doneCount: z.number(),
  putsIn: z.number(),
  invites: z.number(),
  stays: z.number(),
  /** Rows that the lifecycle has refused, or that have become invalid since the file was checked. */
  refused: z.array(z.object({ row: z.number(), accountName: z.string(), reason: z.string(), message: z.string() })),
})
export type MemberStep = z.infer<typeof memberStep>

/** Each call does the next rows; a call that is made again after no answer goes on where the last one ended. */
export const importMembers = call({
  method: 'POST',
  path: 'api-classes/manage/member-import/{importID}',
  summary: 'Put the next learners of a file that has been checked into the class.',
  payload: z.object({ importID: managedID, doneCount: z.int().check(z.minimum(0), z.maximum(PAGE_MAX)) }),
  answer: memberStep,
  preventMessage: true,
})

export const getMemberTemplate = call({
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
