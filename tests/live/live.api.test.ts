import { describe, expect, it } from 'vitest'
import { streamFile } from '#api/file/file.contract.ts'
import { getPublicLive, listPublicLive } from '#api/live/live.contract.ts'
import type { LiveBroadcast, LiveBroadcastDetail } from '#api/live/live.contract.ts'
import { languages } from '#i18n/locales.ts'
import { broadcastId, renewBroadcasts, storeBroadcastPictures } from '#server/live/broadcasts.demo.ts'
import { streamAddress } from '#server/live/address.ts'
import { SettingsError } from '#server/settings.ts'
import { putBroadcast } from './put-broadcast.ts'
import { onEachEngine, portalFor, startPortal } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, SECOND, START } from '#tests/kit/server/test-clock.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

const DAY = 24 * HOUR
/** Start and end of each demo broadcast, relative to the test clock. */
const TIMES = { 'field-school': [-25 * MINUTE, 2 * DAY], forecast: [3 * HOUR, 4.5 * HOUR] } as const

onEachEngine((engine) => {
  describe('the list of live broadcasts', () => {
    const portal = portalFor(engine)
    const list = async (lang = 'en_US') =>
      (await new Visitor(portal()).call(listPublicLive, {}, { lang })).body.data as LiveBroadcast[]
    const states = async () => (await list()).map(({ title, state }) => `${title.split(/[ :,]/)[0]} ${state}`)

    it('[CALL-15, LIVE-04, ENTITY-06] is public and has id, title, joinUrl, startDate, startTime and endTime', async () => {
      const { status, body } = await new Visitor(portal()).call(listPublicLive)
      expect([status, body.code]).toEqual([200, 2000])
      expect((body.data as LiveBroadcast[])[0]).toEqual({
        id: broadcastId('field-school'),
        title: 'River Gauging Field School: Three Days Live',
        joinUrl: `/#/livePlay?id=${broadcastId('field-school')}`,
        startDate: '2026-03-02',
        startTime: '2026-03-02 07:35:00',
        endTime: '2026-03-04 08:00:00',
        state: 'inProgress',
      })
    })

    it('[CALL-15, LIVE-03] lists those in progress, then upcoming, then just ended, nearest first', async () => {
      expect(await states()).toEqual([
        'River inProgress',
        'Flood notStarted',
        'Water notStarted',
        'Watching notStarted',
        'Sediment ended',
      ])
    })

    it('[LOCALE-01] has translated titles in each of the eleven languages', async () => {
      const titles = await Promise.all(languages.map(async ({ code }) => (await list(code))[0]!.title))
      expect(new Set(titles).size).toBe(languages.length)
    })

    it('falls back to Chinese without a translation', async () => {
      await portal()
        .db.deleteFrom('broadcast_text')
        .where('language', '=', 'vi_VN')
        .where('broadcast_id', '=', broadcastId('forecast'))
        .execute()
      expect((await list('vi_VN'))[1]!.title).toBe('洪水预报在线答疑')
    })

    it("[SHELL-22] links to the organisation's address if set", async () => {
      const joinUrl = 'https://meet.academy.example/7'
      await portal()
        .db.updateTable('broadcast')
        .set({ join_url: joinUrl })
        .where('id', '=', broadcastId('dam-safety'))
        .execute()
      expect((await list()).find(({ id }) => id === broadcastId('dam-safety'))!.joinUrl).toBe(joinUrl)
    })

    it('[CALL-15, LIVE-03] looks 14 days ahead and 24 hours back, to the second', async () => {
      const at = START.getTime()
      const add = (id: string, starts: number, ends: number) =>
        putBroadcast(portal().db, { id, starts_at: at + starts, ends_at: at + ends })
      await add('last-ahead', 14 * DAY, 15 * DAY)
      await add('too-far', 14 * DAY + SECOND, 15 * DAY)
      await add('last-back', -2 * DAY, -DAY + SECOND)
      await add('too-old', -2 * DAY, -DAY)
      const ids = (await list()).map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(['last-ahead', 'last-back']))
      expect(ids).not.toEqual(expect.arrayContaining(['too-far']))
      expect(ids).not.toEqual(expect.arrayContaining(['too-old']))
    })

    it('[LIVE-03] follows the clock', async () => {
      portal().clock.pass(TIMES.forecast[0])
      expect((await states()).slice(0, 2)).toEqual(['Flood inProgress', 'River inProgress'])
      portal().clock.pass(TIMES.forecast[1] - TIMES.forecast[0])
      expect(await states()).toEqual(expect.arrayContaining(['Flood ended']))
    })
  })

  describe('one live broadcast', () => {
    const portal = portalFor(engine)
    const get = (id: string) => new Visitor(portal()).call(getPublicLive, { id })

    it("has summary, speaker, source and the server's time", async () => {
      portal().clock.pass(90 * SECOND)
      const id = broadcastId('field-school')
      const data = (await get(id)).body.data as LiveBroadcastDetail
      expect(data).toMatchObject({
        id,
        state: 'inProgress',
        speaker: 'Camille Moreau',
        source: streamAddress(id),
        now: '2026-03-02 08:01:30',
      })
      expect(data.summary).toMatch(/^From water level/)
    })

    it('has no source if none is set', async () => {
      await portal()
        .db.updateTable('broadcast')
        .set({ source: null })
        .where('id', '=', broadcastId('water-law'))
        .execute()
      expect((await get(broadcastId('water-law'))).body.data).toMatchObject({ source: null, state: 'notStarted' })
    })

    it('is not found for an unknown id, and refused for a malformed one', async () => {
      const unknown = await get('nowhere')
      expect([unknown.status, unknown.body.reason]).toEqual([404, 'request.notFound'])
      const { status, body } = await new Visitor(portal()).send({
        method: 'GET',
        url: '/api-classes/portal/open/meeting/detail/a%27%20or%20b',
      })
      expect([status, body.reason]).toEqual([400, 'request.invalid'])
    })
  })

  describe('the stream of the demo organisation', () => {
    const portal = portalFor(engine)
    const fetch = async (url: string) => (await new Visitor(portal()).send({ method: 'GET', url })).raw
    const playlistOf = async (name: 'field-school' | 'forecast', playlist = 'avc-hd.m3u8') =>
      fetch(`/live/${broadcastId(name)}/${playlist}`)
    const sequenceIn = (playlist: string) => Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)![1])

    it('is a master playlist with existing media playlists and segments', async () => {
      const master = await fetch(streamAddress(broadcastId('field-school')))
      expect([master.statusCode, master.headers['content-type'], master.headers['cache-control']]).toEqual([
        200,
        'application/vnd.apple.mpegurl',
        'no-store',
      ])
      for (const name of master.body.split('\n').filter((line) => line.endsWith('.m3u8'))) {
        const playlist = await playlistOf('field-school', name)
        const addresses = [
          /URI="([^"]+)"/.exec(playlist.body)![1]!,
          ...playlist.body.split('\n').filter((line) => line.endsWith('.m4s')),
        ]
        expect(addresses).toHaveLength(7)
        for (const address of addresses) {
          const { statusCode, headers, rawPayload } = await fetch(
            new URL(address, `http://x${streamAddress(broadcastId('field-school'))}`).pathname,
          )
          expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
          expect(headers['content-type']).toMatch(/^video\//)
          expect(headers['x-content-type-options']).toBe('nosniff')
          expect(rawPayload.includes(address.endsWith('.mp4') ? 'moov' : 'moof')).toBe(true)
        }
      }
    })

    it('[LIVE-03] is absent before its broadcast, grows during it, and is closed at its end', async () => {
      expect((await playlistOf('forecast')).statusCode).toBe(404)
      expect((await fetch(streamAddress(broadcastId('forecast')))).statusCode).toBe(404)
      portal().clock.pass(TIMES.forecast[0])
      const first = (await playlistOf('forecast')).body
      portal().clock.pass(8 * SECOND)
      const later = (await playlistOf('forecast')).body
      expect([sequenceIn(first), sequenceIn(later)]).toEqual([0, 2])
      expect(later).not.toContain('ENDLIST')
      portal().clock.pass(TIMES.forecast[1] - TIMES.forecast[0])
      const last = (await playlistOf('forecast')).body
      expect(last).toContain('#EXT-X-ENDLIST')
      portal().clock.pass(HOUR)
      expect((await playlistOf('forecast')).body).toBe(last)
      expect((await playlistOf('field-school')).body).not.toContain('ENDLIST')
    })

    it('exists only for broadcasts with this source, and under no other name', async () => {
      const id = broadcastId('field-school')
      const addresses = [
        '/live/nowhere/master.m3u8',
        `/live/${id}/avc-4k.m3u8`,
        `/live/${id}/loop.json`,
        '/live/segments/000000000000/avc-hd.mp4',
        `/live/${id}/..%2f..%2fpackage.json`,
      ]
      for (const address of addresses) expect([address, (await fetch(address)).statusCode]).toEqual([address, 404])
      const { body } = await playlistOf('field-school')
      const fingerprint = /segments\/(\w+)\//.exec(body)![1]!
      for (const file of ['loop.json', '..%2floop.json', '..%2f..%2fseed.ts'])
        expect((await fetch(`/live/segments/${fingerprint}/${file}`)).statusCode).toBe(404)
      await portal()
        .db.updateTable('broadcast')
        .set({ source: 'https://live.example/x.m3u8' })
        .where('id', '=', id)
        .execute()
      expect((await playlistOf('field-school')).statusCode).toBe(404)
    })
  })

  describe('a stored file', () => {
    const portal = portalFor(engine)
    const pictures = async () =>
      (await portal().db.selectFrom('live_broadcast').select('image_id').orderBy('position').execute()).map(
        (row) => row.image_id,
      )

    it('[LIVE-05] is the picture behind an imageID, public and immutable', async () => {
      await storeBroadcastPictures(portal().portal.files)
      for (const fileID of await pictures()) {
        const { status, raw } = await new Visitor(portal()).call(streamFile, { fileID, origin: 'true' })
        expect(status).toBe(200)
        expect(raw.headers).toMatchObject({
          'content-type': 'image/jpeg',
          'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''[\w-]+\.jpg$/) as string,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'content-length': String(raw.rawPayload.length),
        })
        expect(raw.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
        expect(raw.rawPayload.length).toBeLessThan(40_000)
      }
    })

    it('is not found for an unknown id, or when its bytes are missing', async () => {
      const other = await startPortal(engine)
      try {
        for (const fileID of ['nowhere', (await pictures())[0]!]) {
          const { status, body } = await new Visitor(other).call(streamFile, { fileID })
          expect([status, body.reason]).toEqual([404, 'request.notFound'])
        }
      } finally {
        await other.close()
      }
      for (const fileID of ['..%2fportal.sqlite', '%2e%2e%2fx', 'a%00b']) {
        expect(
          (await new Visitor(portal()).send({ method: 'GET', url: `/api-file/portal/file/stream/${fileID}` })).status,
        ).toBe(400)
      }
    })

    it('that requires a session is hidden from visitors, and active content is sent as attachment', async () => {
      const row = {
        id: 'page-1',
        name: '报告 "1".html',
        media_type: 'text/html',
        size: 30,
        access: 'session',
        stored_at: 0,
      } as const
      await portal().db.insertInto('file').values(row).execute()
      await portal().portal.files.put(row.id, Buffer.from('<script>alert(1)</script>'))
      expect((await new Visitor(portal()).call(streamFile, { fileID: row.id })).status).toBe(404)
      const { status, raw } = await (await signedIn(portal(), 'learner')).call(streamFile, { fileID: row.id })
      expect(status).toBe(200)
      expect(raw.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': "attachment; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%221%22.html",
        'cache-control': 'private, no-cache',
      })
    })
  })

  it('the demo broadcasts are rescheduled at a start without any in progress, and only then', async () => {
    const portal = await startPortal(engine)
    try {
      const startOf = async () => {
        const row = await portal.db
          .selectFrom('broadcast')
          .select('starts_at')
          .where('id', '=', broadcastId('field-school'))
          .executeTakeFirstOrThrow()
        return row.starts_at
      }
      const first = await startOf()
      portal.clock.pass(DAY)
      await renewBroadcasts(portal.db, portal.clock.now())
      expect(await startOf()).toBe(first)
      portal.clock.pass(2 * DAY)
      await renewBroadcasts(portal.db, portal.clock.now())
      expect(await startOf()).toBe(first + 3 * DAY)
    } finally {
      await portal.close()
    }
  })
})

