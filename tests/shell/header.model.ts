import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import { headerFlow } from '#machines/shell/header.flow.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { isLeftAtOnce } from '#tests/kit/models/showing.ts'
import { comesTo } from '#tests/kit/models/steps.ts'

type Shown = SnapshotFrom<typeof headerFlow>
type Stepped = Step<Shown>

/** One of the three parts changes, the others stay. */
const moves = (step: Stepped, part: Partial<Shown['value']>, brings: readonly string[] = []): void =>
  comesTo(step, { value: { ...step.before.value, ...part }, brings })
const hasTag =
  (tag: string, isThere: boolean) =>
  ({ tags }: Shown): void =>
    assert.equal(tags.has(tag), isThere)

export const headerModel = pathModel(headerFlow, {
  inputs: [{ hasFullScreen: true }, { hasFullScreen: false }],
  events: {
    'menu.toggled': [{}],
    'menu.dismissed': [{}],
    'page.changed': [{}],
    'page.scrolled': [{ y: 0 }, { y: 400 }, { y: 401 }],
    'fullScreen.toggled': [{}],
    'fullScreen.changed': [{ isFull: true }, { isFull: false }],
  },
  senders: {
    'menu.toggled': 'visitor',
    'menu.dismissed': 'visitor',
    'page.scrolled': 'visitor',
    'fullScreen.toggled': 'visitor',
    'page.changed': 'browser',
    'fullScreen.changed': 'browser',
  },
  services: {},
  states: {
    menu: (shown) => hasTag('menuOpen', shown.value.menu === 'opened')(shown),
    'menu.closed': hasTag('menuOpen', false),
    'menu.opened': hasTag('menuOpen', true),
    place: (shown) => hasTag('awayFromTop', shown.value.place === 'away')(shown),
    'place.atTop': hasTag('awayFromTop', false),
    'place.away': hasTag('awayFromTop', true),
    // [SHELL-23] The button is there wherever the browser can fill the screen.
    screen: (shown) => hasTag('fullScreenOffered', shown.context.hasFullScreen)(shown),
    'screen.asking': isLeftAtOnce,
    'screen.unsupported': ({ context, tags }) =>
      assert.deepEqual([context.hasFullScreen, tags.has('fullScreenOffered')], [false, false]),
    'screen.windowed': hasTag('full', false),
    'screen.full': hasTag('full', true),
  },
  does: {
    'menu.toggled': (step) => moves(step, { menu: step.before.value.menu === 'closed' ? 'opened' : 'closed' }),
    'menu.dismissed': (step) => moves(step, { menu: 'closed' }),
    'page.changed': (step) => moves(step, { menu: 'closed' }),
    // [SHELL-25]
    'page.scrolled': (step) => moves(step, { place: step.event.y > 400 ? 'away' : 'atTop' }),
    // [SHELL-23] The browser reports whether it has done so.
    'fullScreen.toggled': (step) =>
      moves(step, {}, [step.before.value.screen === 'full' ? 'leaveFullScreen' : 'enterFullScreen']),
    'fullScreen.changed': (step) => moves(step, { screen: step.event.isFull ? 'full' : 'windowed' }),
  },
})
