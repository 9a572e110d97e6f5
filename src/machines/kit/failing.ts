/** The error of a service, as params of a guard or an action. */
export interface Thrown {
  readonly error: unknown
}

/** Passes the error of a service to a guard or an action. */
export const errorOf = ({ event }: { readonly event: Thrown }): Thrown => ({ error: event.error })

/** The action `fail` of a flow, with the error of a service. */
export const failing = { type: 'fail', params: errorOf } as const
