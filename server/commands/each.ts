import type { AnyStateMachine } from 'xstate'
import type { Language } from '#i18n/locales.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { refusalText } from '#server/answer/texts.ts'
import { send } from './door.ts'
import type { Doorway } from './door.ts'
import type { Said, Sent } from '#api/kit/said.ts'
import type { RecordKind, Sender } from './kind.ts'

/** The asking user, their language and the time. */
export interface Asking {
  readonly sender: Sender
  readonly language: Language
  readonly now: Date
}

/** What came of an event of several. */
export interface SentResult {
  readonly id: string
  /** Null: it was done. */
  readonly reason: string | null
  /** The refusal in the caller's language. */
  readonly message: string | null
}

/**
 * Does something with each of several records, in turn and independently: a refusal of one does not affect the others.
 */
export async function eachOf(
  records: readonly { readonly id: string; run(): Promise<unknown> }[],
  { language }: Pick<Asking, 'language'>,
): Promise<SentResult[]> {
  const results: SentResult[] = []
  for (const { id, run } of records) {
    try {
      await run()
      results.push({ id, reason: null, message: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ id, reason: error.reason, message: refusalText(language, error.reason, error.parameters) })
    }
  }
  return results
}

/** Sends an event to each of several records independently. */
export const sendEach = <Lifecycle extends AnyStateMachine, Sayings extends Said, Owned extends object, Payload>(
  door: Doorway,
  kind: RecordKind<Lifecycle, Sayings, Owned, Payload>,
  events: readonly { readonly id: string; readonly sent: Sent<Sayings, Payload> }[],
  asking: Asking,
): Promise<SentResult[]> => {
  const { sender, now } = asking
  return eachOf(
    events.map(({ id, sent }) => ({
      id,
      run: () => send(door, kind, { id, sent, sender, now }, () => Promise.resolve()),
    })),
    asking,
  )
}
