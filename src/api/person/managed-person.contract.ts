import * as z from 'zod/mini'

import { checkOf, checked, nextRows, stepped } from '#api/bulk-import/bulk-import.contract.ts'
import { call, roles } from '#api/kit/call.ts'
import { languageCode, managedID, managedKeyword, revision } from '#api/course/managed-publication.contract.ts'
import { paging } from '#api/kit/paging.ts'
import { EMAIL_MAX } from '#api/account/contact-rule.ts'
import { ACCOUNT_MAX, DEPARTMENT_MAX, PERSON_NAME_MAX, PHONE_MAX } from './person-rule.ts'
import { recordStanding, seen } from '#api/kit/record.ts'
import { UPLOAD_MAX } from '#api/file/upload-rule.ts'

/** The states of a stored account. */
export const accountStates = ['invited', 'active', 'disabled'] as const
export type AccountStateName = (typeof accountStates)[number]

export const peopleSorts = ['account', 'created', 'changed'] as const
export type PeopleSort = (typeof peopleSorts)[number]

/** Upper bound of the schema, above the rules' limits, so that a text that is too long is refused in words. */
const written = (max: number) => z.string().check(z.maxLength(max * 4))

/** The editable data of a person; the lifecycle validates it. */
const person = {
  accountName: written(ACCOUNT_MAX),
  originalName: written(PERSON_NAME_MAX),
  /** Empty: none. */
  phone: written(PHONE_MAX),
  email: written(EMAIL_MAX),
  language: languageCode,
  roles: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)),
  /** A code of the dictionary `department`; empty: none. */
  department: written(DEPARTMENT_MAX),
}

const entry = {
  userId: z.string(),
  accountName: z.string(),
  originalName: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  language: z.string(),
  roles: z.array(z.enum(roles)),
  /** A code of the dictionary `department`; empty: none. */
  department: z.string(),
  state: z.enum(accountStates),
  revision: z.number(),
  /** Locked after too many failed attempts: nobody can sign in until then. */
  isLocked: z.boolean(),
}
const personEntry = z.object(entry)
export type PersonEntry = z.infer<typeof personEntry>

/** The kinds of events in an account's log. */
export const accountLogEvents = [
  'create',
  'edit',
  'changeRoles',
  'disable',
  'enable',
  'unlock',
  'sendLink',
  'passwordSet',
  'adopt',
] as const

/** What staff can do with an account beside writing in it. */
export const accountCommands = ['disable', 'enable', 'unlock', 'sendLink'] as const
export type AccountCommand = (typeof accountCommands)[number]

/** Names of changed fields, without their values: the log is kept longer than personal data. */
export const personParts = ['account', 'name', 'phone', 'email', 'language', 'department'] as const
export type PersonPart = (typeof personParts)[number]

const said = z.object(seen)
const roleNames = z.array(z.string())
/** What staff say with the events of an account. What a person is like is not logged. */
export const accountSaid = {
  /** Whether an invitation is sent; bulk imports may send it later. */
  create: z.object({ roles: roleNames, invites: z.boolean() }),
  edit: z.object({ ...seen, changed: z.array(z.enum(personParts)) }),
  changeRoles: z.object({ ...seen, roles: roleNames }),
  disable: said,
  enable: said,
  unlock: said,
  sendLink: said,
}

/** Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const managedPerson = z.object({
  ...entry,
  createdAt: z.string(),
  updatedAt: z.string(),
  hasPassword: z.boolean(),
  /** Active sessions. */
  sessionCount: z.number(),
  /** The currently valid link to set a password; null: none. */
  link: z.nullable(z.object({ channel: z.enum(['sms', 'email']), sentAt: z.string(), expiresAt: z.string() })),
  ...recordStanding({
    events: accountLogEvents,
    /** Of an edit: what was changed; of roles: what they became; of a password: how it was set. */
    told: { details: z.array(z.string()) },
    facts: {
      /** The sender is this person. */
      isSelf: z.boolean(),
      /** The only administrator who can sign in. */
      isLastAdmin: z.boolean(),
      /** There is a phone or an e-mail to send to: the one to be stored, otherwise the stored one. */
      hasContact: z.boolean(),
      /** The account has failed sign-in attempts. */
      hasTries: z.boolean(),
    },
  }),
})
export type ManagedPerson = z.infer<typeof managedPerson>
export type PersonLogEntry = ManagedPerson['log'][number]

const staff = { access: ['admin'], preventMessage: true } as const

