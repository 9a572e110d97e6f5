import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'

import { pathOf } from '../statecharts/model.ts'
import type { AnyPathModel, Step } from './model.ts'

/** What the model says of a step alone, without any knowledge of the machine; throws when the step is wrong. */
export interface Judge {
  /** Of where a machine starts. */
  readonly place: (snapshot: AnyMachineSnapshot) => void
  /** Of an event, and of where it has led. */
  readonly step: (step: Step<AnyMachineSnapshot>) => void
}

/** The judge of a model: the `does` of its events, and the `states` of where they lead. */
export function judgeOf(model: AnyPathModel): Judge {
  const checks = new WeakMap<AnyStateNode, AnyPathModel['states'][string] | undefined>()
  const checkOf = (node: AnyStateNode): AnyPathModel['states'][string] | undefined => {
    if (!checks.has(node)) checks.set(node, node.parent === undefined ? undefined : model.states[pathOf(node)])
    return checks.get(node)
  }
  const place = (snapshot: AnyMachineSnapshot): void => {
    if (snapshot.status === 'error') throw new Error(`the machine has failed: ${String(snapshot.error)}`)
    for (const node of snapshot._nodes) checkOf(node)?.(snapshot)
  }
  return {
    place,
    step: (step) => {
      place(step.after)
      model.does[step.event.type]?.(step)
    },
  }
}
