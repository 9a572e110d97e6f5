import assert from 'node:assert/strict'

/** What the lifecycles of everything that staff publish have in common. */
interface Publishing {
  readonly revision: number
  readonly firstPublishedAt: number | null
}
interface Shown {
  readonly value: unknown
  readonly context: Publishing
}
interface Taken {
  readonly before: Shown
  readonly after: Shown
  readonly effects: readonly string[]
}
interface Asked extends Taken {
  readonly event: { readonly revision: number; readonly facts: { readonly isEditor: boolean } }
}

/** Revisions are unbounded; the models stop at this many. */
const enough = 5
/** The current revision and the previous one. */
const revisions = ({ revision }: Publishing) => (revision < enough ? [{ revision }, { revision: revision - 1 }] : [])
/** Each of some facts with each revision. */
export const withFacts = <Facts>(context: Publishing, facts: readonly Facts[]) =>
  facts.flatMap((each) => revisions(context).map((seen) => ({ ...seen, facts: each })))
/** Events that are judged by who sends them alone. */
export const byPeople = (context: Publishing) => withFacts(context, [{ isEditor: true }, { isEditor: false }])

/** Everything else is unchanged. */
function refuses({ before: was, after, effects }: Taken, code: string): void {
  assert.deepEqual([after.value, after.context, effects], [was.value, was.context, [`refuse {"code":"${code}"}`]])
}
/** One revision on; the first publication, at `now`, is remembered for good. */
function leadsTo({ before: was, after, effects }: Taken, value: unknown, now: number): void {
  const { revision, firstPublishedAt } = was.context
  const first = value === 'published' ? (firstPublishedAt ?? now) : firstPublishedAt
  assert.deepEqual(
    [after.value, after.context, effects],
    [value, { revision: revision + 1, firstPublishedAt: first }, []],
  )
}
/** Refused with a code, or a step to a state. @param now in milliseconds since 1970 */
export function judged(step: Taken, code: string | null, value: unknown, now: number): void {
  if (code === null) leadsTo(step, value, now)
  else refuses(step, code)
}

/** Why something is refused whatever it consists of; null: it is not. The rules stand here independent of machines. */
export const publishingRefusals = {
  save: (step: Asked) => over(step) ?? stale(step),
  publish: (step: Asked) =>
    over(step) ?? (step.before.value === 'published' ? 'publication.alreadyPublished' : stale(step)),
  withdraw: (step: Asked) =>
    over(step) ?? (step.before.value === 'published' ? stale(step) : 'publication.notPublished'),
  // What readers see never disappears without having been withdrawn.
  discard: (step: Asked) =>
    over(step) ?? (step.before.value === 'published' ? 'publication.stillPublished' : stale(step)),
}
const over = ({ before: was, event }: Asked) =>
  !event.facts.isEditor ? 'publication.notEditor' : was.value === 'discarded' ? 'publication.discarded' : null
const stale = ({ before: was, event }: Asked) => (event.revision === was.context.revision ? null : 'record.stale')
/** Why editors cannot be named as they are; null: they can. */
export const namingRefusal = ({ mayName, knowsEditors }: { mayName: boolean; knowsEditors: boolean }) =>
  !mayName ? 'publication.notOwner' : !knowsEditors ? 'publication.unfitEditor' : null
