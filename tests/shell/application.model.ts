import assert from 'node:assert/strict'

import { applicationFlow } from '#machines/shell/application.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const anything = () => undefined

export const applicationModel = pathModel(applicationFlow, {
  inputs: [undefined],
  events: {
    'skin.chosen': [{ skin: 'light' }, { skin: 'dark' }, { skin: 'system' }],
    'page.opened': [{ path: '/class/class-list', title: 'Workshop' }],
  },
  senders: { 'skin.chosen': ['visitor', 'learner'], 'page.opened': 'browser' },
  services: {},
  states: { system: anything, light: anything, dark: anything },
  does: {
    'skin.chosen': ({ event, after }) => assert.equal(after.value, event.skin),
    'page.opened': ({ after }) => {
      assert.deepEqual([after.context.menuActive, after.context.crumbsList], ['class', ['Workshop']])
    },
  },
  exceptions: {
    '*:skin.chosen:2 refused': 'There are three skins, and the two before are asked for first.',
  },
})
