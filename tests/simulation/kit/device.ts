import { checked } from '#api/kit/answer.ts'
import type { Transport } from '#api/kit/transport.ts'
import type { Call } from '#api/kit/call.ts'
import type { Sender } from '#server/commands/kind.ts'

import { seeded, type Random } from './random.ts'
import type { Step } from './plan.ts'
import type { Time } from './time.ts'

/** How a device reaches the servers in the run that is under way. */
type Wire = (call: Call, payload: object) => Promise<unknown>

/**
 * The transport of a device. It is there before its first run and stays for all of them: making the flows of a part
 * takes longer than running them.
 */
export interface Port {
  readonly transport: Transport
  plug(wire: Wire): void
}

const missing = (): never => {
  throw new Error('The simulation has no such way to send')
}

export function portOf(): Port {
  let wire: Wire = missing
  return {
    transport: {
      send: async (call, payload) => checked(call, await wire(call, payload)),
      ask: missing,
      farewell: missing,
      address: missing,
      receive: missing,
      receiveFile: missing,
      upload: missing,
      cancelAll: missing,
    },
    plug(given) {
      wire = given
    },
  }
}

/** The clock of a device, which runs ahead of the servers' or behind, and too fast or too slow. */
export interface DeviceClock {
  now(): number
  setTimeout(run: (...of: never[]) => void, milliseconds: number): () => void
  clearTimeout(takeBack: () => void): void
}

export function deviceClockOf(time: Time, random: Random): DeviceClock {
  const ahead = random.below(240_000) - 120_000
  const rate = 0.9 + random.next() / 5
  return {
    now: () => time.now + ahead,
    setTimeout: (run, milliseconds) => time.after(milliseconds * rate, () => run()),
    clearTimeout: (takeBack) => takeBack(),
  }
}

/** Somebody at a device. */
export interface Device {
  readonly name: string
  readonly sender: Sender
  /** Does what comes to the person's mind next. */
  act(random: Random): void
  /** Closes the page. */
  stop(): void
}

/** The fate of what a device sends, from the last that was done on it. */
export class Fates {
  readonly #of = new Map<string, Random | null>()

  begin(device: string, { seed, isCalm }: Step): void {
    this.#of.set(device, isCalm ? null : seeded(seed ^ 0x5bd1e995))
  }

  of(device: string): Random | null {
    return this.#of.get(device) ?? null
  }

  calm(): void {
    this.#of.clear()
  }
}
