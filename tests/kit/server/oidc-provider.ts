import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** The claims of a user. */
export interface Person {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly preferred_username?: string
}

/** A local OIDC provider, like an organisation's. */
export interface TestProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** By login, which is also the subject. */
  readonly people: Map<string, Person>
  close(): Promise<void>
}

/** Seconds: longer than any test. */
const TTL = 600
const CLIENT = { id: 'portal', secret: 'a-secret-of-the-portal-alone-0123456789' }

/** Starts a provider with one registered client, and plain pages for sign-in and consent. */
export async function startProvider(callback: () => string): Promise<TestProvider> {
  const people = new Map<string, Person>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ['http://127.0.0.1/unknown'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    // Claims are in the ID token, as with most providers.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people.get(accountId) }) }),
    cookies: { keys: ['only for tests'] },
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
    ttl: { Interaction: TTL, Session: TTL, Grant: TTL, AccessToken: TTL, IdToken: TTL },
  })
  // The portal's address is known only once it listens.
  provider.Client.prototype.redirectUriAllowed = (given: string) => given === callback()
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    people,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}

/** A visitor's browser on another site: follows redirects within it, and stops at external ones. */
export class ElsewhereBrowser {
  readonly #cookies = new Map<string, string>()

  /** Fetches a page, stores its cookies, and follows redirects within the site. */
  async open(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ readonly address: string; readonly text: string | null }> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      this.#cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next === null) return { address, text: await response.text() }
    const target = new URL(next, address)
    return target.origin === new URL(address).origin ? this.open(target.href) : { address: target.href, text: null }
  }

  /** Signs in at the provider as `login` and consents, or denies; returns the final redirect. */
  async signIn(address: string, login: string, consents = true): Promise<string> {
    const asked = await this.open(address)
    if (asked.text === null) return asked.address
    const loggedIn = await this.open(actionOf(asked), { prompt: 'login', login, password: 'any' })
    if (loggedIn.text === null) return loggedIn.address
    const ended = consents
      ? await this.open(actionOf(loggedIn), { prompt: 'consent' })
      : await this.open(`${loggedIn.address}/abort`)
    return ended.address
  }
}

/** The action of a page's form. */
function actionOf({ address, text }: { readonly address: string; readonly text: string | null }): string {
  const action = /action="([^"]+)"/.exec(text ?? '')?.[1]
  if (action === undefined) throw new Error(`There is no form at ${address}: ${text ?? ''}`)
  return new URL(action, address).href
}
