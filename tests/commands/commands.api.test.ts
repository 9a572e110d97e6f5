import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import * as z from 'zod/mini'
import { create, send } from '#server/commands/door.ts'
import { createEffects } from '#server/commands/effects.ts'
import type { EffectHandler, EffectWithin } from '#server/commands/carriers.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { recordsIn, tableOf } from '#server/commands/rows.ts'
import { restored } from '#server/commands/stored.ts'
import { upgradeRecords } from '#server/commands/upgrades.ts'
import { userId } from '#server/demo/ids.ts'
import { putNotice } from '#server/message/put-notice.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { SECOND } from '#tests/kit/server/test-clock.ts'

type DoorEvent =
  | { readonly type: 'open'; readonly revision: number }
  | { readonly type: 'shut' }
  | { readonly type: 'resume' }
const parts = setup({
  types: { context: {} as { revision: number; opened: number }, events: {} as DoorEvent },
  actions: {
    count: assign({ revision: ({ context }) => context.revision + 1 }),
    countOpening: assign({ opened: ({ context }) => context.opened + 1 }),
    refuse: (_, _params: { code: string }) => undefined,
    ring: (_, _params: { times: number }) => undefined,
    creak: () => undefined,
  },
})
/** The current version of a small lifecycle with a history state. */
const gate = parts.createMachine({
  id: 'gate',
  context: { revision: 0, opened: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        open: { target: 'open', actions: ['count', 'countOpening', { type: 'ring', params: { times: 2 } }, 'creak'] },
        resume: { target: 'open.before', actions: 'count' },
      },
    },
    open: {
      initial: 'ajar',
      on: { shut: { target: 'shut', actions: 'count' } },
      states: {
        ajar: { on: { open: { target: 'wide', actions: 'count' } } },
        wide: { on: { open: { actions: { type: 'refuse', params: { code: 'record.stale' } } } } },
        before: { type: 'history' },
      },
    },
  },
})
/** Its version 1, when `shut` was called `closed` and nothing was counted. */
const gateBefore = setup({ types: { context: {} as { revision: number }, events: {} as DoorEvent } }).createMachine({
  id: 'gate',
  context: { revision: 0 },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'open', actions: assign({ revision: ({ context }) => context.revision + 1 }) } } },
    open: {
      initial: 'ajar',
      states: { ajar: {} },
      on: { shut: { target: 'closed', actions: assign({ revision: ({ context }) => context.revision + 1 }) } },
    },
  },
})

const handled: string[] = []
let failures = 0
const ring: EffectHandler<{ times: number }> = async (trx, { id, params, change, now }) => {
  handled.push(`${id} ${JSON.stringify(params)} ${change.to_state}`)
  const told = { code: 'leave.turn', params: { learner: change.record_id }, link: null, at: now.getTime() } as const
  await putNotice(trx, { userId: userId('learner'), id, ...told })
  if (failures > 0) {
    failures -= 1
    throw new Error('the bell is broken')
  }
  return [userId('learner')]
}

/** Effects executed within the transaction. */
const within: string[] = []
let isStuck = false
const creak = ({ id, by, context }: EffectWithin<unknown, object, { readonly opened: number }>): Promise<void> => {
  within.push(`creak ${id} ${by} ${context.opened}`)
  return isStuck ? Promise.reject(new Error('the hinge is stuck')) : Promise.resolve()
}

const said = { open: z.object({}), shut: z.object({}), resume: z.object({}) }
const seenNow = ({ snapshot }: Judging<typeof gate, unknown, object>) =>
  Promise.resolve({ revision: snapshot.context.revision })
