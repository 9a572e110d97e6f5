import type { Random } from './random.ts'

/**
 * What happens by itself, each with a seed of its own, so that one that is left out changes nothing of the others:
 * somebody does something on a device, a server dies, the chores of a server are due.
 */
export interface Step {
  /** In milliseconds from the beginning. */
  readonly at: number
  readonly what: 'act' | 'death' | 'chores'
  /** The device, or the server. */
  readonly who: number
  readonly seed: number
  /** The network does what it should to what follows from it. */
  readonly isCalm: boolean
}

export interface Plan {
  /** Of the setting: class, people, network. */
  readonly seed: number
  readonly steps: readonly Step[]
}

export interface PlanSize {
  readonly devices: number
  readonly servers: number
  readonly steps: number
  /** In milliseconds. */
  readonly span: number
}

/** What a rush takes. */
const RUSH_MS = 150

export function planOf(seed: number, random: Random, { devices, servers, steps, span }: PlanSize): Plan {
  // Much happens at once: a window opens, a class is told of something.
  const rushes = Array.from({ length: 5 }, () => random.below(span))
  const momentOf = (): number =>
    random.inHundred(50) ? random.oneOf(rushes) + random.below(RUSH_MS) : random.below(span)
  const one = (): Step => {
    const kind = random.below(100)
    const what = kind < 84 ? 'act' : kind < 92 ? 'chores' : 'death'
    return {
      at: momentOf(),
      what,
      who: random.below(what === 'act' ? devices : servers),
      seed: random.below(2 ** 31),
      isCalm: false,
    }
  }
  return { seed, steps: Array.from({ length: steps }, one).sort((a, b) => a.at - b.at) }
}
