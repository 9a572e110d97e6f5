import type { Failure } from '#api/kit/problem.ts'
import { isInkless } from '#api/kit/written-text.ts'
import type { Saved, SentAnswer } from '#api/question/answering.contract.ts'
import type { Answer } from '#api/question/question.contract.ts'
import type { NetworkEvent, StoreEvent } from '#machines/kit/retrying.ts'
import { askedOf, type Sheet, type SheetKind } from './sheet.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Milliseconds from an answer to its save: what is typed until then goes with it. */
export const SAVE_AFTER = SECOND
/** Milliseconds by which time is up here before it is at the server, so that what is handed in arrives in time. */
export const AHEAD = 2 * SECOND
/** What closes within so many milliseconds, closes soon. */
const SOON = 12 * HOUR

/** What is announced of the time that is left. */
export type Moment = 'half' | 'ten' | 'five' | 'one' | 'up'

/** What a device keeps of a paper, or of a questionnaire, that is being written. */
export interface KeptPaper {
  readonly kind: SheetKind
  /** Of the paper, or of the questionnaire. */
  readonly paperID: string
  /** Of what was asked. */
  readonly version: number
  /** The answers are anonymous: they are not sent before they are handed in. */
  readonly staysOnDevice: boolean
  /** The writer of this browser; a tab that is not the writer has one of its own. */
  readonly device: string
  /** All up to this number is stored at the server. */
  readonly saved: number
  /** In their order. */
  readonly waiting: readonly SentAnswer[]
  /** What the server was known to have of the questions of those. */
  readonly stored: Readonly<Record<string, Answer>>
  readonly marked: readonly string[]
  readonly current: string
}

export interface PaperInput {
  /** Of the paper, or of the questionnaire. */
  readonly paperID: string
  readonly isOnline: boolean
}
export interface LoadedPaper {
  readonly paper: Sheet
  readonly device: string
  /** Null: nothing is kept. */
  readonly kept: KeptPaper | null
  /** False: the browser keeps nothing, answers live in this tab only. */
  readonly isKeeping: boolean
  /** When it was asked for, by the monotonic clock. */
  readonly at: number
}
export interface TakenOver {
  readonly paper: Sheet
  readonly at: number
}
export interface SavedAt extends Saved {
  readonly at: number
}

export interface PaperContext {
  readonly paperID: string
  readonly device: string
  readonly paper: Sheet | null
  readonly failure: Failure | null
  /** The question that is shown, and the one that waits for the warning to be confirmed. */
  readonly current: string
  readonly wanted: string | null
  readonly answers: Readonly<Record<string, Answer>>
  /** What the server had when this tab last heard of it as the writer. */
  readonly stored: Readonly<Record<string, Answer>>
  readonly marked: readonly string[]
  /** [EXAM-08] Answered and left, where there is no way back. */
  readonly left: readonly string[]
  /** Null: this tab may only read. */
  readonly token: string | null
  /** The last sequence number that the server has, and the answers after it. */
  readonly saved: number
  readonly waiting: readonly SentAnswer[]
  /** The server may have what goes up to here: it is not changed any more. */
  readonly sent: number
  /** Failures in a row. */
  readonly tries: number
  /** The paper is on its way: nothing is answered any more. */
  readonly isHandingIn: boolean
  readonly isKeeping: boolean
  readonly isOnline: boolean
  /** Numbers of answers that were not sent since another device has answered otherwise. */
  readonly yielded: readonly string[]
  /** What is asked has changed since it was answered here, and the writer has not said to have seen it. */
  readonly isChanged: boolean
  /** By the monotonic clock, in milliseconds. */
  readonly endsAt: number
  readonly now: number
  readonly moment: Moment | null
}

export interface StoreCommand {
  readonly type: 'keep' | 'forget'
  readonly kept: KeptPaper
}
export type PaperEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'question.chosen'; readonly questionID: string }
  | { readonly type: 'leaving.confirmed' }
  | { readonly type: 'leaving.dropped' }
  /** `at`: by the device's clock, in milliseconds since 1970. */
  | { readonly type: 'answer.given'; readonly questionID: string; readonly answer: Answer; readonly at: number }
  | { readonly type: 'mark.toggled'; readonly questionID: string }
  | { readonly type: 'save.requested' }
  | { readonly type: 'takeOver.requested' }
  | { readonly type: 'handIn.requested' }
  | { readonly type: 'handIn.confirmed' }
  | { readonly type: 'handIn.dropped' }
  | { readonly type: 'change.noticed' }
  | { readonly type: 'reopening.requested' }
  | ClockEvent
  | NetworkEvent
  | StoreEvent
  /** Internal events between the regions. */
  | { readonly type: 'answer.taken' }
  | { readonly type: 'writer.lost' }
  | { readonly type: 'writer.gained' }
  | { readonly type: 'time.ended' }
  | { readonly type: 'handIn.begun' }
  | { readonly type: 'handIn.ended' }

/** Monotonic clock, in milliseconds; setting the device's clock does not move it. */
export interface ClockEvent {
  readonly type: 'clock.ticked'
  readonly now: number
}

/** Nothing chosen and nothing written: the answer was taken back. */
export const isAnswered = (answer: Answer | undefined): boolean =>
  answer !== undefined && (answer.chosen.length > 0 || !isInkless(answer.text))
export const remainingOf = ({ endsAt, now }: Pick<PaperContext, 'endsAt' | 'now'>): number => Math.max(0, endsAt - now)
/** Time to say so, of what is open for days. */
export const isEndingSoon = (context: Pick<PaperContext, 'endsAt' | 'now'>): boolean => remainingOf(context) <= SOON
export const unansweredOf = ({ paper, answers }: Pick<PaperContext, 'paper' | 'answers'>): number =>
  (paper === null ? [] : askedOf(paper, answers)).filter(({ questionID }) => !isAnswered(answers[questionID])).length

/** The latest moment that has been reached: none before half of the time is over. */
export function momentOf(remaining: number, minutes: number): Moment | null {
  if (remaining <= 0) return 'up'
  const whole = minutes * MINUTE
  const reached = (
    [
      ['one', MINUTE],
      ['five', 5 * MINUTE],
      ['ten', 10 * MINUTE],
      ['half', whole / 2],
    ] as const
  ).find(([, limit]) => remaining <= limit && limit <= whole / 2)
  return reached?.[0] ?? null
}

/** What the device keeps of it now. */
export const keptOf = ({
  paperID,
  paper,
  device,
  saved,
  waiting,
  stored,
  marked,
  current,
}: PaperContext): KeptPaper => ({
  // Nothing is kept before it is there.
  kind: paper?.kind ?? 'exam',
  paperID,
  version: paper?.version ?? 0,
  staysOnDevice: paper?.staysOnDevice === true,
  device,
  saved,
  waiting,
  stored: Object.fromEntries(
    waiting.flatMap(({ questionID }) => {
      const answer = stored[questionID]
      return answer === undefined ? [] : [[questionID, answer] as const]
    }),
  ),
  marked,
  current,
})
