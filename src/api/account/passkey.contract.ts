import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** Bytes in base64url. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))
const credentialId = bytes(1400)
const transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))
const md5 = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** The subset of WebAuthn's data that the portal uses, under WebAuthn's own names. */
const known = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }
const described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

export const registrationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type RegistrationOptions = z.infer<typeof registrationOptions>

export const registeredCredential = z.object({
  ...known,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z._default(transports, []),
  }),
})
export type RegisteredCredential = z.infer<typeof registeredCredential>

export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof requestOptions>

export const shownCredential = z.object({
  ...known,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.nullable(bytes(200)),
  }),
})
export type ShownCredential = z.infer<typeof shownCredential>

/** Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const passkey = z.object({
  passkeyID: z.string(),
  name: z.string(),
  /** Whether it is synchronised to the owner's other devices. */
  isSynced: z.boolean(),
  createdAt: z.string(),
  /** Null: never used. */
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>

/** Begins a sign-in with a passkey; its secret is in a hidden cookie and can be used once. */
export const beginPasskeySignIn = call({
  method: 'POST',
  path: 'api-ouser/portal/user/open/passkey/begin',
  summary: 'What a browser needs to ask for a passkey. Nobody has to be named: the passkey knows.',
  payload: z.object({}),
  answer: requestOptions,
  access: 'open',
  preventMessage: true,
})

/**
 * Refused: `passkey.expired` once its beginning is used up or ten minutes old, `passkey.unknown` for one that the
 * portal does not know, `passkey.refused` for one that does not prove what it should.
 */
export const signInByPasskey = call({
  method: 'POST',
  path: 'api-ouser/portal/user/open/passkey/signIn',
  summary: 'Sign in with a passkey. It counts as a second factor too.',
  payload: z.object({ credential: shownCredential }),
  answer: z.object({ authenticated: z.literal(true) }),
  access: 'open',
  preventMessage: true,
})

export const listPasskeys = call({
  method: 'GET',
  path: 'api-ouser/portal/user/passkey/list',
  summary: "The caller's own passkeys, the oldest first.",
  payload: z.object({}),
  answer: z.object({ list: z.array(passkey) }),
  preventMessage: true,
})

/**
 * `password` is its MD5, as at sign-in. Refused: `passkey.confirm` when the sign-in is older than ten minutes and no
 * password is sent (`passkey.signInAnew` for accounts without one), `passkey.wrongPassword`, `passkey.tooMany`.
 */
export const beginPasskey = call({
  method: 'POST',
  path: 'api-ouser/portal/user/passkey/begin',
  summary: 'What a browser needs to make a new passkey for the caller.',
  payload: z.object({ password: z.nullable(md5) }),
  answer: registrationOptions,
  preventMessage: true,
})

/**
 * Refused: `passkey.emptyName`, `passkey.longName`, `passkey.expired`, `passkey.refused`, `passkey.known`,
 * `passkey.tooMany`.
 */
export const addPasskey = call({
  method: 'POST',
  path: 'api-ouser/portal/user/passkey',
  summary: 'Keeps the passkey that a browser has made for the caller.',
  payload: z.object({ name: z.string().check(z.maxLength(1000)), credential: registeredCredential }),
  answer: passkey,
  preventMessage: true,
})

/** An unknown or foreign one is refused with `request.notFound`. */
export const renamePasskey = call({
  method: 'PUT',
  path: 'api-ouser/portal/user/passkey/{passkeyID}',
  summary: "Gives one of the caller's passkeys another name.",
  payload: z.object({ passkeyID: id, name: z.string().check(z.maxLength(1000)) }),
  answer: passkey,
  preventMessage: true,
})

/** Refused as above; the last sign-in method with `passkey.lastWay`. */
export const removePasskey = call({
  method: 'DELETE',
  path: 'api-ouser/portal/user/passkey/{passkeyID}',
  summary: "Removes one of the caller's passkeys.",
  payload: z.object({ passkeyID: id }),
  answer: z.object({ passkeyID: z.string() }),
  preventMessage: true,
})
