import { part } from '#app/kit/part.ts'

/** Shown for unknown addresses, to signed-in users only, as every non-public page [GUARD-16]. */
export const shell = part({ name: 'notFound', path: '' })
