import type { AnyStateMachine, SnapshotFrom } from 'xstate'

import { allNodes, pathOf } from '../../../scripts/statecharts/model.ts'
import type { PathModel, ServiceSamples, StatePath, Step } from './paths.ts'

type Services<M extends AnyStateMachine> = PathModel<M>['services']
type OutputOf<Samples> = Samples extends ServiceSamples<infer Output> ? Output : never

interface Answered<Output> {
  readonly type: string
  readonly output: Output
}
interface Failed {
  readonly type: string
  readonly error: unknown
}

/** The checks of what a machine does not get sent: answers and failures of its services, delays that have passed. */
export interface Outcomes<M extends AnyStateMachine> {
  readonly done?: {
    readonly [Src in keyof Services<M>]?: (step: Step<SnapshotFrom<M>, Answered<OutputOf<Services<M>[Src]>>>) => void
  }
  readonly error?: { readonly [Src in keyof Services<M>]?: (step: Step<SnapshotFrom<M>, Failed>) => void }
  /** By the state that waits. */
  readonly after?: { readonly [Path in StatePath<M>]?: (step: Step<SnapshotFrom<M>>) => void }
}

type Check = (step: never) => void
type Checks = Readonly<Record<string, Check | undefined>>

/** The checks by the type of the library's events, to be spread into a model's `does`. */
export function outcomes<M extends AnyStateMachine>(
  machine: M,
  checks: NoInfer<Outcomes<M>>,
): Readonly<Record<`xstate.${string}`, Check>> {
  const nodes = allNodes(machine.root)
  const ofServices = (moment: 'done' | 'error'): readonly (readonly [string, Check])[] =>
    named(checks[moment]).flatMap(([src, check]) => {
      const ids = nodes.flatMap(({ invoke }) => invoke.filter((it) => it.src === src).map(({ id }) => id))
      if (ids.length === 0) throw new Error(`${machine.id} starts no service ${src}`)
      return ids.map((id) => [`xstate.${moment}.actor.${id}`, check] as const)
    })
  const ofDelays = named(checks.after).flatMap(([path, check]) => {
    const timers = nodes.filter((node) => pathOf(node) === path).flatMap((node) => node.after)
    if (timers.length === 0) throw new Error(`${machine.id} does not wait in ${path}`)
    return timers.map(({ eventType }) => [eventType, check] as const)
  })
  return Object.fromEntries<Check>([...ofServices('done'), ...ofServices('error'), ...ofDelays])
}

const named = (checks: Checks | undefined): readonly (readonly [string, Check])[] =>
  Object.entries(checks ?? {}).flatMap(([name, check]) => (check === undefined ? [] : [[name, check] as const]))
