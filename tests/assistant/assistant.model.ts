import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import {
  assistantFlow,
  NOTHING_FOUND,
  shownPlace,
  type AssistantContext,
  type Findings,
} from '#machines/assistant/assistant.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { noNetwork, unreached } from '#tests/kit/models/samples.ts'
import { isLeftAtOnce, servicesOf, showing } from '#tests/kit/models/showing.ts'
import { comesTo, starts, waits } from '#tests/kit/models/steps.ts'
import { nextCorner, onScreen, placeOf, type Placed } from './assistant-places.ts'

type Shown = SnapshotFrom<typeof assistantFlow>
type Stepped = Step<Shown>
const { shows } = showing<Shown>()

const found: Findings = { ...NOTHING_FOUND, routes: [{ key: 'speedTest', address: '/speedTest' }] }
const screen = { width: 1440, height: 900 }
const small = { width: 360, height: 400 }

const isOnScreen = ({ context }: Shown) => {
  const place = shownPlace(context)
  assert.deepEqual([place, place], [placeOf(context), onScreen(place, context)])
}
const drawnAs =
  (shape: AssistantContext['shape'], isExpanded: boolean) =>
  ({ context, tags }: Shown) =>
    assert.deepEqual([context.shape, tags.has('expanded')], [shape, isExpanded])

/** Parts of it move, the others stay. */
const moves = (
  step: Stepped,
  parts: Partial<Shown['value']>,
  context: Partial<AssistantContext> = {},
  brings: readonly string[] = [],
): void => comesTo(step, { value: { ...step.before.value, ...parts }, context, brings })
const collapses = (step: Stepped): void => moves(step, { panel: 'collapsed' }, { shape: 'button' }, ['keepPlace'])
const searches = ({ before }: Stepped, text = before.context.text): string =>
  starts('search', { text: text.trim(), isSignedIn: before.context.isSignedIn })
/** By so much from there, but never off the screen. */
const shifted = (context: Placed, from: { x: number; y: number }, by: { x: number; y: number }) =>
  onScreen({ x: from.x + by.x, y: from.y + by.y }, context)

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
  delays: { typingPause: 300 },
  states: {
    panel: isOnScreen,
    'panel.deciding': isLeftAtOnce,
    'panel.collapsed': drawnAs('button', false),
    'panel.expanded': drawnAs('panel', true),
    place: ({ context, tags }) => assert.equal(context.grip !== null, tags.has('dragging')),
    'place.resting': shows({ context: { grip: null } }),
    'place.dragging': shows({ tags: ['dragging'] }, ({ context }) => assert.notEqual(context.grip, null)),
    search: (shown) => assert.equal(servicesOf(shown).includes('search'), shown.value.search === 'searching'),
    'search.deciding': isLeftAtOnce,
    'search.idle': shows({ context: { shape: 'button', text: '', findings: NOTHING_FOUND, failure: null } }),
    'search.waiting': shows({ tags: ['busy'], waits: [300] }, ({ context }) =>
      assert.notEqual(context.text.trim(), ''),
    ),
    'search.searching': shows({ tags: ['busy'], runs: ['search'] }),
    'search.answered': shows({ tags: ['answered'], context: { findings: found, failure: null } }),
    'search.nothing': shows({ tags: ['nothing'], context: { findings: NOTHING_FOUND, failure: null } }),
    'search.failed': shows({ tags: ['failed'], context: { findings: NOTHING_FOUND, failure: unreached } }),
  },
  does: {
    ...outcomes(assistantFlow, {
      done: {
        search: (step) => {
          const findings = step.event.output
          moves(step, { search: findings === found ? 'answered' : 'nothing' }, { findings, failure: null })
        },
      },
      error: {
        search: (step) => moves(step, { search: 'failed' }, { findings: NOTHING_FOUND, failure: unreached }),
      },
      after: { 'search.waiting': (step) => moves(step, { search: 'searching' }, {}, [searches(step)]) },
    }),
    // What was found is looked up anew, unless a search is under way.
    'panel.opened': (step) => {
      const isSearched = step.before.value.search === 'waiting' || step.before.value.search === 'searching'
      const isNew = step.before.value.panel === 'collapsed'
      moves(step, { panel: 'expanded', ...(!isSearched && { search: 'searching' }) }, { shape: 'panel' }, [
        ...(isNew ? ['keepPlace'] : []),
        ...(isSearched ? [] : [searches(step)]),
      ])
    },
    'panel.collapsed': collapses,
    'finding.followed': collapses,
    'focus.covered': collapses,
    'drag.started': (step) => {
      const { pointer } = step.event
      moves(step, { place: 'dragging' }, { grip: { pointer, place: placeOf(step.before.context) } })
    },
    'drag.moved': (step) => {
      const { grip } = step.before.context
      assert.ok(grip !== null)
      const by = { x: step.event.pointer.x - grip.pointer.x, y: step.event.pointer.y - grip.pointer.y }
      moves(step, {}, { place: shifted(step.before.context, grip.place, by) })
    },
    'drag.ended': (step) => moves(step, { place: 'resting' }, { grip: null }, ['keepPlace']),
    'drag.cancelled': (step) => {
      const { grip } = step.before.context
      assert.ok(grip !== null)
      moves(step, { place: 'resting' }, { place: grip.place, grip: null })
    },
    moved: (step) => {
      const { context } = step.before
      moves(step, {}, { place: shifted(context, placeOf(context), step.event.by) }, ['keepPlace'])
    },
    'corner.asked': (step) => moves(step, {}, { place: nextCorner(step.before.context) }, ['keepPlace']),
    'screen.changed': (step) => moves(step, {}, { screen: step.event.screen }),
    'text.changed': (step) => {
      const { text } = step.event
      if (text.trim() === '') moves(step, { search: 'searching' }, { text }, [searches(step, text)])
      else moves(step, { search: 'waiting' }, { text }, [waits(300)])
    },
    'search.retried': (step) => moves(step, { search: 'searching' }, {}, [searches(step)]),
  },
  // The chosen place is ignored: each pixel would be another situation.
  situation: ({ place, grip, ...context }) => ({ ...context, isPlaced: place !== null, isGripped: grip !== null }),
})
