import { RESULTS_FROM } from './results.contract.ts'

/**
 * How many have submitted an anonymous one, as it is told beside who is asked: in steps, and all of them at its end, so
 * that nobody can look up whether somebody has. Null: fewer than RESULTS_FROM.
 */
export function toldCount(submitted: number, hasClosed: boolean): number | null {
  if (submitted < RESULTS_FROM) return null
  return hasClosed ? submitted : submitted - (submitted % RESULTS_FROM)
}
