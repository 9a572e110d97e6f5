import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'

import { pathOf } from '../statecharts/model.ts'
import type { AnyPathModel, Step } from './model.ts'

/** What the model says of a step alone, without any knowledge of the machine; throws when the step is wrong. */
export interface Judge {
  /** Of where a machine starts. */
  readonly place: (snapshot: AnyMachineSnapshot, effects: readonly string[]) => void
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
  const place: Judge['place'] = (snapshot, effects) => {
    if (snapshot.status === 'error') throw new Error(`the machine has failed: ${String(snapshot.error)}`)
    for (const node of snapshot._nodes) checkOf(node)?.(snapshot)
    for (const effect of effects) timeDelay(model, effect, snapshot.context)
  }
  return {
    place,
    step: (step) => {
      place(step.after, step.effects)
      model.does[step.event.type]?.(step)
    },
  }
}

const timer = /^xstate\.raise \{.*"id":"xstate\.after\.([^."]+)\.[^"]*","delay":(-?\d+)/

/** A delay that begins has to last as long as the model says. */
function timeDelay({ delays }: AnyPathModel, effect: string, context: unknown): void {
  const [, name = '', milliseconds] = timer.exec(effect) ?? []
  if (milliseconds === undefined) return
  const said = delays[name]
  if (said === undefined) throw new Error(`the model does not say how long ${name} lasts`)
  const expected = typeof said === 'function' ? said(context) : said
  if (Number(milliseconds) !== expected)
    throw new Error(`the delay ${name} lasts ${milliseconds} ms, expected ${expected} ms`)
}
