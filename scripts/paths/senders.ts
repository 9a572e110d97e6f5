import type { Role } from '#api/kit/call.ts'

/** Who can bring an event about: people by their role, and what acts without them. */
export type Sender = Role | 'visitor' | 'approver' | 'browser' | 'server' | 'clock'

/** Who sends an event. `inTurn`: of these only whoever is expected to act is let through, the others are refused. */
export type SentBy = Sender | readonly Sender[] | { readonly inTurn: readonly Sender[] }

/** The senders of a machine's events, by event. */
export type Senders = Readonly<Record<string, SentBy>>

/**
 * What the facts on an event say of a sender, by role and by their dotted paths: `facts.isOwner`. For machines that
 * judge who acts; every role that the machine tells apart is here.
 */
export type SenderFacts = { readonly [Role in Sender]?: Readonly<Record<string, boolean | readonly string[]>> }

/** What acts without people; no client may send its events. */
export const withoutPeople: readonly string[] = ['browser', 'server', 'clock']

/** All who send an event at one time or another. */
export function everySender(by: SentBy): readonly Sender[] {
  if (typeof by === 'string') return [by]
  return 'inTurn' in by ? by.inTurn : by
}

/** True when people send it; then a lifecycle lets a client send it. */
export function isSentByPeople(by: SentBy): boolean {
  return everySender(by).some((sender) => !withoutPeople.includes(sender))
}
