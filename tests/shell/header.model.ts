import assert from 'node:assert/strict'

import { headerFlow } from '#machines/shell/header.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const anything = () => undefined

export const headerModel = pathModel(headerFlow, {
  inputs: [{ hasFullScreen: true }, { hasFullScreen: false }],
  events: {
    'menu.toggled': [{}],
    'menu.dismissed': [{}],
    'page.changed': [{}],
    'page.scrolled': [{ y: 0 }, { y: 2000 }],
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
    menu: anything,
    'menu.closed': ({ tags }) => assert.ok(!tags.has('menuOpen')),
    'menu.opened': ({ tags }) => assert.ok(tags.has('menuOpen')),
    place: anything,
    'place.atTop': ({ tags }) => assert.ok(!tags.has('awayFromTop')),
    'place.away': ({ tags }) => assert.ok(tags.has('awayFromTop')),
    screen: anything,
    'screen.asking': anything,
    'screen.unsupported': ({ context }) => assert.ok(!context.hasFullScreen),
    'screen.windowed': ({ tags }) => assert.ok(tags.has('fullScreenOffered') && !tags.has('full')),
    'screen.full': ({ tags }) => assert.ok(tags.has('full')),
  },
  does: {
    'menu.toggled': ({ before, after }) => assert.notEqual(before.value.menu, after.value.menu),
    'menu.dismissed': ({ after }) => assert.equal(after.value.menu, 'closed'),
    'page.changed': ({ after }) => assert.equal(after.value.menu, 'closed'),
    'page.scrolled': ({ event, after }) => assert.equal(after.value.place, event.y > 400 ? 'away' : 'atTop'),
    'fullScreen.toggled': ({ before, after, effects }) => {
      const wanted = { windowed: 'enterFullScreen', full: 'leaveFullScreen', asking: null, unsupported: null }[
        before.value.screen
      ]
      assert.equal(after.value.screen, before.value.screen)
      assert.deepEqual(effects, wanted === null ? [] : [wanted])
    },
    'fullScreen.changed': ({ before, event, after }) => {
      const known = before.value.screen !== 'unsupported'
      assert.equal(after.value.screen, known ? (event.isFull ? 'full' : 'windowed') : 'unsupported')
    },
  },
})
