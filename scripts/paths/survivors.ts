import type { MutantCoverage } from './coverage.ts'
import type { Exploration } from './explore.ts'
import { faultsOf } from './faults/all-faults.ts'
import { trialOf } from './faults/try-fault.ts'
import type { FoundModel } from './find-models.ts'

/** Reasons for faults that nobody sees, by machine and fault. */
export type Arguments = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How many machines with one fault are seen, by whom, and what speaks for those that are not. */
export interface MutantRun extends MutantCoverage {
  readonly name: string
  readonly isStored: boolean
  /** Faults without a reason, and reasons for faults that are seen or do not exist. */
  readonly complaints: readonly string[]
}

/** Of the deleted edges of a stored lifecycle the model has to see so many in a hundred. */
const leastSeen = 95

/**
 * Tries every fault of a machine: the model judges the faulty machine alone, then the record of goals is asked. In a
 * stored lifecycle, whatever neither sees needs a reason.
 */
export function runMutants({ name, model }: FoundModel, exploration: Exploration, reasons: Arguments): MutantRun {
  const faults = faultsOf(exploration)
  const trial = trialOf(model, exploration)
  const tried = faults.map((fault) => ({ ...fault, seenBy: trial.try(fault) }))
  const seenBy = (who: string | null) => tried.filter((fault) => fault.seenBy === who)
  const deleted = tried.filter(({ kind }) => kind === 'deleted edge')
  const deletedEdges = { seen: deleted.filter((fault) => fault.seenBy === 'model').length, total: deleted.length }
  const unseen = seenBy(null).map((fault) => fault.name)
  const given = reasons[name] ?? {}
  const isLow = model.isStored && deletedEdges.seen * 100 < deletedEdges.total * leastSeen
  return {
    name,
    isStored: model.isStored,
    killed: tried.length - unseen.length,
    total: tried.length,
    byModel: seenBy('model').length,
    deletedEdges,
    survivors: Object.fromEntries(unseen.map((fault) => [fault, given[fault] ?? ''])),
    complaints: [
      ...(isLow
        ? [`the model sees ${deletedEdges.seen} of ${deletedEdges.total} deleted edges, fewer than ${leastSeen} %`]
        : []),
      ...(model.isStored
        ? [...new Set([...unseen, ...deleted.filter((fault) => fault.seenBy !== 'model').map((fault) => fault.name)])]
            .filter((fault) => !(fault in given))
            .map((fault) => `a fault that the model does not see, and no reason why: ${fault}`)
        : []),
      ...Object.keys(given)
        .filter((fault) => !tried.some(({ name: other, seenBy: who }) => other === fault && who !== 'model'))
        .map((fault) => `a reason for a fault that is seen, or that there is not: ${fault}`),
    ],
  }
}

/** The figures of a run in words: what the model sees, what the record sees besides, and the deleted edges. */
export function mutantWords(runs: readonly MutantRun[]): readonly string[] {
  const sum = (of: (run: MutantRun) => number): number => runs.reduce((total, run) => total + of(run), 0)
  const total = sum((run) => run.total)
  const percent = (count: number, all: number): string => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`
  return [
    `${sum(({ byModel }) => byModel)} of ${total} machines with a fault are seen by the model, ` +
      `${percent(
        sum(({ byModel }) => byModel),
        total,
      )}; ${sum(({ killed, byModel }) => killed - byModel)} more by the record of goals; ` +
      `${sum((run) => run.total - run.killed)} by neither.`,
    ...runs
      .filter(({ isStored }) => isStored)
      .map(
        ({ name, deletedEdges: { seen, total: all } }) =>
          `deleted edges of ${name} seen by the model: ${seen} of ${all}, ${percent(seen, all)}`,
      ),
  ]
}
