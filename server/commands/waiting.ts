import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { verdictOn } from '#machines/kit/offers.ts'
import type { Offers, Seen } from '#machines/kit/offers.ts'
import { closedCode } from '#machines/kit/verdict.ts'
import type { Texts } from '#i18n/dictionaries.ts'
import type { Language } from '#i18n/locales.ts'
import { refusalText, textsOf } from '#server/answer/texts.ts'
import type { Reason } from '#server/answer/texts.ts'
import type { Database } from '#server/database/open.ts'
import type { Doorway } from './door.ts'
import type { Asking, SentResult } from './each.ts'
import type { Sender } from './kind.ts'

/** The two decisions that every lifecycle knows, whatever its events are called. */
export type Decision = 'approve' | 'reject'

/**
 * A record that waits, as the database lists it; the columns of all lifecycles are the same, so that they are one list.
 */
export interface WaitingRow {
  readonly id: string
  /** Who asks. */
  readonly who_id: string
  readonly who: string
  /** The names of who asks, folded for search. */
  readonly search: string
  /** What it is asked for, such as the class, in the asker's language. */
  readonly subject_id: string
  readonly subject: string
  /** Since when it waits for this user, in ms. */
  readonly since: number
  /** When it becomes pointless to decide, in ms; null: no such time is known. */
  readonly due_at: number | null
}

/** What helps to decide: a text in the asker's language, somebody's own words, a moment or a span in ms. */
export type FactValue =
  | { readonly kind: 'text' | 'words'; readonly text: string }
  | { readonly kind: 'time'; readonly at: number }
  | { readonly kind: 'span'; readonly from: number; readonly to: number }
export interface WaitingFact {
  readonly label: string
  readonly value: FactValue
}

/** Where the whole record is read: at an address of the portal, or of the administration. */
export interface FullRecord {
  readonly entry: 'portal' | 'administration'
  readonly address: string
}

/** What is written with a decision; null: nothing. */
export interface ReasonRule {
  readonly isRequired: boolean
  /** In graphemes. */
  readonly limit: number
}

/** A decision as it is offered to the caller. */
export interface OfferedDecision {
  readonly decision: Decision
  /** What the button says. */
  readonly word: string
  /** Why it would be refused now; null: it is open. */
  readonly closed: { readonly reason: string; readonly message: string } | null
  readonly reason: ReasonRule | null
}

/** One record that waits for the caller, with all that is needed to decide on it. */
export interface WaitingRecord {
  /** The last change that the caller sees. */
  readonly revision: number
  readonly facts: readonly WaitingFact[]
  readonly decisions: readonly OfferedDecision[]
  readonly full: FullRecord
}

/**
 * What waits for a user's decision, without the type parameters of its lifecycle: home, the assistant and the desk show
 * it.
 */
export interface Waiting {
  /** As the dictionaries (`waiting`) name it. */
  readonly lifecycle: keyof Texts['shell']['waiting']
  /** What one such record is called. */
  nameIn(texts: Texts): string
  /** Whether such records can wait for a user at all, so that the desk is shown to them. */
  concerns(db: Database, sender: Sender): Promise<boolean>
  /** All that waits for a user. */
  rows(db: Database, sender: Sender, language: Language): Promise<Expression<WaitingRow>>
  /** The records behind some of the rows; those that have been decided meanwhile may be left out. */
  records(db: Database, ids: readonly string[], asking: Asking): Promise<ReadonlyMap<string, WaitingRecord>>
  /** Decides on several, each by itself. */
  decide(
    door: Doorway,
    decision: Decision,
    records: readonly { readonly id: string; readonly revision: number }[],
    reason: string,
    asking: Asking,
  ): Promise<SentResult[]>
}

