import assert from 'node:assert/strict'

import { isReadable, publicationLifecycle } from '#machines/course/publication.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const complete = { hasTexts: true, knowsParts: true, hasContent: true }
const factsOf = [
  complete,
  { ...complete, hasTexts: false },
  { ...complete, knowsParts: false },
  { ...complete, hasContent: false },
]
type Context = { readonly revision: number }
/** Revisions go up for ever; after so many there is nothing new to see. */
const enough = 5
/** The revision as it stands, and the one before. */
const revisions = ({ revision }: Context) => (revision < enough ? [{ revision }, { revision: revision - 1 }] : [])
const withFacts = (context: Context) =>
  factsOf.flatMap((facts) => revisions(context).map((seen) => ({ ...seen, facts })))

export const publicationModel = pathModel(publicationLifecycle, {
  inputs: [{ revision: 0 }],
  events: { save: withFacts, publish: withFacts, withdraw: revisions, discard: revisions },
  services: {},
  states: {
    draft: (shown) => assert.ok(!isReadable(shown)),
    published: (shown) => {
      assert.ok(isReadable(shown))
      // What learners see never disappears without having been withdrawn.
      const { revision } = shown.context
      assert.deepEqual(verdict(publicationLifecycle, shown, { type: 'discard', revision }), {
        kind: 'refused',
        code: 'publication.stillPublished',
      })
    },
    withdrawn: (shown) => assert.ok(!isReadable(shown)),
    discarded: (shown) => assert.deepEqual([isReadable(shown), shown.status], [false, 'done']),
  },
  does: {
    save: ({ before, event: { revision, facts }, after, effects }) => {
      // A draft may still be without anything to study; what learners see may not.
      const isShort = !facts.hasTexts || !facts.knowsParts || (before.value === 'published' && !facts.hasContent)
      const refused = revision !== before.context.revision || isShort
      assert.equal(after.value, before.value)
      assert.equal(after.context.revision, before.context.revision + (refused ? 0 : 1))
      assert.equal(
        effects.some((effect) => effect.startsWith('refuse')),
        refused,
      )
    },
    publish: ({ before, event: { revision, facts }, after }) => {
      const allowed =
        before.value !== 'published' && revision === before.context.revision && !Object.values(facts).includes(false)
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
