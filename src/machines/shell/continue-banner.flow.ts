import { assign, fromPromise, setup } from 'xstate'

import { unfilled } from '#machines/kit/services.ts'

/** [ENTITY-10] */
export interface LastLearned {
  readonly courseID: string
  readonly courseName: string
}
export interface BannerContext {
  readonly course: LastLearned | null
}
export type BannerEvent =
  | { readonly type: 'home.entered' }
  | { readonly type: 'home.left' }
  | { readonly type: 'banner.closed' }

/** The banner on home that links to the course last studied [SHELL-46, SHELL-47]. */
export const continueBannerFlow = setup({
  types: {
    context: {} as BannerContext,
    events: {} as BannerEvent,
  },
  actors: {
    loadLastLearned: fromPromise<LastLearned>(unfilled),
  },
  actions: {
    takeCourse: assign({ course: (_, params: { course: LastLearned }) => params.course }),
  },
}).createMachine({
  id: 'continueBanner',
  description: 'The banner on home that links to the course last studied.',
  initial: 'elsewhere',
  context: { course: null },
  states: {
    elsewhere: {
      description: 'The page is not home, or nobody is signed in.',
      meta: { title: 'Elsewhere', who: 'learner', requirements: ['SHELL-47'] },
      on: { 'home.entered': 'asking' },
    },
    asking: {
      description: 'The course last studied is being fetched.',
      meta: { title: 'Asking', who: 'server', requirements: ['CALL-18'] },
      invoke: {
        src: 'loadLastLearned',
        onDone: { target: 'shown', actions: { type: 'takeCourse', params: ({ event }) => ({ course: event.output }) } },
        onError: { target: 'hidden', meta: { requirements: ['SHELL-47', 'ERROR-39'] } },
      },
      on: { 'home.left': 'elsewhere' },
    },
    shown: {
      description: 'The banner names the course and leads to it.',
      meta: { title: 'Shown', who: 'learner', requirements: ['SHELL-46'] },
      tags: ['shown'],
      on: {
        'home.left': 'elsewhere',
        'banner.closed': { target: 'closed', meta: { requirements: ['SHELL-47'] } },
      },
    },
    hidden: {
      description: 'No course, or the request failed: no banner and no message.',
      meta: { title: 'Hidden', who: 'learner', requirements: ['ERROR-39'] },
      on: { 'home.left': 'elsewhere' },
    },
    closed: {
      description: 'The learner has closed it; it stays hidden until the next sign-in.',
      meta: { title: 'Closed', who: 'learner', requirements: ['SHELL-47'] },
    },
  },
})
