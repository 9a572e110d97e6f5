import assert from 'node:assert/strict'

import { changePassword } from '#api/account/account.contract.ts'
import { openPasswordLink, setPasswordByLink } from '#api/account/password-link.contract.ts'
import type { PasswordMeans } from '#machines/person/account.lifecycle.ts'
import { passwordSet } from '#server/person/passwords.ts'
import { hashPassword, md5Of } from '#server/session/password.ts'
import { quickHash } from '#tests/kit/server/quick-hash.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'
import type { Brought } from './account-brought.ts'

/**
 * The owner sets a password: by the link that is good, by replacing the one that there is, or else as the server's own
 * events do. Returns the refusal code, null for none.
 */
export async function setsPassword(scene: Brought, means: PasswordMeans): Promise<string | null> {
  const { link, sessions, password } = scene
  const { portal } = scene.stage
  if (means === 'link' && link !== null) {
    const { body } = await new Visitor(portal).call(setPasswordByLink, { link, password, confirmation: password })
    assert.equal(body.code, 2000, body.message)
    assert.equal((await new Visitor(portal).call(openPasswordLink, { link })).body.reason, 'passwordLink.used')
    return null
  }
  const [owner] = sessions
  if (means === 'change' && owner !== undefined) {
    // A new one has to differ from the one before.
    const chosen = `${password}x`
    const payload = { original: md5Of(password), password: chosen, confirmation: chosen }
    const { body } = await owner.call(changePassword, payload)
    assert.equal(body.code, 2000, body.message)
    scene.password = chosen
    return null
  }
  const id = scene.item?.userId ?? ''
  try {
    await portal.db
      .transaction()
      .execute((trx) => passwordSet(trx, { userId: id, means, session: null, now: portal.clock.now() }))
  } catch (error) {
    return (error as { readonly reason: string }).reason
  }
  const passwordHash = await hashPassword(md5Of(password), quickHash)
  await portal.db.updateTable('user').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  return null
}
