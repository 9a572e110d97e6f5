import assert from 'node:assert/strict'

import { pageChangeFlow } from '#machines/shell/page-change.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const home = { name: 'index', fullPath: '/index', isPublic: false }
const news = { name: 'dynamicList', fullPath: '/dynamicList?page=2', isPublic: true }

export const pageChangeModel = pathModel(pageChangeFlow, {
  inputs: [undefined],
  events: { 'page.admitted': [{ target: home }, { target: news }], 'address.renamed': [{ fullPath: '/index?tab=2' }] },
  senders: { 'page.admitted': 'browser', 'address.renamed': 'browser' },
  services: { fetchParts: { done: [undefined], error: [new Error('A part of the page could not be fetched.')] } },
  states: {
    resting: ({ context, tags }) => {
      assert.equal(context.next, null)
      assert.equal(context.shown === null, context.visits === 0)
      assert.ok(!tags.has('loadingBar'))
    },
    fetching: ({ context, tags }) => {
      assert.notEqual(context.next, null)
      assert.ok(tags.has('loadingBar'))
    },
  },
  does: {
    'page.admitted': ({ event, before, after }) => {
      assert.deepEqual(after.context, { ...before.context, next: event.target })
    },
    // The page is not rebuilt, and a pending one is unaffected.
    'address.renamed': ({ event, before, after, effects }) => {
      const { shown, ...context } = before.context
      const isTaken = before.value === 'resting' && shown !== null
      assert.deepEqual(after.context, { ...context, shown: isTaken ? { ...shown, fullPath: event.fullPath } : shown })
      const renamed = `renameAddress ${JSON.stringify({ from: shown?.fullPath, to: event.fullPath })}`
      assert.deepEqual(effects, isTaken ? [renamed] : [])
    },
  },
  situation: ({ shown, next }) => ({ shown: shown?.fullPath, next: next?.name }),
})
