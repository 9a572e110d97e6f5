import { beforeAll, describe, expect, it } from 'vitest'

import { listAgenda } from '#api/agenda/agenda.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import { BROADCAST_DAYS } from '#api/live/broadcast-rule.ts'
import { getPublicLive, listPublicLive } from '#api/live/live.contract.ts'
import type { LiveBroadcast, LiveBroadcastDetail } from '#api/live/live.contract.ts'
import {
  createBroadcast,
  getManagedBroadcast,
  listManagedBroadcasts,
  removeBroadcast,
  saveBroadcast,
} from '#api/live/managed-live.contract.ts'
import type { ManagedBroadcast } from '#api/live/managed-live.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

const DAY = 24 * HOUR
const at = (after: number): string => timeText(START.getTime() + after)
const planned = (more: Partial<PayloadOf<typeof createBroadcast>> = {}): PayloadOf<typeof createBroadcast> => ({
  texts: [{ language: 'fr_FR', title: 'Lire une carte des crues', summary: 'Pour  tous.\n\n\nAvec questions.' }],
  speaker: ' Camille  Moreau ',
  startTime: at(HOUR),
  endTime: at(2 * HOUR),
  joinUrl: null,
  source: null,
  ...more,
})

onEachEngine((engine) => {
  const portal = portalFor(engine, { environment: { LIVE_SOURCES: 'https://live.academy.example' } })
  let admin: Visitor
  beforeAll(async () => {
    admin = await signedIn(portal(), 'admin')
  })
  const plan = (more?: Parameters<typeof planned>[0]) =>
    answerOf<ManagedBroadcast>(admin, createBroadcast, planned(more))
  const shown = async (id: string, lang = 'en_US') =>
    ((await new Visitor(portal()).call(listPublicLive, {}, { lang })).body.data as LiveBroadcast[]).find(
      (one) => one.id === id,
    )

  describe('a live broadcast', () => {
    it('[LIVE-01] is planned by an administrator, in whatever language, and shown to everybody at once', async () => {
      const made = await plan({ source: 'https://live.academy.example/7/master.m3u8' })
      expect(made).toMatchObject({
        revision: 1,
        texts: [{ language: 'fr_FR', title: 'Lire une carte des crues', summary: 'Pour tous.\n\nAvec questions.' }],
        speaker: 'Camille Moreau',
        state: 'notStarted',
      })
      for (const lang of ['en_US', 'zh_CN', 'fr_FR'])
        expect((await shown(made.broadcastID, lang))?.title).toBe('Lire une carte des crues')
      const { body } = await new Visitor(portal()).call(getPublicLive, { id: made.broadcastID })
      expect(body.data as LiveBroadcastDetail).toMatchObject({
        speaker: 'Camille Moreau',
        source: 'https://live.academy.example/7/master.m3u8',
        joinUrl: `/#/livePlay?id=${made.broadcastID}`,
      })
      const learner = await signedIn(portal(), 'learner')
      const { list } = await answerOf<{ list: { itemID: string; title: string }[] }>(learner, listAgenda, {
        from: at(0),
        to: at(DAY),
      })
      expect(list.find(({ itemID }) => itemID === `live-${made.broadcastID}`)?.title).toBe('Lire une carte des crues')
    })

    it('is told in English to readers for whom there is neither their own language nor Chinese', async () => {
      const { broadcastID } = await plan({
        texts: [
          { language: 'ar_AR', title: 'قراءة خريطة الفيضانات', summary: '' },
          { language: 'en_US', title: 'Reading a flood map', summary: '' },
        ],
      })
      expect((await shown(broadcastID, 'km_KH'))?.title).toBe('Reading a flood map')
    })

    it('is told in another language to readers in whose own it has a description and no title', async () => {
      const { broadcastID, texts } = await plan({
        texts: [
          { language: 'zh_CN', title: '', summary: '摘要' },
          { language: 'en_US', title: 'Reading a flood map', summary: '' },
        ],
      })
      expect(texts).toHaveLength(2)
      expect((await shown(broadcastID, 'zh_CN'))?.title).toBe('Reading a flood map')
    })

    it('is changed by whoever has seen its last revision, and called off', async () => {
      const { broadcastID, revision } = await plan()
      const texts = [
        { language: 'zh_CN', title: '读洪水图', summary: '' },
        { language: 'en_US', title: 'Reading a flood map', summary: '' },
        { language: 'ar_AR', title: 'قراءة خريطة الفيضانات', summary: '' },
        { language: 'ru_RU', title: ' ', summary: '' },
      ]
      const changed = { broadcastID, revision, ...planned({ texts, joinUrl: 'https://meet.academy.example/7' }) }
      const saved = await answerOf<ManagedBroadcast>(admin, saveBroadcast, changed)
      expect(saved.revision).toBe(2)
      expect(saved.texts.map(({ language }) => language)).toEqual(['zh_CN', 'en_US', 'ar_AR'])
      expect(await shown(broadcastID, 'en_US')).toMatchObject({
        title: 'Reading a flood map',
        joinUrl: 'https://meet.academy.example/7',
      })
      // The default language stands in, wherever it comes in the order.
      expect((await shown(broadcastID, 'km_KH'))?.title).toBe('读洪水图')
      expect((await admin.call(saveBroadcast, changed)).body.reason).toBe('record.stale')
      expect((await admin.call(removeBroadcast, { broadcastID, revision })).body.reason).toBe('record.stale')
      await answerOf(admin, removeBroadcast, { broadcastID, revision: 2 })
      expect(await shown(broadcastID)).toBeUndefined()
      const gone = [
        await admin.call(getManagedBroadcast, { broadcastID }),
        await admin.call(removeBroadcast, { broadcastID, revision: 2 }),
      ]
      expect(gone.map(({ body }) => body.reason)).toEqual(['request.notFound', 'request.notFound'])
    })

    it.each([
      ['broadcast.titleMissing', { texts: [{ language: 'fr_FR', title: '  ', summary: 'Pour tous' }] }],
      ['broadcast.titleMissing', { texts: [] }],
      ['broadcast.endBeforeStart', { endTime: at(HOUR) }],
      ['broadcast.tooLong', { endTime: at(HOUR + BROADCAST_DAYS * DAY + 1000) }],
      ['broadcast.linkInvalid', { joinUrl: 'javascript:alert(1)' }],
      ['broadcast.linkInvalid', { joinUrl: '//meet.academy.example' }],
      ['broadcast.linkInvalid', { joinUrl: 'https://admin:secret@meet.academy.example' }],
      ['broadcast.linkInvalid', { joinUrl: 'https://:secret@meet.academy.example' }],
      ['broadcast.linkInvalid', { joinUrl: 'https:meet.academy.example' }],
      ['broadcast.linkInvalid', { joinUrl: 'https://meet.academy.example/\r\nX-Evil: y' }],
      ['broadcast.sourceInvalid', { source: 'https://live.academy.example/7.mp4' }],
      ['broadcast.sourceInvalid', { source: '/live/../api/master.m3u8' }],
      ['broadcast.sourceForeign', { source: 'https://elsewhere.example/master.m3u8' }],
    ])('is refused with %s, and nothing is stored', async (reason, more) => {
      const count = async () => (await portal().db.selectFrom('broadcast').select('id').execute()).length
      const before = await count()
      const { body } = await admin.call(createBroadcast, planned(more))
      expect([body.reason, body.message]).toEqual([reason, expect.stringMatching(/\S/)])
      expect(await count()).toBe(before)
    })

    it('[ROLE-06] is nobody’s business but administrators’', async () => {
      const { broadcastID, revision } = await plan()
      for (const name of ['learner', 'teacher', 'school']) {
        const other = await signedIn(portal(), name)
        const asked = [
          await other.call(listManagedBroadcasts, { pageNum: 1, pageSize: 10 }),
          await other.call(getManagedBroadcast, { broadcastID }),
          await other.call(createBroadcast, planned()),
          await other.call(saveBroadcast, { broadcastID, revision, ...planned() }),
          await other.call(removeBroadcast, { broadcastID, revision }),
        ]
        expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(403))
      }
      expect((await new Visitor(portal()).call(createBroadcast, planned())).status).toBe(401)
      expect(await shown(broadcastID)).toBeDefined()
    })

    it('is found by words of its title, its description and its speaker, and by its state', async () => {
      const found = async (asked: Partial<PayloadOf<typeof listManagedBroadcasts>>) =>
        (
          await answerOf<{ list: ManagedBroadcast[]; count: number }>(admin, listManagedBroadcasts, {
            pageNum: 1,
            pageSize: 40,
            ...asked,
          })
        ).list.map(({ broadcastID }) => broadcastID)
      const { broadcastID: later } = await plan({
        texts: [{ language: 'vi_VN', title: 'Xe đạp nước', summary: 'Hẹn ở trạm 47' }],
        speaker: 'Łukasz Zieliński',
      })
      const { broadcastID: over } = await plan({ startTime: at(-3 * HOUR), endTime: at(-2 * HOUR) })
      const { broadcastID: on } = await plan({ startTime: at(-HOUR), endTime: at(HOUR) })
      for (const keyword of ['xe dap', 'tram 47', 'lukasz']) expect(await found({ keyword })).toEqual([later])
      expect(await found({ keyword: 'lukasz nobody' })).toEqual([])
      for (const [state, id] of [
        ['notStarted', later],
        ['inProgress', on],
        ['ended', over],
      ] as const) {
        const ids = await found({ state })
        expect([later, on, over].filter((one) => ids.includes(one))).toEqual([id])
      }
      const all = await found({})
      expect(all.indexOf(later)).toBeLessThan(all.indexOf(on))
      expect(all.indexOf(on)).toBeLessThan(all.indexOf(over))
    })
  })
})
