import assert from 'node:assert/strict'

import { captchaFlow } from '#machines/session/captcha.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const anything = () => undefined

export const captchaModel = pathModel(captchaFlow, {
  inputs: [{ first: 1 }],
  events: {
    'captcha.renewed': [{}],
    'captcha.toldApart': [{ by: 'picture' }, { by: 'audio' }],
    'captcha.loaded': [{}],
    'captcha.notLoaded': [{}],
  },
  senders: {
    'captcha.renewed': 'visitor',
    'captcha.toldApart': 'visitor',
    'captcha.loaded': 'browser',
    'captcha.notLoaded': 'browser',
  },
  services: {},
  states: {
    picture: anything,
    'picture.loading': anything,
    'picture.shown': anything,
    'picture.failed': anything,
    audio: anything,
    'audio.ready': anything,
    'audio.failed': anything,
  },
  does: {
    'captcha.renewed': ({ before, after }) => assert.equal(after.context.round, before.context.round + 1),
    'captcha.toldApart': ({ before, event, after }) => {
      const drawn = before.hasTag(event.by) ? 0 : 1
      assert.equal(after.context.round, before.context.round + drawn)
      assert.ok(after.hasTag(event.by))
    },
  },
  situation: ({ round }) => Math.min(round, 2),
})
