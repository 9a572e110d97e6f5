import * as z from 'zod/mini'

import { holds } from './holds.ts'

/** As yyyy-MM-dd HH:mm:ss in UTC, of a year of four digits; a day that no calendar has is malformed. */
export const moment = z.string().check(
  z.regex(/^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  holds((text) => isMoment(text)),
)
const isMoment = (text: string): boolean => {
  const at = new Date(`${text.replace(' ', 'T')}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19).replace('T', ' ') === text
}
