import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import type { App, AppParts } from '#server/app.ts'
import { PICTURE_ALPHABET } from '#server/session/captcha/challenge.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/open.ts'
import type { Letter } from '#server/outbox/outbox.ts'
import { readSettings } from '#server/settings.ts'
import { watchQueries } from './query-rules.ts'
import { quickHash } from './quick-hash.ts'
import { testClock } from './test-clock.ts'
import type { TestClock } from './test-clock.ts'
import { unlimited } from './unlimited.ts'

/** The answer of all captchas of these servers, visual and audible. */
export const CAPTCHA = { picture: PICTURE_ALPHABET.slice(0, 4), audio: '314159' }
/** The same where many attempts have failed. */
export const HARD_CAPTCHA = { picture: PICTURE_ALPHABET.slice(0, 7), audio: '314159265' }

/**
 * A whole portal on a database of its own with the demo organisation, with a clock and captchas that the test knows.
 */
export interface TestPortal extends App {
  readonly db: Database
  readonly clock: TestClock
  /** The letters passed to the fake senders, unless the test supplies its own. */
  readonly letters: Pick<Letter, 'target' | 'subject' | 'body'>[]
  close(): Promise<void>
}

export interface TestParts extends Partial<Omit<AppParts, 'settings' | 'database' | 'clock'>> {
  /** Settings as environment variables. */
  environment?: Record<string, string>
}

/** Opens a portal on the database of the settings `where`, without a port; closed by the caller. */
export async function openPortal(
  where: Record<string, string>,
  { environment = {}, ...parts }: TestParts = {},
): Promise<TestPortal> {
  const settings = readSettings({ NODE_ENV: 'test', ...where, ...environment })
  const db = await openDatabase(settings)
  watchQueries(db)
  const clock = testClock()
  const letters: TestPortal['letters'] = []
  const keeping = {
    send: (letter: TestPortal['letters'][number]) => Promise.resolve(void letters.push(letter)),
    close: () => undefined,
  }
  const app = await buildApp({
    settings,
    database: db,
    clock,
    newAnswer: (kind, _random, difficulty) => (difficulty === 'hard' ? HARD_CAPTCHA : CAPTCHA)[kind],
    hashCost: quickHash,
    senders: { sms: keeping, email: keeping },
    limits: unlimited,
    log: { level: 'silent' },
    webRoot: join(tmpdir(), 'no-such-folder'),
    checkAnswers: true,
    ...parts,
  })
  await app.http.ready()
  const close = async (): Promise<void> => {
    await app.http.close()
    await db.destroy()
  }
  return { ...app, db, clock, letters, close }
}
