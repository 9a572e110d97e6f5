import { endWindows } from '#server/class/registration/clock.ts'
import { endExams } from '#server/exam/paper/clock.ts'
import { endResponses } from '#server/questionnaire/answering/end-responses.ts'
import { tellAsked } from '#server/questionnaire/telling/tell-asked.ts'
import { upgradeRecords } from '#server/commands/upgrades.ts'
import type { Database } from '#server/database/open.ts'
import { removeUnused } from '#server/file/unused.ts'
import { dayOf } from '#server/news/views.ts'
import { lockPeople } from '#server/person/lock.ts'
import { fillLooks } from '#server/person/skeleton.ts'
import type { Portal } from './portal.ts'
import { removeOld } from './retention.ts'
import { EXPORTS_MS } from '#server/roster/export-log.ts'
import { settleLessons } from '#server/timetable/lesson-ends.ts'
import { HISTORY_MS } from '#server/session/history.ts'
import { IDLE_MS } from '#server/session/sessions.ts'

const OUTBOX_EVERY_MS = 10_000
/** Below the 30 s after which proxies begin to close idle connections. */
const BEAT_EVERY_MS = 25_000
/** How late the end of a registration window may be noticed; the server judges by the time in any case. */
const WINDOWS_EVERY_MS = 60_000
const SWEEP_EVERY_MS = 10 * 60_000
/** How late a paper may be handed in by itself; nothing that arrives after its deadline counts in any case. */
const EXAMS_EVERY_MS = 5_000
/** Lessons end at any minute. */
const LESSONS_EVERY_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

/**
 * What the portal does by itself while it runs: sends letters again, carries out what changes bring about, throws away
 * what has expired. The answer stops it.
 */
export function startChores({
  db,
  clock,
  outbox,
  effects,
  signals,
  files,
  kinds,
  logger,
  settings,
}: Portal): () => void {
  const sweeping = (): void => {
    sweep(db, clock.now()).catch((error: unknown) => logger.error({ err: error }, 'expired rows were not removed'))
    removeOld(db, settings, clock.now()).catch((error: unknown) =>
      logger.error({ err: error }, 'old visits and error reports were not removed'),
    )
    removeUnused(db, files, clock.now()).catch((error: unknown) =>
      logger.error({ err: error }, 'unused files were not removed'),
    )
  }
  const beating = (): void => {
    signals.beat().catch((error: unknown) => logger.error({ err: error }, 'the signal streams could not be maintained'))
  }
  const settling = (): void => {
    settleLessons({ db, effects }, clock.now()).catch((error: unknown) =>
      logger.error({ err: error }, 'lessons that have ended were not settled'),
    )
  }
  const endingExams = (): void => {
    endExams({ db, effects, logger }, clock.now()).catch((error: unknown) =>
      logger.error({ err: error }, 'exams whose time is up were not ended'),
    )
  }
  const endingQuestionnaires = (): void => {
    endResponses({ db, effects, logger }, clock.now()).catch((error: unknown) =>
      logger.error({ err: error }, 'questionnaires that have closed were not ended'),
    )
  }
  const telling = (): void => {
    tellAsked({ db, signals, logger }, clock.now()).catch((error: unknown) =>
      logger.error({ err: error }, 'those whom questionnaires ask were not told'),
    )
  }
  const ending = (): void => {
    endWindows({ db, effects, logger }, clock.now()).catch((error: unknown) =>
      logger.error({ err: error }, 'the ends of registration windows were not worked through'),
    )
  }
  const timers = [
    setInterval(() => void outbox.dispatch(), OUTBOX_EVERY_MS),
    setInterval(() => void effects.dispatch(), OUTBOX_EVERY_MS),
    setInterval(sweeping, SWEEP_EVERY_MS),
    setInterval(ending, WINDOWS_EVERY_MS),
    setInterval(endingExams, EXAMS_EVERY_MS),
    setInterval(endingQuestionnaires, WINDOWS_EVERY_MS),
    setInterval(telling, WINDOWS_EVERY_MS),
    setInterval(beating, BEAT_EVERY_MS),
    setInterval(settling, LESSONS_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()
  void outbox.dispatch()
  settling()
  // Resumes the work of a process that was killed.
  void effects.dispatch()
  ending()
  endingExams()
  endingQuestionnaires()
  telling()
  upgradeAll(db, kinds, clock.now()).catch((error: unknown) =>
    logger.error({ err: error }, 'records of earlier versions were not upgraded'),
  )
  fillAll(db).catch((error: unknown) => logger.error({ err: error }, 'the looks of account names were not worked out'))
  return () => timers.forEach(clearInterval)
}

/** Before somebody has to wait for it. */
async function fillAll(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPeople(trx)
    await fillLooks(trx)
  })
}

async function upgradeAll(db: Database, kinds: Portal['kinds'], now: Date): Promise<void> {
  for (const kind of kinds) await upgradeRecords(db, kind, now)
}

/**
 * Removes what nobody can use any more: sessions, captchas, retrievals, codes and known devices that have ended, tries
 * sign-ins and exports of long ago, who read what before today.
 */
export async function sweep(db: Database, now: Date): Promise<void> {
  const at = now.getTime()
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('ends_at', '<=', at), eb('seen_at', '<=', at - IDLE_MS)]))
    .execute()
  await db.deleteFrom('captcha').where('expires_at', '<=', at).execute()
  await db.deleteFrom('retrieval').where('expires_at', '<=', at).execute()
  await db.deleteFrom('ceremony').where('expires_at', '<=', at).execute()
  await db.deleteFrom('verification_code').where('expires_at', '<=', at).execute()
  await db.deleteFrom('information_view').where('day', '<', dayOf(now)).execute()
  // Kept for a while, so that an old link can still be explained.
  await db
    .deleteFrom('password_link')
    .where('expires_at', '<=', at - 30 * DAY_MS)
    .execute()
  await db.deleteFrom('people_import').where('expires_at', '<=', at).execute()
  await db.deleteFrom('member_import').where('expires_at', '<=', at).execute()
  await db.deleteFrom('known_device').where('ends_at', '<=', at).execute()
  await db
    .deleteFrom('sign_in_event')
    .where('at', '<=', at - HISTORY_MS)
    .execute()
  await db
    .deleteFrom('export_log')
    .where('at', '<=', at - EXPORTS_MS)
    .execute()
  await db
    .deleteFrom('attempt')
    .where('since', '<=', at - DAY_MS)
    .execute()
}
