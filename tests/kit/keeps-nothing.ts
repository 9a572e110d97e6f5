import type { KeptForms } from '#app/kit/kept-form.ts'

/** A device that keeps nothing of what is written. */
export const keepsNothing: KeptForms = () => ({ restore: () => Promise.resolve(null), keep: () => () => undefined })
