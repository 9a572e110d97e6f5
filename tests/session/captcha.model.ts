import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import { captchaFlow } from '#machines/session/captcha.flow.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { showing } from '#tests/kit/models/showing.ts'
import { comesTo, comesToNothing } from '#tests/kit/models/steps.ts'

type Stepped = Step<SnapshotFrom<typeof captchaFlow>>
const { showsOnly } = showing<Stepped['after']>()

/** Another captcha: its number makes its address another one, too. */
const draws = (step: Stepped, by: 'picture' | 'audio'): void =>
  comesTo(step, {
    value: by === 'picture' ? { picture: 'loading' } : { audio: 'ready' },
    context: { round: step.before.context.round + 1 },
  })

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
    picture: ({ tags }) => assert.deepEqual([tags.has('picture'), tags.has('audio')], [true, false]),
    'picture.loading': showsOnly({ tags: ['picture', 'busy'] }),
    'picture.shown': showsOnly({ tags: ['picture'] }),
    'picture.failed': showsOnly({ tags: ['picture', 'failed'] }),
    audio: ({ tags }) => assert.deepEqual([tags.has('picture'), tags.has('audio')], [false, true]),
    'audio.ready': showsOnly({ tags: ['audio'] }),
    'audio.failed': showsOnly({ tags: ['audio', 'failed'] }),
  },
  does: {
    'captcha.renewed': (step) => draws(step, step.before.hasTag('picture') ? 'picture' : 'audio'),
    'captcha.toldApart': (step) => {
      if (step.before.hasTag(step.event.by)) comesToNothing(step)
      else draws(step, step.event.by)
    },
    'captcha.loaded': (step) => comesTo(step, { value: { picture: 'shown' } }),
    'captcha.notLoaded': (step) =>
      comesTo(step, { value: step.before.hasTag('picture') ? { picture: 'failed' } : { audio: 'failed' } }),
  },
  situation: ({ round }) => Math.min(round, 2),
})
