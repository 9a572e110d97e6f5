import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect } from 'vitest'
import { roles } from '#api/kit/call.ts'
import type { Call } from '#api/kit/call.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { portalFor } from '#tests/kit/server/portal.ts'
import type { Engine } from '#tests/kit/server/portal.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Reply, Visitor } from '#tests/kit/server/visitor.ts'
import { bodyRules } from './bodies.ts'
import { fieldRules } from './fields.ts'
import type { BadRequest, Rule } from './rule.ts'

export const rules: readonly Rule[] = [...bodyRules, ...fieldRules]

/** The same requests every time. */
const SEED = 2026

/** A reduced data set, because the whole database is reread after whatever has written. */
async function thinOut(db: Database): Promise<void> {
  for (const table of [
    'course_text',
    'course_chapter_text',
    'courseware_text',
    'courseware_caption',
    'course_resource_text',
    'information_text',
    'dict_name',
  ] as const) {
    await db.deleteFrom(table).where('language', 'not in', ['zh_CN', 'en_US']).execute()
  }
  const few = ['admin', 'learner'].map(userId)
  for (const table of [
    'course_progress',
    'courseware_learner',
    'study_day',
    'course_rating',
    'resource_rating',
  ] as const) {
    await db.deleteFrom(table).where('user_id', 'not in', few).execute()
  }
  await db.deleteFrom('transition_log').where('by_user_id', 'not in', few).execute()
  await db.deleteFrom('file').where('media_type', '=', 'text/vtt').execute()
}

interface Sent {
  readonly name: string
  readonly request: BadRequest
}

interface Batch {
  readonly calls: readonly (readonly [string, Call])[]
  /** How many requests are drawn for each call, besides the fixed ones. */
  readonly drawn: number
}

/** Holds a rule against calls, on a portal of its own; the database is compared once for all of them. */
export function holdingOn(engine: Engine): (rule: Rule, batch: Batch) => Promise<void> {
  const portal = portalFor(engine)
  let who: Visitor
  beforeAll(async () => {
    // With access to every call, so that the input itself is refused.
    const others = roles.filter((role) => role !== 'admin').map((role) => ({ user_id: userId('admin'), role }))
    await portal().db.insertInto('user_role').values(others).execute()
    await thinOut(portal().db)
    who = await signedIn(portal(), 'admin')
  })

  /** The contents of the database, including error reports, which are not waited for. */
  const stored = async () => {
    await portal().portal.reporter.settled()
    return contentsOf(portal().db)
  }

  async function judged({ name, request }: Sent): Promise<Reply> {
    const reply = await request.send(who)
    try {
      request.judge(reply)
    } catch (error) {
      throw new Error(`${name} with ${JSON.stringify(request.bad)}: ${String(error)}`, { cause: error })
    }
    return reply
  }

  /** Sends each again by itself, to name the one that changes something. */
  async function nameCulprit(all: readonly Sent[]): Promise<void> {
    for (const sent of all) {
      const before = await stored()
      await judged(sent)
      expect(await stored(), `${sent.name} with ${JSON.stringify(sent.request.bad)}`).toEqual(before)
    }
  }

  return async (rule, { calls, drawn }) => {
    const all: Sent[] = []
    const before = await stored()
    let last = before
    const send = async (sent: Sent): Promise<void> => {
      all.push(sent)
      const { status } = await judged(sent)
      if (rule.watched === 'batch') return
      const now = await stored()
      if (status !== 200) expect(now, `${sent.name} with ${JSON.stringify(sent.request.bad)}`).toEqual(last)
      last = now
    }
    for (const [name, call] of calls) {
      for (const request of rule.fixed?.(call) ?? []) await send({ name, request })
      const any = rule.any?.(call)
      if (any === undefined) continue
      const property = fc.asyncProperty(any, (request) => send({ name, request }))
      await fc.assert(property, { seed: SEED, numRuns: drawn })
    }
    if (rule.watched === 'batch' && !isDeepStrictEqual(await stored(), before)) {
      await nameCulprit(all)
      expect(await stored(), 'changed by none of them alone').toEqual(before)
    }
    expect((await who.send({ method: 'GET', url: '/readyz' })).status).toBe(200)
  }
}
