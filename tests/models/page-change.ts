import assert from 'node:assert/strict'

import { pageChangeFlow } from '#machines/flows/page-change.ts'
import { pathModel } from './paths.ts'

const home = { name: 'index', fullPath: '/index', isPublic: false }
const news = { name: 'dynamicList', fullPath: '/dynamicList?page=2', isPublic: true }

export const pageChangeModel = pathModel(pageChangeFlow, {
  inputs: [undefined],
  events: { 'page.admitted': [{ target: home }, { target: news }] },
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
  },
  situation: ({ shown, next }) => ({ shown: shown?.name, next: next?.name }),
})
