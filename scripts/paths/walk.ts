import assert from 'node:assert/strict'
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'

import type { Path } from './cover.ts'
import { effectsOf } from './effects.ts'
import type { AnyPathModel } from './model.ts'
import { situating, type Situate } from './situation.ts'
import { pathOf } from '../statecharts/model.ts'

/**
 * Walks a path on a machine, by default the model's own, and checks after each step: the situation, the effects, the
 * model's checks of all active states, and that of the event. Throws a `PathFailure`.
 */
export function walk(model: AnyPathModel, path: Path, machine: AnyStateMachine = model.machine): void {
  const situate = situating(machine, model)
  let [snapshot, actions]: [AnyMachineSnapshot, Parameters<typeof effectsOf>[0]] = initialTransition(
    machine,
    path.input,
  )
  at(path, 0, 'the start', () => {
    checkPlace(model, situate, snapshot, path.start.to)
    assert.deepEqual(effectsOf(actions), path.start.effects)
  })
  for (const [index, step] of path.steps.entries()) {
    at(path, index, `step ${index + 1}, ${step.event.type}`, () => {
      const before = snapshot
      ;[snapshot, actions] = transition(machine, before, step.event)
      const effects = effectsOf(actions)
      checkPlace(model, situate, snapshot, step.to)
      assert.deepEqual(effects, step.effects)
      model.does[step.event.type]?.({ before, event: step.event, after: snapshot, effects })
    })
  }
}

function checkPlace(model: AnyPathModel, situate: Situate, snapshot: AnyMachineSnapshot, to: string): void {
  if (snapshot.status === 'error') throw new Error(`the machine has failed: ${String(snapshot.error)}`)
  assert.deepEqual(JSON.parse(situate(snapshot)), JSON.parse(to))
  for (const node of snapshot._nodes) {
    if (node.parent !== undefined) model.states[pathOf(node)]?.(snapshot)
  }
}

/** A failed path: the number of steps passed, and why the next one failed. */
export class PathFailure extends Error {
  override name = 'PathFailure'
  readonly stepsDone: number

  constructor(path: Path, stepsDone: number, place: string, cause: unknown) {
    super(`path ${path.id}, ${place}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.stepsDone = stepsDone
  }
}

/** Runs a check at a position of a path; errors become a `PathFailure`. */
export function at<Result>(path: Path, stepsDone: number, place: string, check: () => Result): Result {
  const fail = (cause: unknown): never => {
    throw new PathFailure(path, stepsDone, place, cause)
  }
  try {
    const result = check()
    return result instanceof Promise ? (result.catch(fail) as Result) : result
  } catch (error) {
    return fail(error)
  }
}
