import { and, assign, setup } from 'xstate'

export interface RequestLockContext {
  /** The ids of the POSTs in flight, by path. */
  readonly inFlight: Readonly<Record<string, string>>
}

export type RequestLockEvent =
  | { readonly type: 'post.requested'; readonly path: string; readonly id: string }
  | { readonly type: 'post.ended'; readonly path: string; readonly id: string }
  | { readonly type: 'session.lost' }

/**
 * While a POST to a path is pending, another POST to the same path is cancelled; when it has ended the path is free
 * again. Other paths are not blocked [HTTP-14, HTTP-15]. Only the path counts (gap GAP-45).
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
    /** The code of the cancellation; it is not shown (gap GAP-45). */
    refuse: (_, _params: { code: string }) => undefined,
  },
}).createMachine({
  id: 'requestLock',
  description: 'Allows one POST in flight per path.',
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
      description: 'At least one POST is in flight; a second one to its path is cancelled.',
      meta: { title: 'POST in flight', who: 'server', requirements: ['HTTP-14'] },
      on: {
        'post.requested': [
          {
            guard: 'isInFlight',
            actions: { type: 'refuse', params: { code: 'request.repeated' } },
            description: 'The later POST is cancelled silently; the first goes on.',
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
