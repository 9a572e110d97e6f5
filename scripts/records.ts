/**
 * `npm run records`: replays the log of every record and compares what comes out with what is stored. It changes
 * nothing.
 */
import { replayRecords } from '#server/commands/replay.ts'
import { openDatabase } from '#server/database/open.ts'
import { recordKinds } from '#server/parts.ts'
import { readSettings } from '#server/settings.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const db = await openDatabase(readSettings(process.env))
try {
  const { count, differences } = await replayRecords(db, recordKinds)
  for (const { kind, id, what } of differences) say(`${kind} ${id} ${what}`)
  say(`${count} records replayed, ${differences.length} differ from their log`)
  process.exitCode = differences.length === 0 ? 0 : 1
} finally {
  await db.destroy()
}
