import { setImmediate } from 'node:timers/promises'

interface Due {
  readonly at: number
  /** Of two at the same moment, the one that was planned first comes first. */
  readonly order: number
  readonly run: () => void
}

/** The one clock of a simulation: it jumps from what is due to what is due next, and nobody sleeps. */
export class Time {
  #now: number
  #order = 0
  /** The last is due next. */
  readonly #due: Due[] = []

  constructor(start: number) {
    this.#now = start
  }

  get now(): number {
    return this.#now
  }

  /** Calls back after so many milliseconds. Returns what takes it back. */
  after(milliseconds: number, run: () => void): () => void {
    const due = { at: this.#now + Math.max(0, milliseconds), order: this.#order++, run }
    let place = this.#due.length
    while (place > 0 && isBefore(this.#due[place - 1], due)) place -= 1
    this.#due.splice(place, 0, due)
    return () => {
      const found = this.#due.indexOf(due)
      if (found >= 0) this.#due.splice(found, 1)
    }
  }

  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve))
  }

  /** Lets happen what is due, one after another, until nothing is or `isOver` says so. */
  async pass(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const due = this.#due.pop()
      if (due !== undefined) {
        this.#now = due.at
        due.run()
        // What follows from it without a wait runs to its end first.
        await setImmediate()
      } else if (!(await this.#isThereMore())) return
    }
  }

  /** Something may still wait for its turn of the event loop (`together` does so between two transactions). */
  async #isThereMore(): Promise<boolean> {
    for (let turn = 0; turn < 3 && this.#due.length === 0; turn += 1) await setImmediate()
    return this.#due.length > 0
  }
}

const isBefore = (one: Due | undefined, other: Due): boolean =>
  one !== undefined && (one.at < other.at || (one.at === other.at && one.order < other.order))
