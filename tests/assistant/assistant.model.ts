import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { onScreen, sizeOf } from '#machines/assistant/assistant-place.ts'
import {
  assistantFlow,
  NOTHING_FOUND,
  shownPlace,
  type AssistantContext,
  type Findings,
} from '#machines/assistant/assistant.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const found: Findings = { ...NOTHING_FOUND, routes: [{ key: 'speedTest', address: '/speedTest' }] }
const screen = { width: 1440, height: 900 }
const small = { width: 360, height: 400 }

const isOnScreen = ({ context }: { context: AssistantContext }) => {
  const place = shownPlace(context)
  assert.deepEqual(place, onScreen(place, sizeOf(context.shape, context.screen), context.screen))
}
const drawnAs =
  (shape: AssistantContext['shape']) =>
  ({ context }: { context: AssistantContext }) =>
    assert.equal(context.shape, shape)
const anything = () => undefined

export const assistantModel = pathModel(assistantFlow, {
  inputs: [
    { place: null, isOpen: false, screen, isSignedIn: true },
    { place: { x: 1300, y: 20 }, isOpen: true, screen, isSignedIn: false },
  ],
  events: {
    'panel.opened': [{}],
    'panel.collapsed': [{}],
    'finding.followed': [{}],
    'focus.covered': [{}],
    'drag.started': [{ pointer: { x: 30, y: 350 } }],
    'drag.moved': [{ pointer: { x: 230, y: 400 } }],
    'drag.ended': [{}],
    'drag.cancelled': [{}],
    moved: [{ by: { x: 16, y: 0 } }],
    'corner.asked': [{}],
    'screen.changed': [{ screen: small }],
    'text.changed': [{ text: 'speed' }, { text: ' ' }],
    'search.retried': [{}],
  },
  senders: {
    'panel.opened': 'visitor',
    'panel.collapsed': 'visitor',
    'corner.asked': 'visitor',
    'drag.started': 'visitor',
    'drag.moved': 'visitor',
    'drag.ended': 'visitor',
    moved: 'visitor',
    'text.changed': 'visitor',
    'search.retried': 'visitor',
    'finding.followed': 'visitor',
    'drag.cancelled': 'browser',
    'screen.changed': 'browser',
    'focus.covered': 'browser',
  },
  services: { search: { done: [found, NOTHING_FOUND], error: [noNetwork] } },
  states: {
    panel: isOnScreen,
    'panel.deciding': anything,
    'panel.collapsed': drawnAs('button'),
    'panel.expanded': drawnAs('panel'),
    place: anything,
    'place.resting': ({ context }) => assert.equal(context.grip, null),
    'place.dragging': ({ context }) => assert.notEqual(context.grip, null),
    search: anything,
    'search.deciding': anything,
    'search.idle': ({ context }) => assert.equal(context.text, ''),
    'search.waiting': ({ context }) => assert.notEqual(context.text.trim(), ''),
    'search.searching': anything,
    'search.answered': ({ context }) => assert.deepEqual([context.findings, context.failure], [found, null]),
    'search.nothing': ({ context }) => assert.deepEqual([context.findings, context.failure], [NOTHING_FOUND, null]),
    'search.failed': ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
  },
  does: {
    'panel.opened': ({ before, after, effects }) => {
      assert.equal(after.value.panel, 'expanded')
      assert.equal(effects.includes('keepPlace'), before.value.panel === 'collapsed')
      if (before.value.search !== 'waiting') assert.equal(after.value.search, 'searching')
    },
    'focus.covered': ({ after }) => assert.equal(after.value.panel, 'collapsed'),
    'finding.followed': ({ after }) => assert.equal(after.value.panel, 'collapsed'),
    'drag.cancelled': ({ before, after }) => assert.deepEqual(after.context.place, before.context.grip?.place),
    'drag.ended': ({ effects }) => assert.ok(effects.includes('keepPlace')),
    moved: ({ effects }) => assert.ok(effects.includes('keepPlace')),
    'text.changed': ({ event, after }) => {
      assert.equal(after.context.text, event.text)
      assert.equal(after.value.search, event.text.trim() === '' ? 'searching' : 'waiting')
    },
  },
  // The chosen place is ignored: each pixel would be another situation.
  situation: ({ place, grip, ...context }) => ({ ...context, isPlaced: place !== null, isGripped: grip !== null }),
})
