import type { Time } from './time.ts'

/** What has to hold, in words, by name. */
export type Invariants = Readonly<Record<string, string>>

export interface Broken {
  readonly invariant: string
  /** The invariant in words. */
  readonly words: string
  /** What was seen instead. */
  readonly seen: string
}

/** One line of a trace. */
export interface Line {
  /** Milliseconds from the beginning. */
  readonly at: number
  readonly who: string
  readonly what: string
}

/** Sees what happens and says what does not hold; the first fault ends a run. */
export class Watch {
  broken: Broken | null = null
  readonly lines: Line[] = []
  readonly #time: Time
  readonly #start: number
  readonly #isTraced: boolean

  constructor(time: Time, isTraced: boolean) {
    this.#time = time
    this.#start = time.now
    this.#isTraced = isTraced
  }

  /** @param what is only asked for where there is a trace */
  note(who: string, what: () => string): void {
    if (this.#isTraced) this.lines.push({ at: this.#time.now - this.#start, who, what: what() })
  }

  hold<Named extends Invariants>(
    invariants: Named,
    invariant: keyof Named & string,
    holds: boolean,
    seen: () => string,
  ): void {
    if (holds || this.broken !== null) return
    this.broken = { invariant, words: invariants[invariant] ?? '', seen: seen() }
    this.note('—', () => `does not hold: ${invariant}. ${this.broken?.seen ?? ''}`)
  }
}
