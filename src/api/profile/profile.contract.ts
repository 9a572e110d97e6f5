import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { genders } from './profile-rule.ts'
import { paging } from '#api/kit/paging.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** Upper bound of the schema; the rule refuses shorter ones in words. */
const name = z.string().check(z.maxLength(1000))
const code = z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/)))

/** [ENTITY-02] The fields its owner may change; null: empty. */
const ownFields = {
  name,
  chineseName: z.nullable(name),
  foreignName: z.nullable(name),
  gender: z.nullable(z.enum(genders)),
  /** As yyyy-MM-dd: a calendar day has no time zone. */
  birthDate: z.nullable(z.string().check(z.maxLength(32))),
  /** Codes of the dictionaries of the same names. */
  country: code,
  documentType: code,
  educationLevel: code,
  religion: code,
  post: code,
  /** Those who run the user's classes see the phone, the e-mail; administrators see them in any case. */
  phoneShown: z.boolean(),
  emailShown: z.boolean(),
}

/** [ENTITY-02] Phone and e-mail are masked. */
export const profile = z.object({
  userId: z.string(),
  /** The account name, which cannot be changed. */
  accountName: z.string(),
  originalName: z.string(),
  /** A code of the dictionary `department`, which only the administration changes; null: none. */
  department: z.nullable(z.string()),
  ...ownFields,
  bindPhone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  revision: z.number(),
})
export type Profile = z.infer<typeof profile>

/** [ROUTE-37] */
export const getProfile = call({
  method: 'GET',
  path: 'api-ouser/portal/user/profile',
  summary: "The caller's own profile.",
  payload: z.object({}),
  answer: profile,
  preventMessage: true,
})

/** [ROUTE-39] Refused with `profile.changedElsewhere` for a stale revision. */
export const saveProfile = call({
  method: 'PUT',
  path: 'api-ouser/portal/user/profile',
  summary: "Change the caller's own profile, all fields at once.",
  payload: z.object({
    userId: id,
    ...ownFields,
    /** The revision that was read. */
    revision: z.number().check(z.int(), z.minimum(0)),
  }),
  answer: profile,
  preventMessage: true,
})

/** Browser and system by their common names; null: unknown. */
export const device = z.object({
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
})
export type Device = z.infer<typeof device>

export const signInMethods = ['password', 'passkey', 'oidc'] as const
export type SignInMethod = (typeof signInMethods)[number]
const method = z.enum(signInMethods)

/** An active session of the caller. */
export const ownSession = z.object({
  sessionID: z.string(),
  startedAt: moment,
  /** Last use, to the minute. */
  seenAt: moment,
  method,
  /** Network address as seen by the portal. */
  address: z.string(),
  device,
  /** [GAP-44] Its second check is pending. */
  isCheckOpen: z.boolean(),
  /** The session of this request. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** [GAP-44] A trusted browser, which skips the second check. */
export const ownDevice = z.object({
  deviceID: z.string(),
  rememberedAt: moment,
  /** The last sign-in from it. */
  seenAt: moment,
  device,
  /** The device of this request. */
  isThis: z.boolean(),
})
export type OwnDevice = z.infer<typeof ownDevice>

const ownSessions = z.object({ sessions: z.array(ownSession), devices: z.array(ownDevice) })
export type OwnSessions = z.infer<typeof ownSessions>

export const listOwnSessions = call({
  method: 'GET',
  path: 'api-ouser/portal/user/session',
  summary: 'Where the caller is signed in, the present session first, and the devices that are remembered.',
  payload: z.object({}),
  answer: ownSessions,
  preventMessage: true,
})

/** The current session is refused with `profile.ownSession`: ending it is signing out. */
export const endOwnSession = call({
  method: 'DELETE',
  path: 'api-ouser/portal/user/session/{sessionID}',
  summary: "End one of the caller's other sessions.",
  payload: z.object({ sessionID: id }),
  answer: z.null(),
  preventMessage: true,
})

export const endOtherSessions = call({
  method: 'DELETE',
  path: 'api-ouser/portal/user/session',
  summary: 'End every session of the caller but the present one.',
  payload: z.object({}),
  answer: z.null(),
  preventMessage: true,
})

export const forgetOwnDevice = call({
  method: 'DELETE',
  path: 'api-ouser/portal/user/device/{deviceID}',
  summary: 'Ask for the second check again at the next sign-in from this device.',
  payload: z.object({ deviceID: id }),
  answer: z.null(),
  preventMessage: true,
})

export const signInOutcomes = ['succeeded', 'checkPending', 'wrongPassword', 'disabled'] as const

export const ownSignIn = z.object({
  signInID: z.string(),
  at: moment,
  method,
  outcome: z.enum(signInOutcomes),
  address: z.string(),
  device,
})
export type OwnSignIn = z.infer<typeof ownSignIn>

export const listSignIns = call({
  method: 'GET',
  path: 'api-ouser/portal/user/signin/list',
  summary: "Tries to sign in to the caller's account, the last first.",
  payload: z.object({ ...paging }),
  answer: z.object({ list: z.array(ownSignIn), count: z.number() }),
  preventMessage: true,
})
