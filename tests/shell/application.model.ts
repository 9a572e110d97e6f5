import type { SnapshotFrom } from 'xstate'

import { applicationFlow } from '#machines/shell/application.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { showing } from '#tests/kit/models/showing.ts'
import { comesTo } from '#tests/kit/models/steps.ts'

const { showsOnly } = showing<SnapshotFrom<typeof applicationFlow>>()
/** [CONST-01, CONST-15] Whichever skin is worn. */
const hasConstants = showsOnly({
  context: { datumValue: 4, datumObj: 2, pageSize: 10, modelDisabled: false, helpSelected: null },
})

export const applicationModel = pathModel(applicationFlow, {
  inputs: [undefined],
  events: {
    'skin.chosen': [{ skin: 'light' }, { skin: 'dark' }, { skin: 'system' }],
    'page.opened': [{ path: '/class/class-list', title: 'Workshop' }],
  },
  senders: { 'skin.chosen': ['visitor', 'learner'], 'page.opened': 'browser' },
  services: {},
  states: { system: hasConstants, light: hasConstants, dark: hasConstants },
  does: {
    'skin.chosen': (step) => comesTo(step, { value: step.event.skin, brings: ['keepSkin'] }),
    // The first segment of the address is the active entry of the navigation.
    'page.opened': (step) =>
      comesTo(step, { context: { menuActive: 'class', menuOpen: ['class'], crumbsList: ['Workshop'] } }),
  },
  exceptions: {
    '*:skin.chosen if isSystem refused': 'There are three skins, and the two before are asked for first.',
  },
})