describe('the allowed sources of live streams', () => {
  const policyOf = async (environment: Record<string, string>) => {
    const portal = await startPortal('SQLite', { environment })
    const { raw } = await new Visitor(portal).send({ method: 'GET', url: '/api-docs' })
    await portal.close()
    const policy = String(raw.headers['content-security-policy'])
    return ['connect-src', 'media-src', 'script-src'].map((name) =>
      policy.split(';').find((part) => part.startsWith(name)),
    )
  }

  it('are the portal, and those of LIVE_SOURCES', async () => {
    expect(await policyOf({})).toEqual(["connect-src 'self'", "media-src 'self' blob:", "script-src 'self'"])
    expect(await policyOf({ LIVE_SOURCES: 'https://a.example,https://b.example:8443' })).toEqual([
      "connect-src 'self' https://a.example https://b.example:8443",
      "media-src 'self' blob: https://a.example https://b.example:8443",
      "script-src 'self'",
    ])
  })

  it.each(['a.example', 'https://a.example/', 'https://a.example; script-src *', 'https://a.example,,', '*'])(
    'cannot be given as %s',
    async (LIVE_SOURCES) => {
      await expect(startPortal('SQLite', { environment: { LIVE_SOURCES } })).rejects.toThrow(SettingsError)
    },
  )
})