/** `keyword`: words of the name or the account name, or a prefix of a phone or an e-mail. */
export const listPeople = call({
  method: 'GET',
  path: 'api-ouser/manage/person/list',
  summary: 'People with their accounts, for administrators.',
  payload: z.object({
    keyword: z.optional(managedKeyword),
    role: z.optional(z.enum(roles)),
    state: z.optional(z.enum(accountStates)),
    /** With all departments below it. */
    department: z.optional(managedID),
    sort: z._default(z.enum(peopleSorts), 'account'),
    ...paging,
  }),
  answer: z.object({ list: z.array(personEntry), count: z.number() }),
  ...staff,
})

export const getPerson = call({
  method: 'GET',
  path: 'api-ouser/manage/person/detail/{userId}',
  summary: 'One person with the log of the account, for administrators.',
  payload: z.object({ userId: managedID }),
  answer: managedPerson,
  ...staff,
})

/** Refused with the lifecycle's codes for `create`. */
export const createPerson = call({
  method: 'POST',
  path: 'api-ouser/manage/person',
  summary: 'Create a person, who is sent a link to set a password with.',
  payload: z.object(person),
  answer: managedPerson,
  ...staff,
})

/** Refused with the lifecycle's codes for `edit` and `changeRoles`; unchanged data is no change. */
export const savePerson = call({
  method: 'PUT',
  path: 'api-ouser/manage/person/{userId}',
  summary: 'Change what is known of a person, and their roles.',
  payload: z.object({ userId: managedID, revision, ...person }),
  answer: managedPerson,
  ...staff,
})

/** Refused as the lifecycle refuses the event. */
export const sendAccountEvent = call({
  method: 'PUT',
  path: 'api-ouser/manage/person/{userId}/event',
  summary: 'Disable, enable or unlock an account, or send a link that sets its password.',
  payload: z.object({ userId: managedID, type: z.string().check(z.maxLength(64)), revision }),
  answer: managedPerson,
  ...staff,
})

/** How existing accounts are handled. */
export const existingWays = ['refuse', 'skip', 'update'] as const
export type ExistingWay = (typeof existingWays)[number]

export const importColumns = [
  'accountName',
  'originalName',
  'phone',
  'email',
  'language',
  'roles',
  'department',
] as const
export type ImportColumn = (typeof importColumns)[number]

const importAction = z.enum(['create', 'update', 'skip'])

const peopleCheck = z.object({
  /** Null: the row as a whole. */
  ...checkOf(z.nullable(z.enum(importColumns))),
  creates: z.number(),
  updates: z.number(),
  skips: z.number(),
  /** The first rows, as they would be imported. */
  rows: z.array(
    z.object({
      row: z.number(),
      action: importAction,
      accountName: z.string(),
      originalName: z.string(),
      phone: z.string(),
      email: z.string(),
      roles: z.array(z.string()),
      /** As the file says it. */
      department: z.string(),
    }),
  ),
})
export type PeopleCheck = z.infer<typeof peopleCheck>

/** Changes nothing. Refused with `sheet.…` or `bulkImport.…` when the file cannot be read at all. */
export const checkPeople = call({
  method: 'POST',
  path: 'api-ouser/manage/person/import/check',
  summary:
    'Read people out of a CSV or xlsx file of at most 10 MB and 5,000 rows, and say what is wrong with them, row by row.',
  payload: z.object({
    existing: z.enum(existingWays),
    invites: z.enum(['true', 'false']),
    ...checked,
  }),
  answer: peopleCheck,
  encoding: 'multipart',
  bodyLimit: UPLOAD_MAX,
  ...staff,
})

const importStep = z.object({ ...stepped, creates: z.number(), updates: z.number(), skips: z.number() })
export type ImportStep = z.infer<typeof importStep>

/**
 * Each call does the next rows, in one transaction; a call that is made again after no answer goes on where the last
 * one ended.
 */
export const importPeople = call({
  method: 'POST',
  path: 'api-ouser/manage/person/import/{importID}',
  summary: 'Import the next rows of a file that has been checked.',
  payload: z.object(nextRows),
  answer: importStep,
  ...staff,
})

export const getPeopleTemplate = call({
  method: 'GET',
  path: 'api-ouser/manage/person/import/template',
  summary: 'An empty CSV file with the headings of an import, in the language of the caller.',
  payload: z.object({}),
  answer: z.unknown(),
  binary: true,
  ...staff,
  unseen: 'The browser downloads it, and says itself that it could not.',
})
