/** What a service has thrown, as a guard or an action takes it. */
export interface Thrown {
  readonly error: unknown
}

/** Hands on to a guard or an action what a service has thrown. */
export const errorOf = ({ event }: { readonly event: Thrown }): Thrown => ({ error: event.error })

/** The action `fail` of a flow, with what a service has thrown. */
export const failing = { type: 'fail', params: errorOf } as const
