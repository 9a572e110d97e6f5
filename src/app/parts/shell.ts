import { part } from './part.ts'

/** Shown for an address that no route has; like all that is not public, to who is signed in [GUARD-16]. */
export const shell = part({ name: 'notFound', path: '' })
