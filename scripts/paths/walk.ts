import assert from 'node:assert/strict'
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'

import type { Path } from './cover.ts'
import { effectsOf } from './effects.ts'
import { judgeOf } from './judge.ts'
import type { AnyPathModel } from './model.ts'
import { situating, type Situate } from './situation.ts'

/**
 * Walks a path on a machine, by default the model's own, and checks after each step: the situation, the effects, the
 * model's checks of all active states, and that of the event. Throws a `PathFailure`.
 */
export function walk(model: AnyPathModel, path: Path, machine: AnyStateMachine = model.machine): void {
  const situate = situating(machine, model)
  const judge = judgeOf(model)
  let [snapshot, actions]: [AnyMachineSnapshot, Parameters<typeof effectsOf>[0]] = initialTransition(
    machine,
    path.input,
  )
  at(path, 0, 'the start', () => {
    isAt(situate, snapshot, path.start.to)
    assert.deepEqual(effectsOf(actions), path.start.effects)
    judge.place(snapshot, path.start.effects)
  })
  for (const [index, step] of path.steps.entries()) {
    at(path, index, `step ${index + 1}, ${step.event.type}`, () => {
      const before = snapshot
      ;[snapshot, actions] = transition(machine, before, step.event)
      const effects = effectsOf(actions)
      isAt(situate, snapshot, step.to)
      assert.deepEqual(effects, step.effects)
      judge.step({ before, event: step.event, after: snapshot, effects })
    })
  }
}

function isAt(situate: Situate, snapshot: AnyMachineSnapshot, to: string): void {
  if (snapshot.status === 'error') throw new Error(`the machine has failed: ${String(snapshot.error)}`)
  assert.deepEqual(JSON.parse(situate(snapshot)), JSON.parse(to))
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

/** The failure of a path whose last step, or whose start, is wrong. */
export function failureAtEnd(path: Path, cause: unknown): PathFailure {
  const last = path.steps.at(-1)
  const place = last === undefined ? 'the start' : `step ${path.steps.length}, ${last.event.type}`
  return new PathFailure(path, Math.max(0, path.steps.length - 1), place, cause)
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
