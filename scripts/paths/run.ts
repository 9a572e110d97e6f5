import type { AnyMachineSnapshot } from 'xstate'

import { coveringPaths, type Cover, type CoverOptions, type Path } from './cover.ts'
import type { FoundModel } from './find-models.ts'
import type { AnyPathModel } from './model.ts'
import { mutantsOf } from './mutants.ts'
import { walk } from './walk.ts'

export interface Failure {
  readonly path: Path
  readonly message: string
}

/** What walking all paths of one machine came to. */
export interface Run {
  readonly name: string
  readonly model: AnyPathModel
  readonly cover: Cover
  readonly failures: readonly Failure[]
}

/** Makes the paths of a model and walks them all. */
export function runModel({ name, model }: FoundModel, options: CoverOptions): Run {
  const cover = coveringPaths(model, options)
  const failures = cover.paths.flatMap((path) => {
    const message = complaint(() => walk(model, path))
    return message === null ? [] : [{ path, message }]
  })
  return { name, model, cover, failures }
}

/** True when every goal is reached or explained and every path holds. */
export function isWhole({ cover, failures }: Run): boolean {
  return cover.missing.length === 0 && cover.unfounded.length === 0 && failures.length === 0
}

/** How many machines with one fault the paths tell from the right one, and the faults that they do not see. */
export function survivors(
  { model }: FoundModel,
  paths: readonly Path[],
): { readonly tried: number; readonly unseen: readonly string[] } {
  let tried = 0
  const unseen: string[] = []
  for (const { fault, machine } of mutantsOf(model.machine)) {
    tried += 1
    if (paths.every((path) => complaint(() => walk(model, path, machine)) === null)) unseen.push(fault)
  }
  return { tried, unseen }
}

/** A state's value in one line: `signedIn.profile.ready + signedIn.scope.loading`. */
export function stateWords(value: AnyMachineSnapshot['value'], before = ''): string {
  if (typeof value === 'string') return before + value
  return Object.entries(value as Record<string, AnyMachineSnapshot['value']>)
    .map(([key, inner]) =>
      typeof inner === 'object' && Object.keys(inner as object).length === 0
        ? before + key
        : stateWords(inner, `${before}${key}.`),
    )
    .join(' + ')
}

function complaint(run: () => void): string | null {
  try {
    run()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
