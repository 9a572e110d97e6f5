import { and, assign, setup } from 'xstate'

export interface RequestLockContext {
  /** The id of the POST in flight, by its path. */
  readonly inFlight: Readonly<Record<string, string>>
}

export type RequestLockEvent =
  | { readonly type: 'post.requested'; readonly path: string; readonly id: string }
  | { readonly type: 'post.ended'; readonly path: string; readonly id: string }
  | { readonly type: 'session.lost' }

/**
 * While a POST to a path is pending, another POST to the same path is cancelled; when it has ended the path is
 * free again, and other paths are never held back [HTTP-14, HTTP-15]. The path alone counts (gap GAP-45).
 */
export const requestLockFlow = setup({
  types: {
    context: {} as RequestLockContext,
    events: {} as RequestLockEvent,
  },
  guards: {
    isInFlight: ({ context, event }) => event.type === 'post.requested' && event.path in context.inFlight,
    isHolder: ({ context, event }) => event.type === 'post.ended' && context.inFlight[event.path] === event.id,
    isLastHolder: ({ context }) => Object.keys(context.inFlight).length === 1,
  },
  actions: {
    hold: assign({
      inFlight: ({ context, event }) =>
        event.type === 'post.requested' ? { ...context.inFlight, [event.path]: event.id } : context.inFlight,
    }),
    release: assign({
      inFlight: ({ context, event }) =>
        event.type === 'post.ended'
          ? Object.fromEntries(Object.entries(context.inFlight).filter(([path]) => path !== event.path))
          : context.inFlight,
    }),
    releaseAll: assign({ inFlight: {} }),
    /** The code of the refusal; the caller is not told (gap GAP-45). */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'requestLock',
  description: 'Lets one POST to a path be in flight at a time.',
  initial: 'free',
  context: { inFlight: {} },
  states: {
    free: {
      description: 'No POST is in flight.',
      meta: { title: 'No POST in flight', who: 'browser', requirements: ['HTTP-15'] },
      on: {
        'post.requested': { target: 'locked', actions: 'hold', meta: { requirements: ['HTTP-15'] } },
      },
    },
    locked: {
      description: 'At least one POST is in flight; its path takes no second one.',
      meta: { title: 'POST in flight', who: 'server', requirements: ['HTTP-14'] },
      on: {
        'post.requested': [
          {
            guard: 'isInFlight',
            actions: { type: 'refuse', params: { code: 'request.repeated' } },
            description: 'The later one is cancelled in silence; the first goes on.',
            meta: { requirements: ['HTTP-14'] },
          },
          { actions: 'hold', meta: { requirements: ['HTTP-15'] } },
        ],
        'post.ended': [
          { guard: and(['isHolder', 'isLastHolder']), target: 'free', actions: 'release' },
          { guard: 'isHolder', actions: 'release', meta: { requirements: ['HTTP-15'] } },
        ],
        'session.lost': { target: 'free', actions: 'releaseAll', meta: { requirements: ['SESSION-07'] } },
      },
    },
  },
})
