import type { BrowserContext } from 'playwright'

import { userId } from '#server/demo/ids.ts'
import type { Portal } from '#server/portal.ts'
import { XSRF_COOKIE } from '#server/session/cookies.ts'
import { enter } from '#server/session/enter.ts'
import { csrfOf } from '#server/session/sessions.ts'

interface Place {
  readonly portal: Portal
  /** The portal's address in this profile. */
  readonly address: string
}

const places = new WeakMap<BrowserContext, Place>()

/** Keeps at which portal a browser profile is. */
export function keepPlace(context: BrowserContext, place: Place): void {
  places.set(context, place)
}

/** Begins a session of a demo account in a browser profile, as a right password does. Returns its XSRF token. */
export async function openSession(context: BrowserContext, name: string, userAgent: string): Promise<string> {
  const place = places.get(context)
  if (place === undefined) throw new Error('This browser profile is at no portal under test')
  const { portal, address } = place
  const entered = await portal.db.transaction().execute((trx) =>
    enter(portal, trx, {
      user: { id: userId(name) },
      method: 'password',
      address: '127.0.0.1',
      userAgent,
      device: null,
      before: null,
      now: portal.clock.now(),
    }),
  )
  if (entered.refused !== null) throw new Error(`${name} could not sign in: ${entered.refused}`)
  const token = csrfOf(entered.ticket)
  const rest = { url: address, sameSite: 'Strict', expires: (Date.now() + entered.lifetime) / 1000 } as const
  await context.addCookies([
    { name: 'session', value: entered.ticket, httpOnly: true, ...rest },
    { name: XSRF_COOKIE, value: token, ...rest },
  ])
  return token
}
