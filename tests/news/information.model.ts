import assert from 'node:assert/strict'

import { informationLifecycle, isReadable } from '#machines/news/information.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const complete = { hasTitle: true, hasDetail: true, knowsTopic: true }
const factsOf = [
  complete,
  { ...complete, hasTitle: false, hasDetail: false },
  { ...complete, hasDetail: false },
  { ...complete, knowsTopic: false },
]
type Context = { readonly revision: number }
/** Revisions go up for ever; after so many there is nothing new to see. */
const enough = 5
/** The revision as it stands, and the one before. */
const revisions = ({ revision }: Context) => (revision < enough ? [{ revision }, { revision: revision - 1 }] : [])
const withFacts = (context: Context) =>
  factsOf.flatMap((facts) => revisions(context).map((seen) => ({ ...seen, facts })))

export const informationModel = pathModel(informationLifecycle, {
  inputs: [{ revision: 0 }],
  events: { save: withFacts, publish: withFacts, withdraw: revisions, discard: revisions },
  services: {},
  states: {
    draft: (shown) => assert.ok(!isReadable(shown)),
    published: (shown) => {
      assert.ok(isReadable(shown))
      // What readers see never disappears without having been withdrawn.
      const { revision } = shown.context
      assert.deepEqual(verdict(informationLifecycle, shown, { type: 'discard', revision }), {
        kind: 'refused',
        code: 'news.stillPublished',
      })
    },
    withdrawn: (shown) => assert.ok(!isReadable(shown)),
    discarded: (shown) => assert.deepEqual([isReadable(shown), shown.status], [false, 'done']),
  },
  does: {
    save: ({ before, event: { revision, facts }, after, effects }) => {
      const refused = revision !== before.context.revision || Object.values(facts).includes(false)
      assert.equal(after.value, before.value)
      assert.equal(after.context.revision, before.context.revision + (refused ? 0 : 1))
      assert.equal(
        effects.some((effect) => effect.startsWith('refuse')),
        refused,
      )
    },
    publish: ({ before, event: { revision, facts }, after }) => {
      const allowed =
        before.value !== 'published' && revision === before.context.revision && facts.hasTitle && facts.hasDetail
      assert.equal(after.value, allowed ? 'published' : before.value)
    },
    withdraw: ({ before, event: { revision }, after }) => {
      const allowed = before.value === 'published' && revision === before.context.revision
      assert.equal(after.value, allowed ? 'withdrawn' : before.value)
    },
    discard: ({ before, event: { revision }, after }) => {
      const allowed = before.value !== 'published' && revision === before.context.revision
      assert.equal(after.value, allowed ? 'discarded' : before.value)
    },
  },
})
