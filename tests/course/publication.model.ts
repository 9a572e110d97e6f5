import assert from 'node:assert/strict'

import {
  isReadable,
  publicationLifecycle,
  type PublicationEvent,
  type PublicationSnapshot,
} from '#machines/course/publication.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { byPeople, judged, namingRefusal, publishingRefusals, withFacts } from '#tests/kit/models/publishing.ts'

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

const partsRefusal = ({ hasTexts, knowsParts }: Facts) =>
  !hasTexts ? 'publication.textsMissing' : !knowsParts ? 'publication.unknownPart' : null
const wholeRefusal = (facts: Facts) => partsRefusal(facts) ?? (facts.hasContent ? null : 'publication.contentMissing')

/** The rules of the events, independent of the machine. */
const refusals = {
  ...publishingRefusals,
  save: (step: Sent<'save'>) => {
    const { facts } = step.event
    return (
      publishingRefusals.save(step) ??
      namingRefusal(facts) ??
      (step.before.value === 'published' ? wholeRefusal(facts) : partsRefusal(facts))
    )
  },
  publish: (step: Sent<'publish'>) => publishingRefusals.publish(step) ?? wholeRefusal(step.event.facts),
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
    save: (step) => judged(step, refusals.save(step), step.before.value, now),
    publish: (step) => judged(step, refusals.publish(step), 'published', now),
    withdraw: (step) => judged(step, refusals.withdraw(step), 'withdrawn', now),
    discard: (step) => judged(step, refusals.discard(step), 'discarded', now),
    adopt: ({ before: was, event: { state, revision, firstPublishedAt }, after, effects }) => {
      if (was.value !== 'draft') return assert.equal(after, was)
      assert.deepEqual([after.value, after.context, effects], [state, { revision, firstPublishedAt }, []])
    },
  },
})
