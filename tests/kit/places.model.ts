import assert from 'node:assert/strict'

import { placesFlow } from '#machines/kit/places.flow.ts'
import { pathModel } from './models/paths.ts'

const list = '/information'
const editor = '/information/7'

export const placesModel = pathModel(placesFlow, {
  inputs: [{ address: editor }],
  events: {
    'address.changed': [{ address: list }, { address: editor }],
    'page.renamed': [{ address: editor }, { address: list }],
    'work.changed': [{ hasUnsaved: true }, { hasUnsaved: false }],
    'language.chosen': [{ code: 'ar_AR' }],
    'signOut.chosen': [{}],
    'leaving.confirmed': [{}],
    'leaving.cancelled': [{}],
  },
  senders: {
    'work.changed': ['teacher', 'admin'],
    'language.chosen': ['teacher', 'admin'],
    'signOut.chosen': ['teacher', 'admin'],
    'leaving.confirmed': ['teacher', 'admin'],
    'leaving.cancelled': ['teacher', 'admin'],
    'address.changed': 'browser',
    'page.renamed': 'browser',
  },
  services: {},
  states: {
    settled: ({ context }) => assert.equal(context.wanted, null),
    asking: ({ context }) => assert.notEqual(context.wanted, null),
  },
  does: {
    'address.changed': ({ before, event, after, effects }) => {
      const isElsewhere = event.address !== before.context.shown
      // Unsaved changes stay on screen, and the browser's address is restored.
      const isKept = isElsewhere && (before.context.hasUnsaved || before.value === 'asking')
      assert.equal(after.context.shown, isKept ? before.context.shown : event.address)
      assert.equal(
        effects.some((effect) => effect.includes('"restored"')),
        isKept,
      )
      assert.equal(after.context.visit > before.context.visit, isElsewhere && !isKept)
    },
    'page.renamed': ({ before, event, after, effects }) => {
      assert.equal(after.context.shown, before.value === 'settled' ? event.address : before.context.shown)
      assert.equal(after.context.visit, before.context.visit)
      assert.equal(
        effects.some((effect) => effect.includes('"renamed"')),
        before.value === 'settled',
      )
    },
    'work.changed': ({ event, after }) => assert.equal(after.context.hasUnsaved, event.hasUnsaved),
    'language.chosen': ({ before, after, effects }) => {
      const isAsked = before.context.hasUnsaved || before.value === 'asking'
      assert.equal(
        effects.some((effect) => effect.includes('"languageChosen"')),
        !isAsked,
      )
      assert.equal(after.context.hasUnsaved, before.context.hasUnsaved)
    },
    'signOut.chosen': ({ before, effects }) => {
      const isAsked = before.context.hasUnsaved || before.value === 'asking'
      assert.equal(
        effects.some((effect) => effect.includes('"signedOut"')),
        !isAsked,
      )
    },
    'leaving.confirmed': ({ before, after, effects }) => {
      const { wanted } = before.context
      if (wanted === null) return
      assert.deepEqual([after.value, after.context.hasUnsaved], ['settled', false])
      if (wanted.kind === 'address') assert.equal(after.context.shown, wanted.address)
      const outcome = { address: '"gone"', language: '"languageChosen"', signOut: '"signedOut"' }[wanted.kind]
      assert.ok(effects.some((effect) => effect.includes(outcome)))
      assert.ok(effects.some((effect) => effect.includes('"givenUp"')))
    },
    'leaving.cancelled': ({ before, after }) => assert.equal(after.context.shown, before.context.shown),
  },
  situation: ({ shown, wanted, hasUnsaved }) => ({ shown, wanted, hasUnsaved }),
})
