import { not } from 'xstate'

import { refuse, stale } from '#machines/kit/refuse.ts'

/*
 * Edges that the lifecycles of everything that staff publish have in common. Their guards and actions are the
 * lifecycle's: `isEditor`, `isStale`, `mayName`, `knowsEditors`; `revise`.
 */

export const notEditor = { guard: not('isEditor'), actions: refuse('publication.notEditor') } as const

/** What is sent about owner and co-editors. */
export const naming = [
  { guard: not('mayName'), actions: refuse('publication.notOwner') },
  { guard: not('knowsEditors'), actions: refuse('publication.unfitEditor') },
] as const

export const alreadyPublished = [notEditor, { actions: refuse('publication.alreadyPublished') }] as const
export const notPublished = [notEditor, { actions: refuse('publication.notPublished') }] as const
export const stillPublished = [notEditor, { actions: refuse('publication.stillPublished') }] as const
export const withdrawing = [notEditor, stale, { target: 'withdrawn', actions: 'revise' }] as const
export const discarding = [notEditor, stale, { target: 'discarded', actions: 'revise' }] as const

const discarded = [notEditor, { actions: refuse('publication.discarded') }] as const
/** A discarded record stays discarded. */
export const staysDiscarded = { save: discarded, publish: discarded, withdraw: discarded, discard: discarded } as const
