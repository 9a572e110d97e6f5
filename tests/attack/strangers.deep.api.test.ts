import { beforeAll, describe, expect, it } from 'vitest'
import { streamSignals } from '#api/signal/signal.contract.ts'
import { declaredCalls } from '#server/parts.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'
import { payloadOf, type Ids } from './payloads.ts'

/** What the portal keeps of every request or of its own work, whoever it comes from. */
const ITS_OWN = new Set(['attempt', 'captcha', 'page_visit', 'error_report', 'ceremony', 'retrieval', 'effect'])
/** A contact that is not masked. */
const CONTACT = /[\w.]+@(?:academy|people)\.example|\+\d{10,}/g

/** What somebody has that nobody else may see or change: of the learner, the headmaster and the teacher of the demo. */
async function othersIn({ db }: TestPortal): Promise<Ids> {
  const victim = userId('learner')
  const first = async (table: 'registration' | 'leave' | 'notice' | 'note' | 'session', column: string) => {
    const found = await db
      .selectFrom(table)
      .select('id')
      .where(db.dynamic.ref<string>(column), '=', victim)
      .executeTakeFirst()
    return found?.id ?? ''
  }
  // Nobody but its members and those who run it sees this class.
  await db.updateTable('class').set({ audience: 'invitation' }).where('id', '=', demoId('class', 'sediment')).execute()
  return {
    classID: demoId('class', 'sediment'),
    courseID: demoId('course', 'river-measurement'),
    userID: victim,
    userId: victim,
    learnerID: victim,
    chatUserId: victim,
    receiverId: victim,
    registrationID: await first('registration', 'learner_id'),
    leaveID: await first('leave', 'learner_id'),
    mesNotifyId: await first('notice', 'user_id'),
    noteID: await first('note', 'user_id'),
    sessionID: await first('session', 'user_id'),
  }
}

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const calls = Object.entries(declaredCalls).filter(([, call]) => call !== streamSignals)
  const callers = ['nobody', ...demoAccounts.map(({ name }) => name)]
  let ids: Ids
  beforeAll(async () => {
    await signedIn(portal(), 'learner')
    ids = await othersIn(portal())
  })
  const as = (name: string): Promise<Visitor> | Visitor =>
    name === 'nobody' ? new Visitor(portal()) : signedIn(portal(), name)
  /** The rows that differ, of the tables that are not the portal's own. */
  const changed = async (before: Readonly<Record<string, readonly string[]>>): Promise<string[]> => {
    const after = await contentsOf(portal().db)
    return Object.entries(after)
      .filter(([table]) => !ITS_OWN.has(table))
      .flatMap(([table, rows]) => {
        const had = new Set(before[table])
        const has = new Set(rows)
        return [...rows.filter((row) => !had.has(row)), ...[...had].filter((row) => !has.has(row))].map(
          (row) => `${table} ${row}`,
        )
      })
  }

  describe('every call, with what is somebody else’s', () => {
    it.each(callers)('fails no server when %s makes it', async (name) => {
      for (const [title, call] of calls) {
        const who = await as(name)
        const { status, raw } = await who.call(call, payloadOf(call, ids))
        expect([title, status < 500], raw.body.slice(0, 300)).toEqual([title, true])
      }
    })

    describe.each(['nobody', 'weak', 'committee', 'leader'])('that %s makes', (name) => {
      const own = demoAccounts.find((one) => one.name === name) ?? null

      it.each(calls)('changes nothing of others, and shows no contact of theirs: %s', async (_, call) => {
        const who = await as(name)
        const before = await contentsOf(portal().db)
        const { raw } = await who.call(call, payloadOf(call, ids))
        expect((await changed(before)).filter((row) => own === null || !row.includes(userId(name)))).toEqual([])
        const seen = [...raw.body.matchAll(CONTACT)].map(([text]) => text)
        expect(seen.filter((text) => text !== own?.email && text !== own?.phone)).toEqual([])
      })
    })
  })
})
