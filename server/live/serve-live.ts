import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { scheduleState } from '#machines/kit/schedule.lifecycle.ts'
import { dateOf } from '#server/database/codec.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Portal } from '../portal.ts'
import { streamAddress } from './address.ts'
import { filesOf, readLoop } from './loop.ts'
import type { Loop } from './loop.ts'
import { masterPlaylist, mediaPlaylist } from './playlist.ts'
import type { OnAir } from './playlist.ts'

const LOOP = resolve(import.meta.dirname, '../demo/live')
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl'
const TYPES: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.m4s': 'video/iso.segment' }

/**
 * The demo organisation's live stream, served as HLS: a master playlist, media playlists advancing with the clock, and
 * segments. Available from their start for the broadcasts that name it as their source.
 */
export function serveLive(http: FastifyInstance, { db, clock }: Portal): void {
  let kept: Loop | null = null
  // Read lazily: most starts of the portal have no viewer.
  const loop = (): Loop => (kept ??= readLoop(LOOP))

  const onAir = async (id: string): Promise<OnAir> => {
    const broadcast = await db
      .selectFrom('broadcast')
      .select(['starts_at', 'ends_at'])
      .where('id', '=', id)
      .where('source', '=', streamAddress(id))
      .executeTakeFirst()
    const now = clock.now()
    if (broadcast === undefined) throw notFound()
    const [startsAt, endsAt] = [dateOf(broadcast.starts_at), dateOf(broadcast.ends_at)]
    if (scheduleState(startsAt, endsAt, now) === 'notStarted') throw notFound()
    return { startsAt, endsAt, now }
  }
  const sendPlaylist = (reply: FastifyReply, playlist: string): FastifyReply =>
    reply.type(PLAYLIST_TYPE).header('cache-control', 'no-store').send(playlist)

  http.get<{ Params: { id: string; playlist: string } }>(
    '/live/:id/:playlist',
    async ({ params: { id, playlist } }, reply) => {
      const times = await onAir(id)
      if (playlist === 'master.m3u8') return sendPlaylist(reply, masterPlaylist(loop()))
      const rendition = loop().renditions.find(({ name }) => `${name}.m3u8` === playlist)
      if (rendition === undefined) throw notFound()
      return sendPlaylist(reply, mediaPlaylist(loop(), rendition, times))
    },
  )

  http.get<{ Params: { fingerprint: string; file: string } }>(
    '/live/segments/:fingerprint/:file',
    async ({ params: { fingerprint, file } }, reply) => {
      if (fingerprint !== loop().fingerprint || !filesOf(loop()).includes(file)) throw notFound()
      return reply
        .type(TYPES[extname(file)] ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await readFile(join(LOOP, file)))
    },
  )
}
