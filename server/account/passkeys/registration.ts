import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import { randomUUID } from 'node:crypto'
import { PASSKEYS_MAX, passkeyNameFault } from '#api/account/passkey-rule.ts'
import { registrationOptions } from '#api/account/passkey.contract.ts'
import type { Passkey, RegisteredCredential, RegistrationOptions } from '#api/account/passkey.contract.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import { beginCeremony, takeCeremony, valueOf } from '../ceremonies.ts'
import { flagOf } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Portal } from '../../portal.ts'
import type { Caller } from '#server/session/sessions.ts'
import { derived } from '#server/session/tokens.ts'
import { requireOwner } from './fresh.ts'
import { passkeyOf } from './passkeys.ts'
import type { RelyingParty } from './relying-party.ts'
import { tellOwner } from './tell-owner.ts'
import { lockPerson } from './ways-left.ts'

const TIMEOUT_MS = 5 * 60_000
/** EdDSA, ES256 and RS256; every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257]

/** The user handle stored by authenticators; it does not reveal who the owner is. */
export const handleOf = (secret: string, userId: string): Buffer<ArrayBuffer> =>
  Buffer.from(derived(secret, `passkeys of ${userId}`), 'hex')

export interface Begun<Options> {
  readonly options: Options
  /** For the hidden cookie. */
  readonly secret: string
}

interface Beginning {
  readonly caller: Caller
  /** The MD5 of the caller's password; null: not given. */
  readonly password: string | null
  readonly party: RelyingParty
  /** The portal's name as shown by authenticators. */
  readonly portalName: string
  readonly before: string | null
  readonly now: Date
}

/**
 * What a browser needs to make a passkey that names its owner by itself and knows its owner each time. @throws Refusal
 */
export async function beginRegistration(
  portal: Portal,
  { caller, password, party, portalName, before, now }: Beginning,
): Promise<Begun<RegistrationOptions>> {
  const { db, secret: installation } = portal
  await refuseMore(db, caller.userId)
  await requireOwner(portal, caller, password, now)
  const own = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', caller.userId)
    .execute()
  const secret = await beginCeremony(db, { purpose: 'addPasskey', caller, before, now })
  // Imported with the first passkey, to keep the start fast.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: portalName,
    rpID: party.id,
    userID: handleOf(installation, caller.userId),
    userName: caller.account.account_name,
    userDisplayName: caller.account.original_name,
    challenge: Buffer.from(valueOf(secret, 'challenge'), 'base64url'),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credential_id: id, transports }) => ({
      id,
      transports: transports.split(',').filter((one) => one !== ''),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { secret, options: registrationOptions.parse(options) }
}

async function refuseMore(db: Querying, userId: string): Promise<void> {
  const { count } = await db
    .selectFrom('passkey')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count >= PASSKEYS_MAX) throw new Refusal('passkey.tooMany', { most: PASSKEYS_MAX })
}

interface Registering {
  readonly caller: Caller
  readonly name: string
  readonly credential: RegisteredCredential
  readonly party: RelyingParty
  /** The secret in the hidden cookie. */
  readonly cookie: string | null
  readonly now: Date
}

/** Stores a new passkey and notifies its owner. @throws Refusal */
export async function register(
  { db, outbox, logger }: Portal,
  { caller, name, credential, party, cookie, now }: Registering,
): Promise<Passkey> {
  const { userId } = caller
  const fault = passkeyNameFault(name)
  if (fault !== null) throw new Refusal(fault)
  const ceremony = await takeCeremony(db, cookie, ['addPasskey'], now)
  if (ceremony?.by?.userId !== userId) throw new Refusal('passkey.expired')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified: VerifiedRegistrationResponse = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: valueOf(ceremony.secret, 'challenge'),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    logger.info({ userId, why: String(error) }, 'a new passkey was refused')
    return { verified: false }
  })
  if (!verified.verified) throw new Refusal('passkey.refused')
  const made = verified.registrationInfo
  const row = {
    user_id: userId,
    id: randomUUID(),
    credential_id: made.credential.id,
    public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
    counter: made.credential.counter,
    transports: credential.response.transports.filter((one) => /^[\w-]+$/.test(one)).join(','),
    name: cleanLine(name),
    backed_up: flagOf(made.credentialBackedUp),
    created_at: now.getTime(),
    last_used_at: null,
  }
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    await refuseMore(trx, userId)
    const kept = await trx
      .insertInto('passkey')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows === 0n) throw new Refusal('passkey.known')
    await tellOwner(trx, outbox, userId, ({ passkey: { told } }) => ({
      subject: told.addedSubject(),
      text: told.addedText({ name: row.name }),
    }))
  })
  void outbox.dispatch()
  return passkeyOf(row)
}
