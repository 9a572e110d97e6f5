import assert from 'node:assert/strict'

import { informationLifecycle, isReadable, type InformationSnapshot } from '#machines/news/information.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
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
/** A discarded record refuses every event. */
function staysDiscarded({ before: was, after, effects }: Step<InformationSnapshot>): boolean {
  if (was.value !== 'discarded') return false
  assert.deepEqual(
    [after.value, after.context, effects],
    [was.value, was.context, ['refuse {"code":"news.discarded"}']],
  )
  return true
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
      // What readers see never disappears without having been withdrawn.
      const { revision } = shown.context
      assert.deepEqual(verdict(informationLifecycle, shown, { type: 'discard', revision }), {
        kind: 'refused',
        code: 'news.stillPublished',
      })
    },
    withdrawn: (shown) => assert.ok(!isReadable(shown)),
    discarded: (shown) => assert.ok(!isReadable(shown)),
  },
  does: {
    save: (step) => {
      if (staysDiscarded(step)) return
      const {
        before,
        event: { revision, facts },
        after,
        effects,
      } = step
      const refused = revision !== before.context.revision || Object.values(facts).includes(false)
      assert.equal(after.value, before.value)
      assert.equal(after.context.revision, before.context.revision + (refused ? 0 : 1))
      assert.equal(
        effects.some((effect) => effect.startsWith('refuse')),
        refused,
      )
    },
    publish: (step) => {
      if (staysDiscarded(step)) return
      const {
        before,
        event: { revision, facts },
        after,
      } = step
      const allowed =
        before.value !== 'published' && revision === before.context.revision && facts.hasTitle && facts.hasDetail
      assert.equal(after.value, allowed ? 'published' : before.value)
    },
    withdraw: (step) => {
      if (staysDiscarded(step)) return
      const {
        before,
        event: { revision },
        after,
      } = step
      const allowed = before.value === 'published' && revision === before.context.revision
      assert.equal(after.value, allowed ? 'withdrawn' : before.value)
    },
    discard: (step) => {
      if (staysDiscarded(step)) return
      const {
        before,
        event: { revision },
        after,
      } = step
      const allowed = before.value !== 'published' && revision === before.context.revision
      assert.equal(after.value, allowed ? 'discarded' : before.value)
    },
    adopt: ({ event: { state, revision, publishedAt }, after, effects }) => {
      assert.deepEqual([after.value, after.context, effects], [state, { revision, publishedAt }, []])
    },
  },
})
