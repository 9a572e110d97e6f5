/**
 * What the altered sources of the server call, in a copy of the tree: one fault at a time is put in, and every fault
 * whose place is passed is noted.
 */

/** Set in the environment, so that processes and threads started by a test have the fault, too. */
const VARIABLE = 'FAULT'
/** After so many milliseconds without a turn of the event loop, a loop has lost its end, and no time limit is kept. */
const LONGEST_TURN = 10_000

let current = Number(process.env[VARIABLE] ?? -1)
let passed = 0
let lastTurn = performance.now()
setInterval(() => {
  lastTurn = performance.now()
}, 500).unref()
/** What comes before a call in a chain, by fault. */
const chains: unknown[] = []

export const reached = new Set<number>()

/** Puts in the fault with this number and takes out the one before; null: there is none. */
export function putIn(fault: number | null): void {
  current = fault ?? -1
  process.env[VARIABLE] = String(current)
}

/** Whether the next call of a chain is left out. */
export function leavesOut(fault: number, chain: unknown): boolean {
  chains[fault] = chain
  reached.add(fault)
  endLoop()
  return fault === current
}

/** The chain that {@link leavesOut} was asked with last. */
export const chainOf = (fault: number): unknown => chains[fault]

/** A condition, turned round by its fault. */
export function turned(fault: number, condition: unknown): boolean {
  reached.add(fault)
  endLoop()
  return fault === current ? !condition : Boolean(condition)
}

function endLoop(): void {
  // Asked seldom, since parsers pass here for every character.
  if (current < 0 || ++passed % 64 !== 0) return
  if (performance.now() - lastTurn > LONGEST_TURN) throw new Error('The fault has made a loop without an end')
}