/** What a lifecycle makes of a decision. */
interface DecisionEvent<Action extends string> {
  readonly action: Action
  readonly reason: ReasonRule | null
}
/** A stored record with what its lifecycle judges the caller by. */
interface Judged<Lifecycle extends AnyStateMachine, Facts> {
  readonly snapshot: SnapshotFrom<Lifecycle>
  readonly seen: Seen<Facts>
  readonly facts: readonly WaitingFact[]
  readonly full: FullRecord
}
interface WaitingDeclaration<Lifecycle extends AnyStateMachine, Action extends string, Facts>
  extends Pick<Waiting, 'lifecycle' | 'nameIn' | 'concerns' | 'rows'> {
  readonly offers: Offers<Lifecycle, Action, Facts>
  /** The event of each decision. */
  readonly decisions: Readonly<Record<Decision, DecisionEvent<Action>>>
  /** What its button says. */
  wordIn(texts: Texts, decision: Decision): string
  /** Sends the event of a decision to each record through the door, as the lifecycle's own calls do. */
  send(
    door: Doorway,
    action: Action,
    records: readonly { readonly id: string; readonly revision: number }[],
    reason: string,
    asking: Asking,
  ): Promise<SentResult[]>
  find(db: Database, ids: readonly string[], asking: Asking): Promise<ReadonlyMap<string, Judged<Lifecycle, Facts>>>
}

const decisions = ['approve', 'reject'] as const satisfies readonly Decision[]

/**
 * What waits for decisions in a lifecycle. What is open, what a decision does and why it is refused all come from its
 * statechart.
 */
export function waitingOf<Lifecycle extends AnyStateMachine, Action extends string, Facts>(
  declared: WaitingDeclaration<Lifecycle, Action, Facts>,
): Waiting {
  const { offers } = declared
  const offered = ({ snapshot, seen }: Judged<Lifecycle, Facts>, language: Language): OfferedDecision[] =>
    decisions.map((decision) => {
      const { action, reason } = declared.decisions[decision]
      const code = closedCode(verdictOn(offers, snapshot, action, seen, null), 'record.notNow')
      // The codes of a lifecycle are keys of its dictionary: tests compare them.
      const closed = code === null ? null : { reason: code, message: refusalText(language, code as Reason, {}) }
      return { decision, word: declared.wordIn(textsOf(language), decision), closed, reason }
    })
  return {
    lifecycle: declared.lifecycle,
    nameIn: declared.nameIn,
    concerns: declared.concerns,
    rows: declared.rows,
    async records(db, ids, asking) {
      if (ids.length === 0) return new Map()
      const found = await declared.find(db, ids, asking)
      return new Map(
        Array.from(found, ([id, judged]) => [
          id,
          {
            revision: judged.seen.revision,
            facts: judged.facts,
            decisions: offered(judged, asking.language),
            full: judged.full,
          },
        ]),
      )
    },
    decide: (door, decision, records, reason, asking) =>
      declared.send(door, declared.decisions[decision].action, records, reason, asking),
  }
}

/** The lifecycles whose records can wait for a user. */
export async function concerning(waiting: readonly Waiting[], db: Database, sender: Sender): Promise<Waiting[]> {
  const concerned = await Promise.all(waiting.map((one) => one.concerns(db, sender)))
  return waiting.filter((_, index) => concerned[index])
}

/** What several records that wait are asked for, such as a class. */
export interface Awaiting {
  readonly id: string
  readonly name: string
  /** When the first of them becomes pointless to decide, in ms; null: no such time is known. */
  readonly dueAt: number | null
}

/** What a user's decisions are waited for in, the most urgent first. @param limit the most that are asked for */
export async function awaitedOf(
  { rows }: Waiting,
  db: Database,
  sender: Sender,
  language: Language,
  limit: number,
): Promise<readonly Awaiting[]> {
  const waiting = sql<WaitingRow>`${await rows(db, sender, language)}`.as<'waiting'>('waiting')
  return db
    .selectFrom(waiting)
    .select(['waiting.subject_id as id', 'waiting.subject as name'])
    .select((eb) => eb.fn.min<number | null>('waiting.due_at').as('dueAt'))
    .groupBy(['waiting.subject_id', 'waiting.subject'])
    .orderBy(sql`min(waiting.due_at) is null`)
    .orderBy(sql`min(waiting.due_at)`)
    .orderBy('waiting.subject_id')
    .limit(limit)
    .execute()
}
