/** The action of a refusing edge. @param code a key of the dictionaries, such as `leave.notYourTurn` */
export const refuse = (code: string) => ({ type: 'refuse', params: { code } }) as const

/** Refuses an event with a stale revision, in every lifecycle; its guard `isStale` compares revisions. */
export const stale = { guard: 'isStale', actions: refuse('record.stale') } as const
