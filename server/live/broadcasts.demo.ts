import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { liveAddress } from '#api/live/addresses.ts'
import { folded } from '#i18n/folded.ts'
import { languages } from '#i18n/locales.ts'
import type { Database, Querying } from '#server/database/open.ts'
import type { FileStore } from '#server/file/store.ts'
import { streamAddress } from './address.ts'
import { broadcastTexts } from './broadcast-texts.demo.ts'
import { demoId } from '#server/demo/ids.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const FILES = resolve(import.meta.dirname, '../demo/files')

/** Broadcasts by name: start and end relative to now, and the speaker. */
const BROADCASTS = {
  'field-school': { from: -25 * MINUTE_MS, to: 2 * DAY_MS, speaker: 'Camille Moreau' },
  forecast: { from: 3 * HOUR_MS, to: 4.5 * HOUR_MS, speaker: '何志强' },
  'water-law': { from: DAY_MS + HOUR_MS, to: DAY_MS + 2.5 * HOUR_MS, speaker: 'Grace Whitfield' },
  'dam-safety': { from: 7 * DAY_MS, to: 7 * DAY_MS + 2 * HOUR_MS, speaker: 'Павел Орлов' },
  sediment: { from: -4 * HOUR_MS, to: -3 * HOUR_MS, speaker: 'Lucía Herrera' },
} as const
export type BroadcastName = keyof typeof BROADCASTS
const NAMES = Object.keys(BROADCASTS) as BroadcastName[]

/** The pictures of the side window, by the broadcast they link to. */
const PICTURES = ['field-school', 'forecast'] as const satisfies readonly BroadcastName[]

export const broadcastId = (name: BroadcastName): string => demoId('broadcast', name)
const pictureId = (name: BroadcastName): string => demoId('file', `live-${name}`)
const pictureFile = (name: BroadcastName): string => join(FILES, `${name}.jpg`)

const timesAt = (name: BroadcastName, now: Date) => {
  // Rounded, because broadcasts are scheduled at round times.
  const rounded = Math.floor(now.getTime() / (5 * MINUTE_MS)) * 5 * MINUTE_MS
  return { starts_at: rounded + BROADCASTS[name].from, ends_at: rounded + BROADCASTS[name].to }
}

/** [LIVE-01, SHELL-49] The live broadcasts of the demo organisation, and the pictures of its side window. */
export async function seedBroadcasts(trx: Querying, now: Date): Promise<void> {
  const broadcasts = NAMES.map((name) => ({
    id: broadcastId(name),
    ...timesAt(name, now),
    join_url: null,
    source: streamAddress(broadcastId(name)),
    speaker: BROADCASTS[name].speaker,
    revision: 1,
    created_at: now.getTime(),
    updated_at: now.getTime(),
  }))
  const texts = NAMES.flatMap((name) =>
    languages.map(({ code }) => {
      const { title, summary } = broadcastTexts[name][code]
      return {
        broadcast_id: broadcastId(name),
        language: code,
        title,
        summary,
        search: folded([title, summary, BROADCASTS[name].speaker].join('\n')),
      }
    }),
  )
  const files = PICTURES.map((name) => ({
    id: pictureId(name),
    name: `${name}.jpg`,
    media_type: 'image/jpeg',
    size: statSync(pictureFile(name)).size,
    access: 'open' as const,
    stored_at: now.getTime(),
  }))
  const sideWindow = PICTURES.map((name, position) => ({
    id: demoId('live', name),
    image_id: pictureId(name),
    link: `/#${liveAddress('livePlay', { id: broadcastId(name) })}`,
    position,
  }))
  await trx.insertInto('broadcast').values(broadcasts).execute()
  await trx.insertInto('broadcast_text').values(texts).execute()
  await trx.insertInto('file').values(files).execute()
  await trx.insertInto('live_broadcast').values(sideWindow).execute()
}

/**
 * So that a portal started days after its first start has one in progress again: once none is, all of them take place
 * anew.
 */
export async function renewBroadcasts(db: Database, now: Date): Promise<void> {
  const at = now.getTime()
  const demo = db.selectFrom('broadcast').select('id').where('id', 'in', NAMES.map(broadcastId))
  const inProgress = await demo.where('starts_at', '<=', at).where('ends_at', '>', at).executeTakeFirst()
  if (inProgress !== undefined) return
  for (const name of NAMES)
    await db.updateTable('broadcast').set(timesAt(name, now)).where('id', '=', broadcastId(name)).execute()
}

/** Stores the pictures of the broadcasts that the store does not have yet. */
export async function storeBroadcastPictures(files: FileStore): Promise<void> {
  for (const name of PICTURES) {
    if (!(await files.has(pictureId(name)))) await files.put(pictureId(name), readFileSync(pictureFile(name)))
  }
}
