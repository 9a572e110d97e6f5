import { defaultLimits, type Limits } from '#server/http/security.ts'

/** Tests ask more in a second than a person does in an hour. */
export const unlimited = Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, null])) as unknown as Limits
