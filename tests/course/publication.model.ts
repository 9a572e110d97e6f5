import assert from 'node:assert/strict'

import { isReadable, publicationLifecycle, type PublicationSnapshot } from '#machines/course/publication.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'

const complete = { hasTexts: true, knowsParts: true, hasContent: true }
const factsOf = [
  complete,
  { ...complete, hasTexts: false },
  { ...complete, knowsParts: false },
  { ...complete, hasContent: false },
]
type Context = PublicationSnapshot['context']
/** Revisions are unbounded; the model stops at this many. */
const enough = 5
/** The current revision and the previous one. */
const revisions = ({ revision }: Context) => (revision < enough ? [{ revision }, { revision: revision - 1 }] : [])
const withFacts = (context: Context) =>
  factsOf.flatMap((facts) => revisions(context).map((seen) => ({ ...seen, facts })))

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
/** A discarded record refuses every event. */
function staysDiscarded({ before: was, after, effects }: Step<PublicationSnapshot>): boolean {
  if (was.value !== 'discarded') return false
  assert.deepEqual(
    [after.value, after.context, effects],
    [was.value, was.context, ['refuse {"code":"publication.discarded"}']],
  )
  return true
}

export const publicationModel = pathModel(publicationLifecycle, {
  inputs: [undefined],
  events: {
    save: withFacts,
    publish: (context) => withFacts(context).map((seen) => ({ ...seen, now })),
    withdraw: revisions,
    discard: revisions,
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
      // Published content stays visible until it is withdrawn.
      const { revision } = shown.context
      assert.deepEqual(verdict(publicationLifecycle, shown, { type: 'discard', revision }), {
        kind: 'refused',
        code: 'publication.stillPublished',
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
      // A draft may have no playable content; a published course must have some.
      const isShort = !facts.hasTexts || !facts.knowsParts || (before.value === 'published' && !facts.hasContent)
      const refused = revision !== before.context.revision || isShort
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
        before.value !== 'published' && revision === before.context.revision && !Object.values(facts).includes(false)
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
    adopt: ({ event: { state, revision, firstPublishedAt }, after, effects }) => {
      assert.deepEqual([after.value, after.context, effects], [state, { revision, firstPublishedAt }, []])
    },
  },
})
