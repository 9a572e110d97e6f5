import type { FoundModel } from './find-models.ts'
import { survivors } from './mutants.ts'
import type { Path } from './cover.ts'
import type { MutantCoverage } from './coverage.ts'

/** Reasons for surviving mutants, by machine and fault. */
export type Arguments = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * How many machines with one fault the paths of one machine have seen, and what speaks for those that they have not.
 */
export interface MutantRun extends MutantCoverage {
  readonly name: string
  /** Survivors without a reason, and reasons for mutants that are killed or do not exist. */
  readonly complaints: readonly string[]
}

export function runMutants(found: FoundModel, paths: readonly Path[], reasons: Arguments): MutantRun {
  const { tried, unseen } = survivors(found, paths)
  const given = reasons[found.name] ?? {}
  return {
    name: found.name,
    killed: tried - unseen.length,
    total: tried,
    survivors: Object.fromEntries(unseen.map((fault) => [fault, given[fault] ?? ''])),
    complaints: [
      ...unseen
        .filter((fault) => !(fault in given))
        .map((fault) => `a fault that no path sees, and no reason why: ${fault}`),
      ...Object.keys(given)
        .filter((fault) => !unseen.includes(fault))
        .map((fault) => `a reason for a fault that is seen, or that there is not: ${fault}`),
    ],
  }
}
