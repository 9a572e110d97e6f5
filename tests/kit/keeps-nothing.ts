import { keptCodes } from '#app/account/kept-codes.ts'
import type { KeptForms } from '#app/kit/kept-form.ts'

/** A device that keeps nothing of what is written. */
export const keepsNothing: KeptForms = () => ({ restore: () => Promise.resolve(null), keep: () => () => undefined })

const nothing = () => Promise.resolve(null)
/** A tab that keeps no code. */
export const keepsNoCodes = keptCodes(() => '', {
  get: nothing,
  put: nothing,
  delete: nothing,
  deleteOf: nothing,
  deleteBefore: nothing,
})
