import assert from 'node:assert/strict'

import {
  isReadable,
  publicationLifecycle,
  type PublicationEvent,
  type PublicationSnapshot,
} from '#machines/course/publication.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'

const complete = { isEditor: true, hasTexts: true, knowsParts: true, hasContent: true }
const factsOf = [
  complete,
  { ...complete, isEditor: false },
  { ...complete, hasTexts: false },
  { ...complete, knowsParts: false },
  { ...complete, hasContent: false },
]
const named = { mayName: true, knowsEditors: true }
/** A save may name editors as well; what they are named by is judged before what is written. */
const savedFacts = [
  ...factsOf.map((facts) => ({ ...facts, ...named })),
  { ...complete, ...named, mayName: false },
  { ...complete, ...named, knowsEditors: false },
]
type Context = PublicationSnapshot['context']
/** Revisions are unbounded; the model stops at this many. */
const enough = 5
/** The current revision and the previous one. */
const revisions = ({ revision }: Context) => (revision < enough ? [{ revision }, { revision: revision - 1 }] : [])
const withFacts = <Facts>(context: Context, facts: readonly Facts[]) =>
  facts.flatMap((each) => revisions(context).map((seen) => ({ ...seen, facts: each })))
/** Events that are judged by who sends them alone. */
const byPeople = (context: Context) => withFacts(context, [{ isEditor: true }, { isEditor: false }])

/** The time of the first publication, and the initial state of a record older than its log. */
const now = 1_700_000_000_000
const before = [
  { state: 'draft', firstPublishedAt: null },
  { state: 'published', firstPublishedAt: now },
  { state: 'withdrawn', firstPublishedAt: now },
  { state: 'discarded', firstPublishedAt: null },
] as const
const takenOver = ({ revision }: Context) =>
  revision === 0 ? before.map((was) => ({ ...was, revision: 3, createdAt: now - 1 })) : []
type Sent<Type> = Step<PublicationSnapshot, Extract<PublicationEvent, { readonly type: Type }>>
type Facts = Sent<'publish'>['event']['facts']

/** Everything else is unchanged. */
function refuses({ before: was, after, effects }: Step<PublicationSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context, effects], [was.value, was.context, [`refuse {"code":"${code}"}`]])
}

/** One revision on; the first publication is remembered for good. */
function leadsTo(
  { before: was, after, effects }: Step<PublicationSnapshot>,
  value: PublicationSnapshot['value'],
): void {
  const { revision, firstPublishedAt } = was.context
  const first = value === 'published' ? (firstPublishedAt ?? now) : firstPublishedAt
  assert.deepEqual(
    [after.value, after.context, effects],
    [value, { revision: revision + 1, firstPublishedAt: first }, []],
  )
}

const isStale = ({ before: was, event }: Sent<'save' | 'publish' | 'withdraw' | 'discard'>) =>
  event.revision !== was.context.revision
const isOthers = ({ event }: Sent<'save' | 'publish' | 'withdraw' | 'discard'>) => !event.facts.isEditor
const partsRefusal = ({ hasTexts, knowsParts }: Facts) =>
  !hasTexts ? 'publication.textsMissing' : !knowsParts ? 'publication.unknownPart' : null
const wholeRefusal = (facts: Facts) => partsRefusal(facts) ?? (facts.hasContent ? null : 'publication.contentMissing')

/** The rules of the events, independent of the machine. */
const refusals = {
  save: (step: Sent<'save'>) => {
    if (isOthers(step)) return 'publication.notEditor'
    if (step.before.value === 'discarded') return 'publication.discarded'
    if (isStale(step)) return 'record.stale'
    const { mayName, knowsEditors } = step.event.facts
    if (!mayName) return 'publication.notOwner'
    if (!knowsEditors) return 'publication.unfitEditor'
    return step.before.value === 'published' ? wholeRefusal(step.event.facts) : partsRefusal(step.event.facts)
  },
  publish: (step: Sent<'publish'>) => {
    if (isOthers(step)) return 'publication.notEditor'
    if (step.before.value === 'discarded') return 'publication.discarded'
    if (step.before.value === 'published') return 'publication.alreadyPublished'
    return isStale(step) ? 'record.stale' : wholeRefusal(step.event.facts)
  },
  withdraw: (step: Sent<'withdraw'>) => {
    if (isOthers(step)) return 'publication.notEditor'
    if (step.before.value === 'discarded') return 'publication.discarded'
    if (step.before.value !== 'published') return 'publication.notPublished'
    return isStale(step) ? 'record.stale' : null
  },
  discard: (step: Sent<'discard'>) => {
    if (isOthers(step)) return 'publication.notEditor'
    if (step.before.value === 'discarded') return 'publication.discarded'
    // What readers see never disappears without having been withdrawn.
    if (step.before.value === 'published') return 'publication.stillPublished'
    return isStale(step) ? 'record.stale' : null
  },
}

export const publicationModel = pathModel(publicationLifecycle, {
  inputs: [undefined],
  events: {
    save: (context) => withFacts(context, savedFacts),
    publish: (context) => withFacts(context, factsOf).map((seen) => ({ ...seen, now })),
    withdraw: byPeople,
    discard: byPeople,
    adopt: takenOver,
  },
  senders: {
    save: ['teacher', 'admin'],
    publish: ['teacher', 'admin'],
    withdraw: ['teacher', 'admin'],
    discard: ['teacher', 'admin'],
    adopt: 'server',
  },
  services: {},
  states: {
    draft: (shown) => assert.ok(!isReadable(shown)),
    published: (shown) => {
      assert.ok(isReadable(shown))
      assert.equal(shown.context.firstPublishedAt, now)
    },
    withdrawn: (shown) => assert.ok(!isReadable(shown)),
    discarded: (shown) => assert.ok(!isReadable(shown)),
  },
  does: {
    save: (step) => {
      const code = refusals.save(step)
      if (code === null) leadsTo(step, step.before.value)
      else refuses(step, code)
    },
    publish: (step) => {
      const code = refusals.publish(step)
      if (code === null) leadsTo(step, 'published')
      else refuses(step, code)
    },
    withdraw: (step) => {
      const code = refusals.withdraw(step)
      if (code === null) leadsTo(step, 'withdrawn')
      else refuses(step, code)
    },
    discard: (step) => {
      const code = refusals.discard(step)
      if (code === null) leadsTo(step, 'discarded')
      else refuses(step, code)
    },
    adopt: ({ before: was, event: { state, revision, firstPublishedAt }, after, effects }) => {
      if (was.value !== 'draft') return assert.equal(after, was)
      assert.deepEqual([after.value, after.context, effects], [state, { revision, firstPublishedAt }, []])
    },
  },
})