const now = (version: number): RecordKind<typeof gate, typeof said, object> => ({
  table: 'gate_record',
  lifecycle: gate,
  version,
  earlier: {
    1: {
      lifecycle: gateBefore,
      upgrade: (stored) => ({
        ...stored,
        value: stored.value === 'closed' ? 'shut' : stored.value,
        context: { ...(stored.context as { revision: number }), opened: 0 },
      }),
    },
  },
  said,
  context: z.strictObject({ revision: z.int(), opened: z.int() }),
  known: { open: seenNow, shut: seenNow, resume: seenNow },
  columnsOf: () => ({}),
  store: ({ id, sent, isNew }) => {
    within.push(`store ${id} ${sent.type} ${isNew}`)
    return Promise.resolve()
  },
  actions: {
    count: 'context',
    countOpening: 'context',
    ring: { after: ring },
    creak: { within: creak },
  },
})
const gateKind = now(2)
/** The portal that stored the sample, with version 1 only. */
const oldKind = {
  ...gateKind,
  lifecycle: gateBefore,
  version: 1,
  earlier: {},
  context: z.strictObject({ revision: z.int() }),
  actions: {},
} as unknown as typeof gateKind

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const told: (readonly string[])[] = []
  const sender = { userId: userId('learner'), roles: [] } as const
  const effects = () => {
    const { db, clock, portal: parts } = portal()
    return createEffects({
      db,
      clock,
      kinds: [gateKind],
      meetings: [],
      signals: { tell: (ids) => void told.push(ids) },
      logger: parts.logger,
    })
  }
  const quiet = { dispatch: () => undefined }
  const door = () => ({ db: portal().db, effects: quiet })
  const nothing = () => Promise.resolve()
  let made = 0
  const begun = async (kind = gateKind): Promise<string> => {
    const id = `gate-${(made += 1)}`
    await create(door(), kind, { id, owned: {}, sent: { type: 'open' }, sender, now: portal().clock.now() }, nothing)
    return id
  }
  const sent = (id: string, type: string, kind = gateKind): Promise<void> =>
    // The door is given whatever a client names.
    send(door(), kind, { id, sent: { type: type as 'open' }, sender, now: portal().clock.now() }, nothing)
  const stored = (id: string) =>
    recordsIn(portal().db).selectFrom(tableOf(gateKind)).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const logOf = (id: string) =>
    portal()
      .db.selectFrom('transition_log')
      .selectAll()
      .where('record_id', '=', id)
      .orderBy('revision')
      .orderBy('version')
      .execute()

  beforeAll(async () => {
    await sql`create table gate_record (id text primary key, version integer not null, snapshot text not null, state text not null, revision integer not null, created_at bigint not null, updated_at bigint not null)`.execute(
      portal().db,
    )
  })

  describe('the command door', () => {
    it('writes snapshot, revision, log and effects of a change in one transaction', async () => {
      within.length = 0
      const id = await begun()
      const at = portal().clock.now().getTime()
      expect(await stored(id)).toMatchObject({
        version: 2,
        state: 'open.ajar',
        revision: 1,
        created_at: at,
        updated_at: at,
      })
      expect(await logOf(id)).toEqual([
        {
          lifecycle: 'gate_record',
          record_id: id,
          revision: 1,
          version: 2,
          event: '{"type":"open","revision":0}',
          from_state: 'shut',
          to_state: 'open.ajar',
          by_user_id: sender.userId,
          at,
        },
      ])
      // Effects within the transaction leave no outbox row; the payload was stored before them.
      expect(within).toEqual([`store ${id} open true`, `creak ${id} ${sender.userId} 1`])
      expect(
        await portal()
          .db.selectFrom('effect')
          .select(['id', 'type', 'params', 'done_at'])
          .where('record_id', '=', id)
          .execute(),
      ).toEqual([{ id: `${id}-1-0`, type: 'ring', params: '{"times":2}', done_at: null }])
    })

    it('rolls back if an effect within the transaction fails, or an action has no carrier', async () => {
      const id = await begun()
      await sent(id, 'shut')
      const before = [await stored(id), await logOf(id), await portal().db.selectFrom('effect').selectAll().execute()]
      isStuck = true
      await expect(sent(id, 'open')).rejects.toThrow('the hinge is stuck')
      isStuck = false
      const lacking = { ...gateKind, actions: { ring: gateKind.actions.ring } } as unknown as typeof gateKind
      await expect(sent(id, 'open', lacking)).rejects.toThrow('Nothing carries out creak of gate_record')
      // A non-context action in the machine's output has not been executed yet.
      const wrong: typeof gateKind = { ...gateKind, actions: { ...gateKind.actions, creak: 'context' } }
      await expect(sent(id, 'open', wrong)).rejects.toThrow('Nothing carries out creak of gate_record')
      expect([await stored(id), await logOf(id), await portal().db.selectFrom('effect').selectAll().execute()]).toEqual(
        before,
      )
      await sent(id, 'open')
    })

    it('preserves history states', async () => {
      const id = await begun()
      await sent(id, 'open')
      await sent(id, 'shut')
      await sent(id, 'resume')
      expect(await stored(id)).toMatchObject({ state: 'open.wide', revision: 4 })
    })

    it('writes nothing for refused, unaccepted or undeclared events, or if building the answer fails', async () => {
      const id = await begun()
      await sent(id, 'open')
      const before = [await stored(id), await logOf(id), await portal().db.selectFrom('effect').selectAll().execute()]
      await expect(sent(id, 'open')).rejects.toMatchObject({ reason: 'record.stale' })
      await expect(sent(id, 'resume')).rejects.toMatchObject({ reason: 'record.notNow' })
      for (const type of ['xstate.init', 'xstate.stop', 'toString', 'version.upgraded'])
        await expect(sent(id, type)).rejects.toMatchObject({ reason: 'record.unknownEvent' })
      const failing = send(door(), gateKind, { id, sent: { type: 'shut' }, sender, now: portal().clock.now() }, () =>
        Promise.reject(new Error('no answer')),
      )
      await expect(failing).rejects.toThrow('no answer')
      await expect(sent('no-such-gate', 'open')).rejects.toMatchObject({ reason: 'request.notFound' })
      expect([await stored(id), await logOf(id), await portal().db.selectFrom('effect').selectAll().execute()]).toEqual(
        before,
      )
    })
  })

  describe('versions', () => {
    it('a record of an earlier version is upgraded on access, with a row in the log', async () => {
      const id = await begun(oldKind)
      await sent(id, 'shut', oldKind)
      expect(await stored(id)).toMatchObject({
        version: 1,
        state: 'closed',
        revision: 2,
        snapshot: '{"status":"active","value":"closed","historyValue":{},"context":{"revision":2},"children":{}}',
      })
      // Readers get the upgraded form before it is written.
      expect(restored(gateKind, await stored(id))).toMatchObject({ value: 'shut', context: { revision: 2, opened: 0 } })
      await sent(id, 'open')
      expect(await stored(id)).toMatchObject({ version: 2, state: 'open.ajar', revision: 3 })
      expect(
        (await logOf(id)).map(({ revision, version, event, from_state: from, to_state: to, by_user_id: by }) => [
          revision,
          version,
          (JSON.parse(event) as DoorEvent).type,
          from,
          to,
          by,
        ]),
      ).toEqual([
        [1, 1, 'open', 'closed', 'open.ajar', sender.userId],
        [2, 1, 'shut', 'open.ajar', 'closed', sender.userId],
        [2, 2, 'version.upgraded', 'closed', 'shut', null],
        [3, 2, 'open', 'shut', 'open.ajar', sender.userId],
      ])
    })

    it('a refusal rolls the upgrade back', async () => {
      const id = await begun(oldKind)
      await sent(id, 'shut', oldKind)
      await expect(sent(id, 'shut')).rejects.toMatchObject({ reason: 'record.notNow' })
      expect(await stored(id)).toMatchObject({ version: 1, state: 'closed' })
    })

    it('untouched records are upgraded in the background, once, without a visible change', async () => {
      const ids = [await begun(oldKind), await begun(oldKind)]
      await sent(ids[0]!, 'shut', oldKind)
      const before = await stored(ids[0]!)
      portal().clock.pass(SECOND)
      expect(await upgradeRecords(portal().db, gateKind, portal().clock.now())).toBeGreaterThanOrEqual(2)
      expect(await upgradeRecords(portal().db, gateKind, portal().clock.now())).toBe(0)
      expect(await stored(ids[0]!)).toMatchObject({
        version: 2,
        state: 'shut',
        revision: 2,
        updated_at: before.updated_at,
      })
      expect(await stored(ids[1]!)).toMatchObject({ version: 2, state: 'open.ajar', revision: 1 })
    })

    it('a record without an upgrade path, or of a later version, is an error and is not reset', async () => {
      const id = await begun()
      for (const version of [0, 3]) {
        await recordsIn(portal().db).updateTable(tableOf(gateKind)).set({ version }).where('id', '=', id).execute()
        await expect(sent(id, 'shut')).rejects.toThrow('does not fit version 2')
      }
      await recordsIn(portal().db).updateTable(tableOf(gateKind)).set({ version: 2 }).where('id', '=', id).execute()
    })
  })

  describe('the replay', () => {
    const replay = () => replayRecords(portal().db, [gateKind])
    const set = (id: string, columns: object) =>
      recordsIn(portal().db).updateTable(tableOf(gateKind)).set(columns).where('id', '=', id).execute()

    it('finds every record consistent with its log, across versions', async () => {
      await begun(oldKind)
      const { count, differences } = await replay()
      expect([count, differences]).toEqual([made, []])
    })

    it.each([
      ['a state', { state: 'open.wide' }, /^state is "open.wide", and "open.ajar" by its log$/],
      [
        'a snapshot',
        {
          snapshot:
            '{"status":"active","value":{"open":"ajar"},"historyValue":{},"context":{"revision":1,"opened":2},"children":{}}',
        },
        /^snapshot is /,
      ],
      ['a revision', { revision: 4 }, /^revision is 4, and 1 by its log$/],
      ['a version', { version: 1 }, /^is of version 1, and of 2 by its log$/],
      ['a time', { updated_at: 5 }, /^updated_at is 5/],
      ['text that is no JSON', { snapshot: 'x' }, /JSON/],
    ])('detects a record with %s different from its log', async (_what, columns, says) => {
      const id = await begun()
      const before = await stored(id)
      await set(id, columns)
      const { differences } = await replay()
      expect(differences).toEqual([{ kind: 'gate_record', id, what: expect.stringMatching(says) as string }])
      await set(id, before)
    })

    it.each([
      ['an event that is refused there', { event: '{"type":"open"}', from_state: 'open.wide' }, /begins at open.wide/],
      [
        'an event without an edge',
        { event: '{"type":"resume","x":1}', to_state: 'shut' },
        /leads to open.ajar, and is logged as shut/,
      ],
      ['an event of no sense', { event: '{"type":"shut"}' }, /is unknown/],
      ['another version', { version: 1 }, /leads to|begins at/],
    ])('finds a log with %s', async (_what, columns, says) => {
      const id = await begun()
      const [before] = await logOf(id)
      await portal().db.updateTable('transition_log').set(columns).where('record_id', '=', id).execute()
      expect((await replay()).differences).toEqual([
        { kind: 'gate_record', id, what: expect.stringMatching(says) as string },
      ])
      await portal().db.updateTable('transition_log').set(before!).where('record_id', '=', id).execute()
    })

    it('detects a record without a log, and a log without a record', async () => {
      const [one, two] = [await begun(), await begun()]
      const log = await logOf(one)
      const record = await stored(two)
      await portal().db.deleteFrom('transition_log').where('record_id', '=', one).execute()
      await recordsIn(portal().db).deleteFrom(tableOf(gateKind)).where('id', '=', two).execute()
      expect((await replay()).differences).toEqual([
        { kind: 'gate_record', id: one, what: 'has no log' },
        { kind: 'gate_record', id: two, what: 'is in the log alone' },
      ])
      await portal().db.insertInto('transition_log').values(log).execute()
      await recordsIn(portal().db).insertInto(tableOf(gateKind)).values(record).execute()
      expect((await replay()).differences).toEqual([])
    })
  })

  describe('effects', () => {
    const noticesOf = (id: string) =>
      portal().db.selectFrom('notice').select('id').where('id', 'like', `${id}-%`).execute()
    beforeAll(async () => {
      await effects().dispatch()
      handled.length = 0
    })

    it('are executed once after the commit, with params and cause, and signalled', async () => {
      const id = await begun()
      await sent(id, 'open')
      told.length = 0
      await effects().dispatch()
      await effects().dispatch()
      expect(handled.splice(0)).toEqual([`${id}-1-0 {"times":2} open.ajar`])
      expect(told).toEqual([[userId('learner')]])
    })

    it('are each executed by one of several concurrent processes', async () => {
      const ids: string[] = []
      for (let i = 0; i < 30; i += 1) ids.push(await begun())
      const processes = Array.from({ length: 4 }, () => effects())
      await Promise.all(processes.map((each) => each.dispatch()))
      await effects().dispatch()
      for (const id of ids) expect(await noticesOf(id)).toHaveLength(1)
      expect(handled.splice(0)).toHaveLength(30)
    })

    it('are retried on failure with growing backoff and without limit, and roll back each failed attempt', async () => {
      const id = await begun()
      const row = () =>
        portal()
          .db.selectFrom('effect')
          .select(['attempts', 'failure', 'done_at'])
          .where('record_id', '=', id)
          .executeTakeFirstOrThrow()
      const another = await begun()
      // Once in the batch and once individually.
      failures = 2
      await effects().dispatch()
      // Either may have failed first; the other was executed nevertheless.
      const [failing, well] = (await row()).done_at === null ? [id, another] : [another, id]
      const of = (one: string) =>
        portal()
          .db.selectFrom('effect')
          .select(['attempts', 'failure', 'done_at'])
          .where('record_id', '=', one)
          .executeTakeFirstOrThrow()
      expect(await of(failing)).toEqual({ attempts: 1, failure: 'the bell is broken', done_at: null })
      expect([(await noticesOf(failing)).length, (await noticesOf(well)).length]).toEqual([0, 1])
      for (const [pause, attempts] of [
        [9, 1],
        [1, 2],
        [29, 2],
        [1, 3],
        [90, 4],
        [270, 5],
        [810, 6],
        [2430, 7],
        [3600, 8],
        [3600, 9],
      ] as const) {
        failures = 2
        portal().clock.pass(pause * SECOND)
        await effects().dispatch()
        expect([pause, (await of(failing)).attempts]).toEqual([pause, attempts])
      }
      failures = 0
      portal().clock.pass(3600 * SECOND)
      await effects().dispatch()
      expect(await of(failing)).toEqual({ attempts: 9, failure: null, done_at: portal().clock.now().getTime() })
      expect(await noticesOf(failing)).toHaveLength(1)
    })
  })
})
