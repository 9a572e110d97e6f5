/**
 * `npm run records`: replays the log of every record and compares what comes out with what is stored, and counts kept
 * sums again. It changes nothing.
 */
import { replayRecords } from '#server/commands/replay.ts'
import { wrongSums } from '#server/course/study-sums.ts'
import { openDatabase } from '#server/database/open.ts'
import { recordKinds } from '#server/parts.ts'
import { readSettings } from '#server/settings.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const db = await openDatabase(readSettings(process.env))
try {
  const { count, differences } = await replayRecords(db, recordKinds)
  for (const { kind, id, what } of differences) say(`${kind} ${id} ${what}`)
  say(`${count} records replayed, ${differences.length} differ from their log`)
  const sums = await wrongSums(db)
  for (const { user_id: userId, period, kept, counted } of sums)
    say(`study_sum ${userId} ${period} is ${kept} seconds, and ${counted} by its days`)
  process.exitCode = differences.length === 0 && sums.length === 0 ? 0 : 1
} finally {
  await db.destroy()
}
