/** The action of a refusing edge. @param code a key of the dictionaries, such as `leave.notYourTurn` */
export const refuse = (code: string) => ({ type: 'refuse', params: { code } }) as const

/** The same where nothing that can still happen to the record lifts the refusal: what is so refused is not offered. */
export const refuseForGood = (code: string) => ({ type: 'refuse', params: { code, isForGood: true } }) as const

/** Refuses an event with a stale revision, in every lifecycle; its guard `isStale` compares revisions. */
export const stale = { guard: 'isStale', actions: refuse('record.stale') } as const
