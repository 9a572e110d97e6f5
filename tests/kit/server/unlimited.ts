import { defaultLimits, type Limits } from '#server/http/security.ts'

/** Rate limits are off: tests send more in a second than a person in an hour. */
export const unlimited = Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, null])) as unknown as Limits
