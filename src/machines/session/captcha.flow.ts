import { assign, setup } from 'xstate'

export interface CaptchaContext {
  /** Incremented with every captcha; part of its address as a cache buster. */
  readonly round: number
}

export type CaptchaEvent =
  | { readonly type: 'captcha.renewed' }
  | { readonly type: 'captcha.toldApart'; readonly by: 'picture' | 'audio' }
  | { readonly type: 'captcha.loaded' }
  | { readonly type: 'captcha.notLoaded' }

/** The captcha beside a form: a picture, or spoken digits as its alternative. Each change draws a new one. */
export const captchaFlow = setup({
  types: {
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    /** Start of the counter; it must differ between the forms of a page. */
    input: {} as { readonly first: number },
  },
  guards: {
    isPicture: ({ event }) => event.type === 'captcha.toldApart' && event.by === 'picture',
    isAudio: ({ event }) => event.type === 'captcha.toldApart' && event.by === 'audio',
  },
  actions: { draw: assign({ round: ({ context }) => context.round + 1 }) },
}).createMachine({
  id: 'captcha',
  description: 'The captcha beside a form, as a picture or as sound.',
  initial: 'picture',
  context: ({ input }) => ({ round: input.first }),
  states: {
    picture: {
      description: 'A picture of letters and digits is shown.',
      meta: { title: 'Picture', who: 'visitor', requirements: ['ROUTE-01'] },
      tags: ['picture'],
      initial: 'loading',
      on: {
        'captcha.renewed': { target: '.loading', actions: 'draw' },
        'captcha.toldApart': { guard: 'isAudio', target: 'audio', actions: 'draw' },
      },
      states: {
        loading: {
          description: 'The picture is loading.',
          meta: { title: 'Loading', who: 'server' },
          tags: ['busy'],
          on: { 'captcha.loaded': 'shown', 'captcha.notLoaded': 'failed' },
        },
        shown: { description: 'The picture is shown.', meta: { title: 'Shown', who: 'visitor' } },
        failed: {
          description: 'The picture could not be loaded; another one can be requested.',
          meta: { title: 'Not loaded', who: 'visitor' },
          tags: ['failed'],
        },
      },
    },
    audio: {
      description: 'Six spoken digits as the alternative.',
      meta: { title: 'Sound', who: 'visitor' },
      tags: ['audio'],
      initial: 'ready',
      on: {
        'captcha.renewed': { target: '.ready', actions: 'draw' },
        'captcha.toldApart': { guard: 'isPicture', target: 'picture', actions: 'draw' },
      },
      states: {
        ready: {
          description: 'The sound can be played, as often as needed.',
          meta: { title: 'Ready', who: 'visitor' },
          on: { 'captcha.notLoaded': 'failed' },
        },
        failed: {
          description: 'The sound could not be loaded; another one can be requested.',
          meta: { title: 'Not loaded', who: 'visitor' },
          tags: ['failed'],
        },
      },
    },
  },
})
