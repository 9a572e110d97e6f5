import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Call } from '#api/kit/call.ts'
import { signIn } from '#api/session/user.contract.ts'
import { formOf, queryOf, routed } from '#api/kit/encoding.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { md5Of } from '#server/session/password.ts'
import { CAPTCHA } from './open-portal.ts'
import type { TestPortal } from './open-portal.ts'
import { asRequest, checkAnswer } from './query-rules.ts'

/** The envelope of an answer. */
export interface Said {
  code: number
  message: string
  reason: string | null
  data: unknown
}

export interface Reply {
  readonly status: number
  /** The result of a call; code 0 when the answer was no JSON. */
  readonly body: Said
  readonly raw: LightMyRequestResponse
}

const NOTHING: Said = { code: 0, message: '', reason: null, data: null }

interface Sending {
  lang?: string
  headers?: Record<string, string>
  /** Replaces this visitor's XSRF token; null: none. */
  csrf?: string | null
}

/** A client with cookies that makes calls by their contracts, like the portal's browser app. */
export class Visitor {
  readonly portal: TestPortal
  readonly cookies = new Map<string, string>()
  /** The address of its requests. */
  address = '127.0.0.1'

  constructor(portal: TestPortal) {
    this.portal = portal
  }

  /** Makes a call; `payload` is sent as it is, valid or not. */
  async call(call: Call, payload: object = {}, { lang = 'en_US', headers = {}, csrf }: Sending = {}): Promise<Reply> {
    const token = csrf === undefined ? (this.cookies.get('XSRF-TOKEN') ?? null) : csrf
    const carried = { lang, ...(call.method !== 'GET' && token !== null && { _csrf: token }) }
    const { path, rest } = routed(`/${call.path}`, payload)
    if (call.method === 'GET' || call.method === 'DELETE') {
      const query = queryOf({ ...rest, ...carried }, call.arrays)
      return this.send({ method: call.method, url: `${path}?${query}`, headers })
    }
    if (call.encoding === 'multipart') {
      const { type, body } = await multipartOf(rest)
      return this.send({
        method: call.method,
        url: `${path}?lang=${lang}`,
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...headers },
        payload: body,
      })
    }
    const form = call.encoding === 'form'
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const body = { ...rest, ...carried }
    return this.send({
      method: call.method,
      url: path,
      headers: { 'content-type': type, ...headers },
      payload: form ? formOf(body).toString() : JSON.stringify(body),
    })
  }

  /** Sends any request with this visitor's cookies, and stores the cookies of the answer. */
  async send({ headers = {}, ...request }: InjectOptions): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const raw = await asRequest(() =>
      this.portal.http.inject({
        remoteAddress: this.address,
        ...request,
        headers: { ...(cookie !== '' && { cookie }), ...headers },
      }),
    )
    for (const { name, value, maxAge } of raw.cookies as { name: string; value: string; maxAge?: number }[]) {
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const isJson = raw.headers['content-type']?.startsWith('application/json') === true && raw.body !== ''
    const body = isJson ? raw.json<Said>() : NOTHING
    checkAnswer(typeof request.url === 'string' ? request.url.replace(/\?.*/, '') : '', body.data)
    return { status: raw.statusCode, body, raw }
  }

  /** Draws a captcha, whose answer is CAPTCHA. */
  async drawCaptcha(kind: 'picture' | 'audio' = 'picture'): Promise<Reply> {
    const reply = await this.send({ method: 'GET', url: `/user/captcha?kind=${kind}` })
    if (reply.status !== 200) throw new Error(`The captcha was not drawn: ${reply.raw.body}`)
    return reply
  }

  /** Signs in with the given values, by default with a fresh captcha answered right. */
  async trySignIn(
    account: string,
    password: string,
    { captcha = CAPTCHA.picture, fresh = true, lang = 'en_US' } = {},
  ): Promise<SignInReply> {
    if (fresh) await this.drawCaptcha()
    const reply = await this.call(
      signIn,
      { captcha },
      { lang, headers: { authorization: basic(account, md5Of(password)) } },
    )
    return { ...reply, body: reply.body as unknown as SignInReply['body'] }
  }
}

/** A payload as a multipart form of a browser [HTTP-07], with its random cache-busting field. */
export async function multipartOf(payload: object): Promise<{ type: string; body: Buffer }> {
  const form = new FormData()
  form.append('_t', String(Math.random()))
  for (const [name, value] of Object.entries(payload)) form.append(name, value instanceof File ? value : String(value))
  const response = new Response(form)
  return { type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) }
}

export interface SignInReply extends Omit<Reply, 'body'> {
  body: { authenticated: boolean; code: number; message: string; reason: string | null; retryAfter: number }
}

/** [SESSION-02] */
export const basic = (account: string, md5: string): string =>
  `Basic ${Buffer.from(`${account}:${md5}`).toString('base64')}`

export const passwordOf = (name: string): string => demoAccounts.find((account) => account.name === name)!.password

/** A visitor signed in to a demo account. */
export async function signedIn(portal: TestPortal, name: string): Promise<Visitor> {
  const visitor = new Visitor(portal)
  const { body } = await visitor.trySignIn(name, passwordOf(name))
  if (!body.authenticated) throw new Error(`${name} could not sign in: ${body.message}`)
  return visitor
}
