/**
 * What the altered sources of the server call, in a copy of the tree: one fault at a time is put in, and every fault
 * whose place is passed is noted.
 */

/** Set in the environment, so that processes and threads started by a test have the fault, too. */
const VARIABLE = 'FAULT'
/** Turned round, or left out, so often, it stands in a loop that has no end any more. */
const [MOST_TURNS, MOST_CALLS] = [2_000_000, 50_000]

let current = Number(process.env[VARIABLE] ?? -1)
let turns = 0
/** What comes before a call in a chain, by fault. */
const chains: unknown[] = []

export const reached = new Set<number>()

/** Puts in the fault with this number and takes out the one before; null: there is none. */
export function putIn(fault: number | null): void {
  current = fault ?? -1
  turns = 0
  process.env[VARIABLE] = String(current)
}

/** Whether the next call of a chain is left out. */
export function leavesOut(fault: number, chain: unknown): boolean {
  chains[fault] = chain
  reached.add(fault)
  if (fault !== current) return false
  countTo(MOST_CALLS)
  return true
}

/** The chain that {@link leavesOut} was asked with last. */
export const chainOf = (fault: number): unknown => chains[fault]

/** A condition, turned round by its fault. */
export function turned(fault: number, condition: unknown): boolean {
  reached.add(fault)
  if (fault !== current) return Boolean(condition)
  countTo(MOST_TURNS)
  return !condition
}

function countTo(most: number): void {
  if (++turns > most) throw new Error('The fault has made a loop without an end')
}
