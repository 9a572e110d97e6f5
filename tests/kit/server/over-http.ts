import type { Call } from '#api/kit/call.ts'
import { queryOf, routed } from '#api/kit/encoding.ts'
import { csrfOf } from '#server/session/sessions.ts'
import type { Said } from './visitor.ts'

/** The answer of a server in another process. */
export interface Heard {
  readonly status: number
  readonly body: Said
  /** The header Retry-After, in seconds; null: there is none. */
  readonly retryAfter: string | null
}

interface Asking {
  /** The address of the server. */
  readonly at: string
  /** The ticket of the session. */
  readonly ticket: string
  readonly lang?: string
  /** The address that the server takes the request to come from, where it trusts its proxy. */
  readonly from?: string
}

/** Makes a call by its contract over the network. Rejects where the server does not answer at all. */
export async function askOverHttp(
  { at, ticket, lang = 'en_US', from = '192.0.2.1' }: Asking,
  call: Call,
  payload: object = {},
): Promise<Heard> {
  const { path, rest } = routed(`/${call.path}`, payload)
  const headers = { cookie: `session=${ticket}`, 'x-forwarded-for': from }
  const answer =
    call.method === 'GET'
      ? await fetch(`${at}${path}?${queryOf({ ...rest, lang }, call.arrays)}`, { headers })
      : await fetch(`${at}${path}`, {
          method: call.method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...rest, lang, _csrf: csrfOf(ticket) }),
        })
  const { status } = answer
  return { status, body: (await answer.json()) as Said, retryAfter: answer.headers.get('retry-after') }
}
