import assert from 'node:assert/strict'

import {
  informationLifecycle,
  isReadable,
  type InformationEvent,
  type InformationSnapshot,
} from '#machines/news/information.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'

const complete = { hasTitle: true, hasDetail: true, knowsTopic: true }
const factsOf = [
  complete,
  { ...complete, hasTitle: false, hasDetail: false },
  { ...complete, hasDetail: false },
  { ...complete, knowsTopic: false },
]
type Context = InformationSnapshot['context']
/** Revisions are unbounded; the model stops at this many. */
const enough = 5
/** The current revision and the previous one. */
const revisions = ({ revision }: Context) => (revision < enough ? [{ revision }, { revision: revision - 1 }] : [])
const withFacts = (context: Context) =>
  factsOf.flatMap((facts) => revisions(context).map((seen) => ({ ...seen, facts })))

/** The time of the first publication, and the initial state of a record older than its log. */
const now = 1_700_000_000_000
const before = [
  { state: 'draft', publishedAt: null },
  { state: 'published', publishedAt: now },
  { state: 'withdrawn', publishedAt: now },
  { state: 'discarded', publishedAt: null },
] as const
const takenOver = ({ revision }: Context) =>
  revision === 0 ? before.map((was) => ({ ...was, revision: 3, createdAt: now - 1 })) : []
type Sent<Type> = Step<InformationSnapshot, Extract<InformationEvent, { readonly type: Type }>>
type Facts = Sent<'save'>['event']['facts']

/** Everything else is unchanged. */
function refuses({ before: was, after, effects }: Step<InformationSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context, effects], [was.value, was.context, [`refuse {"code":"${code}"}`]])
}

/** One revision on; the first publication is remembered for good. */
function leadsTo(
  { before: was, after, effects }: Step<InformationSnapshot>,
  value: InformationSnapshot['value'],
): void {
  const { revision, publishedAt } = was.context
  const first = value === 'published' ? (publishedAt ?? now) : publishedAt
  assert.deepEqual([after.value, after.context, effects], [value, { revision: revision + 1, publishedAt: first }, []])
}

const isStale = ({ before: was, event }: Sent<'save' | 'publish' | 'withdraw' | 'discard'>) =>
  event.revision !== was.context.revision
const textsRefusal = ({ hasTitle, hasDetail }: Facts) =>
  !hasTitle ? 'news.titleMissing' : !hasDetail ? 'news.detailMissing' : null

/** The rules of the events, independent of the machine. */
const refusals = {
  save: (step: Sent<'save'>) => {
    if (step.before.value === 'discarded') return 'news.discarded'
    return isStale(step)
      ? 'record.stale'
      : step.event.facts.knowsTopic
        ? textsRefusal(step.event.facts)
        : 'news.unknownTopic'
  },
  publish: (step: Sent<'publish'>) => {
    if (step.before.value === 'discarded') return 'news.discarded'
    if (step.before.value === 'published') return 'news.alreadyPublished'
    return isStale(step) ? 'record.stale' : textsRefusal(step.event.facts)
  },
  withdraw: (step: Sent<'withdraw'>) => {
    if (step.before.value === 'discarded') return 'news.discarded'
    if (step.before.value !== 'published') return 'news.notPublished'
    return isStale(step) ? 'record.stale' : null
  },
  discard: (step: Sent<'discard'>) => {
    if (step.before.value === 'discarded') return 'news.discarded'
    // What readers see never disappears without having been withdrawn.
    if (step.before.value === 'published') return 'news.stillPublished'
    return isStale(step) ? 'record.stale' : null
  },
}

export const informationModel = pathModel(informationLifecycle, {
  inputs: [undefined],
  events: {
    save: withFacts,
    publish: (context) => withFacts(context).map((seen) => ({ ...seen, now })),
    withdraw: revisions,
    discard: revisions,
    adopt: takenOver,
  },
  senders: { save: 'admin', publish: 'admin', withdraw: 'admin', discard: 'admin', adopt: 'server' },
  services: {},
  states: {
    draft: (shown) => assert.ok(!isReadable(shown)),
    published: (shown) => {
      assert.ok(isReadable(shown))
      assert.equal(shown.context.publishedAt, now)
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
    adopt: ({ before: was, event: { state, revision, publishedAt }, after, effects }) => {
      if (was.value !== 'draft') return assert.equal(after, was)
      assert.deepEqual([after.value, after.context, effects], [state, { revision, publishedAt }, []])
    },
  },
})
