/** The one source of time on the server. Tests pass one that they move; nothing else asks the machine for the time. */
export interface Clock {
  now(): Date
}

/** The time of this machine. */
export const systemClock: Clock = { now: () => new Date() }
