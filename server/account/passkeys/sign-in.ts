import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import { requestOptions } from '#api/account/passkey.contract.ts'
import type { RequestOptions, ShownCredential } from '#api/account/passkey.contract.ts'
import { beginCeremony, takeCeremony, valueOf } from '../ceremonies.ts'
import { flagOf } from '#server/database/codec.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Portal } from '../../portal.ts'
import { enter } from '#server/session/enter.ts'
import type { Browser } from '#server/session/enter.ts'
import { handleOf } from './registration.ts'
import type { Begun } from './registration.ts'
import type { RelyingParty } from './relying-party.ts'

const TIMEOUT_MS = 5 * 60_000

/** The request options for any passkey of this portal. */
export async function beginSignIn(
  { db }: Portal,
  party: RelyingParty,
  before: string | null,
  now: Date,
): Promise<Begun<RequestOptions>> {
  const secret = await beginCeremony(db, { purpose: 'passkeySignIn', caller: null, before, now })
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(valueOf(secret, 'challenge'), 'base64url'),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  })
  return { secret, options: requestOptions.parse(options) }
}

interface Showing extends Browser {
  readonly credential: ShownCredential
  readonly party: RelyingParty
  /** The secret in the hidden cookie. */
  readonly cookie: string | null
  readonly now: Date
}

/**
 * Signs in the owner of a passkey. It proves presence and identity, so neither captcha nor second check is required.
 * @throws Refusal
 */
export async function signInWith(
  portal: Portal,
  { credential, party, cookie, ...browser }: Showing,
): Promise<{ ticket: string; lifetime: number }> {
  const { db, logger } = portal
  const { now } = browser
  const ceremony = await takeCeremony(db, cookie, ['passkeySignIn'], now)
  if (ceremony === null) throw new Refusal('passkey.expired')
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credential.id)
    .executeTakeFirst()
  if (passkey === undefined) throw new Refusal('passkey.unknown')
  const { userHandle, ...response } = credential.response
  const isOwners = userHandle === null || userHandle === handleOf(portal.secret, passkey.user_id).toString('base64url')
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified: VerifiedAuthenticationResponse | null = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: valueOf(ceremony.secret, 'challenge'),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    logger.warn({ userId: passkey.user_id, passkeyId: passkey.id, why: String(error) }, 'a passkey was refused')
    return null
  })
  if (verified?.verified !== true || !isOwners) throw new Refusal('passkey.refused')
  const { newCounter, credentialBackedUp } = verified.authenticationInfo

  const entered = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('passkey')
      .set({ counter: newCounter, backed_up: flagOf(credentialBackedUp), last_used_at: now.getTime() })
      .where('user_id', '=', passkey.user_id)
      .where('id', '=', passkey.id)
      // A repeated counter reveals a cloned authenticator.
      .where('counter', '=', passkey.counter)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Refusal('passkey.refused')
    const user = await trx.selectFrom('user').selectAll().where('id', '=', passkey.user_id).executeTakeFirstOrThrow()
    return enter(portal, trx, { ...browser, method: 'passkey', user })
  })
  if (entered.refused !== null) throw new Refusal(entered.refused)
  return entered
}
