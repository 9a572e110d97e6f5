import assert from 'node:assert/strict'

import { openPasswordLink, type OpenedLink } from '#api/account/password-link.contract.ts'
import { getPerson, type ManagedPerson } from '#api/person/managed-person.contract.ts'
import { listScope } from '#api/session/user.contract.ts'
import type { AccountSnapshot } from '#machines/person/account.lifecycle.ts'
import { ACCOUNT_SIGN_IN } from '#server/session/attempts.ts'
import { hashOf } from '#server/session/tokens.ts'
import type { HttpStage } from '#tests/kit/models/paths.ts'
import { linkIn } from '#tests/kit/server/people.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

/** The first password of an account. */
export const PASSWORD = 'Learner2026'
const MINUTE = 60_000

/** What an account has brought into the world, beside its record. */
export interface Brought {
  readonly stage: HttpStage
  /** The account name. */
  readonly word: string
  /** The one that was set last. */
  password: string
  /** The last answer to the administrator; null: nobody has been created. */
  item: ManagedPerson | null
  /** Its browsers that are signed in; the first is the one that its owner acts in. */
  sessions: readonly Visitor[]
  /** The secret of the link that is good; null: none. */
  link: string | null
  /** The secrets of all links that have been sent. */
  readonly links: Set<string>
  /** It has been locked after too many tries. */
  isLocked: boolean
}

/**
 * Before a step: its owner is signed in twice, as far as that is possible, and somebody has tried so many passwords
 * that it is locked, unless there must have been no tries.
 */
export async function prepare(scene: Brought, hasTries: boolean): Promise<void> {
  const { stage, word, item } = scene
  const { db, clock } = stage.portal
  await db.deleteFrom('attempt').execute()
  if (item?.state === 'active' && scene.sessions.length === 0) {
    const visitors = [new Visitor(stage.portal), new Visitor(stage.portal)]
    for (const visitor of visitors) assert.ok((await visitor.trySignIn(word, scene.password)).body.authenticated)
    scene.sessions = visitors
  }
  scene.isLocked = item !== null && hasTries
  if (!scene.isLocked) return
  const at = clock.now().getTime()
  const row = { kind: ACCOUNT_SIGN_IN.kind, subject: hashOf(word), count: ACCOUNT_SIGN_IN.most, since: at }
  await db
    .insertInto('attempt')
    .values({ ...row, blocked_until: at + 15 * MINUTE })
    .execute()
}

/** The params of an effect, if it is among those of a step. */
function paramsOf(effects: readonly string[], name: string): Readonly<Record<string, unknown>> | null {
  const found = effects.find((effect) => effect === name || effect.startsWith(`${name} `))
  return found === undefined ? null : (JSON.parse(found.slice(name.length).trim() || '{}') as Record<string, unknown>)
}

/** After a step: what its effects say has come about on the running server, and nothing else has. */
export async function brings(scene: Brought, effects: readonly string[], after: AccountSnapshot): Promise<void> {
  await endsSessions(scene, paramsOf(effects, 'endSessions'))
  await sendsLinks(scene, paramsOf(effects, 'putLink'), paramsOf(effects, 'voidLinks') !== null)
  await forgetsTries(scene, paramsOf(effects, 'forgetTries') !== null, after)
  await scene.stage.portal.db.deleteFrom('attempt').execute()
}

async function endsSessions(scene: Brought, ending: Readonly<Record<string, unknown>> | null): Promise<void> {
  const isKept = (index: number): boolean => ending === null || (ending['except'] !== null && index === 0)
  for (const [index, visitor] of scene.sessions.entries()) {
    const { status } = await visitor.call(listScope)
    assert.equal(status, isKept(index) ? 200 : 401, `the session in browser ${index + 1}`)
  }
  scene.sessions = scene.sessions.filter((_, index) => isKept(index))
}

const isOver: ReadonlySet<string> = new Set(['passwordLink.void', 'passwordLink.used'])

async function sendsLinks(
  scene: Brought,
  putting: Readonly<Record<string, unknown>> | null,
  isVoiding: boolean,
): Promise<void> {
  const { portal } = scene.stage
  await portal.portal.outbox.settled()
  const secrets = portal.letters
    .filter(({ target }) => target === `${scene.word}@people.example`)
    .map(({ body }) => linkIn(body))
  const fresh = secrets.filter((secret) => secret !== '' && !scene.links.has(secret))
  assert.equal(fresh.length, putting === null ? 0 : 1, 'letters with a link')
  const open = async (link: string) => (await new Visitor(portal).call(openPasswordLink, { link })).body
  if (putting !== null || isVoiding) scene.link = null
  // None that has become void is ever good again.
  for (const link of scene.links) {
    const { code, reason } = await open(link)
    if (link === scene.link) assert.equal(code, 2000, 'the link is still good')
    else assert.ok(isOver.has(reason ?? ''), 'a link that has become void is good again')
  }
  for (const link of fresh) {
    const { accountName, kind } = (await open(link)).data as OpenedLink
    assert.deepEqual([accountName, kind], [scene.word, putting?.['kind']])
    scene.links.add(link)
    scene.link = link
  }
}

/** A sign-in finds out whether the account is locked; the administrator reads whether there were tries. */
async function forgetsTries(scene: Brought, isForgetting: boolean, { value }: AccountSnapshot): Promise<void> {
  if (!scene.isLocked) return
  const administrator = await scene.stage.person('admin')
  const { body } = await administrator.call(getPerson, { userId: scene.item?.userId })
  assert.equal((body.data as ManagedPerson).facts.hasTries, !isForgetting)
  const { authenticated, reason } = (await new Visitor(scene.stage.portal).trySignIn(scene.word, scene.password)).body
  if (!isForgetting) assert.equal(reason, 'signIn.locked')
  else assert.deepEqual([authenticated, reason === 'signIn.locked'], [value === 'active', false])
}
