import { refuse } from './refuse.ts'

/**
 * [VALID-28] Emitted when a submitted form fails its validation. Every flow of a form emits this one, by an action
 * named `announceRefusedForm`; whichever form it is, the page shows the same toast.
 */
export interface FormRefused {
  readonly type: 'formRefused'
}
export const formRefused: FormRefused = { type: 'formRefused' }

/** The actions of an edge that refuses a submitted form for one error. */
export const refuseForm = (code: string) => [refuse(code), 'announceRefusedForm'] as const
