/** The action of an edge that is a refusal. @param code a key of the dictionaries, such as `leave.notYourTurn` */
export const refuse = (code: string) => ({ type: 'refuse', params: { code } }) as const

/**
 * Whoever has not seen the last change of a record is told, whatever its lifecycle; its guard `isStale` compares
 * revisions.
 */
export const stale = { guard: 'isStale', actions: refuse('record.stale') } as const
