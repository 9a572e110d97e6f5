import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import { setTimeout as pausing } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import type { MessageTable } from './tables.ts'
import { endOfTurn } from '#server/http/turn.ts'

export type Channel = MessageTable['channel']

/** A queued text message or e-mail. */
export interface Letter {
  channel: Channel
  /** A phone number or an e-mail address. */
  target: string
  /** Null for text messages. */
  subject: string | null
  body: string
  userId: string | null
}

/** Hands a letter to a mail server or a gateway. @throws when it is rejected */
export interface Sender {
  send(letter: Pick<Letter, 'target' | 'subject' | 'body'>): Promise<void>
  close(): void
}
/** By channel; null: not configured, letters stay in the outbox for staff to read. */
export type Senders = Readonly<Record<Channel, Sender | null>>

export interface Outbox {
  /** Queues a letter within the given transaction, and returns its id. */
  put(db: Querying, letter: Letter): Promise<string>
  /**
   * Sends what is due, once the answer that it is called for is out. Called after the commit and now and then; failures
   * are kept with the letter.
   */
  dispatch(): Promise<void>
  /** Resolves when no letter is being sent. */
  settled(): Promise<void>
}

/** Maximum attempts. */
const MOST_ATTEMPTS = 5
const BATCH = 20
/** Backoff: 10 s, 30 s, 90 s, … */
const pauseAfter = (attempts: number): number => 10_000 * 3 ** attempts
/** Between attempts to mark a letter: 7.75 s in all, less than the claim keeps other processes from sending it anew. */
const MARK_PAUSES_MS = [250, 500, 1000, 2000, 4000]

/** Writes a letter, within the transaction that it belongs to, and gives back its id. It is sent after the commit. */
export async function putLetter(within: Querying, { userId, ...letter }: Letter, now: Date): Promise<string> {
  const id = randomUUID()
  const at = now.getTime()
  await within
    .insertInto('message')
    .values({
      id,
      user_id: userId,
      ...letter,
      created_at: at,
      sent_at: null,
      attempts: 0,
      next_attempt_at: at,
      failure: null,
    })
    .execute()
  return id
}

/** What has become of a letter that was handed over. */
type Outcome = Pick<Partial<MessageTable>, 'sent_at' | 'failure'>

interface OutboxParts {
  db: Database
  clock: Clock
  senders: Senders
  logger: FastifyBaseLogger
}

export function createOutbox({ db, clock, senders, logger }: OutboxParts): Outbox {
  const channels = (['sms', 'email'] as const).filter((channel) => senders[channel] !== null)
  let running = Promise.resolve()

  /** Claims a letter for this process: several work on one outbox. */
  const claim = async ({ id, attempts, next_attempt_at }: MessageTable): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('message')
      .set({ attempts: attempts + 1, next_attempt_at: clock.now().getTime() + pauseAfter(attempts) })
      .where('id', '=', id)
      .where('next_attempt_at', '=', next_attempt_at)
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  /** Tried again while the database restarts: a letter that was sent and has no mark would be sent twice. */
  const mark = async (id: string, outcome: Outcome, tries = 0): Promise<void> => {
    const pause = MARK_PAUSES_MS[tries]
    try {
      await db.updateTable('message').set(outcome).where('id', '=', id).execute()
    } catch (error) {
      if (pause === undefined || !isUnavailable(error)) throw error
      await pausing(pause)
      await mark(id, outcome, tries + 1)
    }
  }

  const send = async (message: MessageTable): Promise<void> => {
    if (!(await claim(message))) return
    const outcome = await senders[message.channel]?.send(message).then(
      () => ({ sent_at: clock.now().getTime(), failure: null }),
      (error: unknown) => ({ failure: String(error instanceof Error ? error.message : error).slice(0, 300) }),
    )
    if (outcome === undefined) return
    if (outcome.failure !== null)
      logger.warn({ messageId: message.id, failure: outcome.failure }, 'a message was not sent')
    await mark(message.id, outcome)
  }

  const sendDue = async (): Promise<void> => {
    const due = await db
      .selectFrom('message')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<=', clock.now().getTime())
      .where('attempts', '<', MOST_ATTEMPTS)
      .where('channel', 'in', channels)
      .orderBy('next_attempt_at')
      .limit(BATCH)
      .execute()
    await Promise.all(due.map(send))
    if (due.length === BATCH) await sendDue()
  }

  return {
    put: (within, letter) => putLetter(within, letter, clock.now()),
    dispatch() {
      if (channels.length === 0) return Promise.resolve()
      // Deferred beyond the current answer, so that its timing does not reveal whether anything was sent.
      running = running
        .then(endOfTurn)
        .then(endOfTurn)
        .then(sendDue)
        .catch((error: unknown) => {
          logger.error({ err: error }, 'the outbox could not be processed')
        })
      return running
    },
    settled: () => running,
  }
}
