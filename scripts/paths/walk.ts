import assert from 'node:assert/strict'
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'

import type { Path } from './cover.ts'
import { effectsOf } from './effects.ts'
import { judgeOf } from './judge.ts'
import type { AnyPathModel } from './model.ts'
import { situating, type Situate } from './situation.ts'
import { causeWords, eventWords, placeOf } from './words.ts'

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
  at(path, -1, () => {
    isAt(situate, snapshot, path.start.to)
    assert.deepEqual(effectsOf(actions), path.start.effects)
    judge.place(snapshot, path.start.effects)
  })
  for (const [index, step] of path.steps.entries()) {
    at(path, index, () => {
      const before = snapshot
      ;[snapshot, actions] = transition(machine, before, step.event)
      const effects = effectsOf(actions)
      isAt(situate, snapshot, step.to)
      assert.deepEqual(effects, step.effects, 'other effects')
      judge.step({ before, event: step.event, after: snapshot, effects })
    })
  }
}

function isAt(situate: Situate, snapshot: AnyMachineSnapshot, to: string): void {
  if (snapshot.status === 'error') throw new Error(`the machine has failed: ${String(snapshot.error)}`)
  assert.deepEqual(JSON.parse(situate(snapshot)), JSON.parse(to), 'another situation')
}

/** A failed path: the number of steps passed, and why the next one failed. */
export class PathFailure extends Error {
  override name = 'PathFailure'
  readonly stepsDone: number

  constructor(path: Path, stepsDone: number, place: string, cause: unknown) {
    super(`path ${path.id}, ${place}: ${causeWords(cause)}`, { cause })
    this.stepsDone = stepsDone
  }
}

/** The failure of a path whose last step, or whose start, is wrong. */
export function failureAtEnd(path: Path, cause: unknown): PathFailure {
  const { length } = path.steps
  return new PathFailure(path, Math.max(0, length - 1), stepWords(path, length - 1), cause)
}

/** Which step of which way: `step 2 of 2, approve {…} in pending.teamLeader, which leads to approved`. */
export function stepWords({ start, steps }: Path, index: number): string {
  const step = steps[index]
  if (step === undefined) return `the start, in ${placeOf(start.to)}`
  const before = steps[index - 1]?.to ?? start.to
  const way = steps.slice(0, index).map(({ event }) => event.type)
  const after = way.length === 0 ? 'from the start' : `after ${way.join(', ')}`
  return (
    `step ${index + 1} of ${steps.length}, ${eventWords(step.event, new Map())} in ${placeOf(before)}, ` +
    `which leads to ${placeOf(step.to)} (${after})`
  )
}

/** Runs a check at a position of a path; errors become a `PathFailure`. */
export function at<Result>(path: Path, index: number, check: () => Result): Result {
  const fail = (cause: unknown): never => {
    throw new PathFailure(path, Math.max(0, index), stepWords(path, index), cause)
  }
  try {
    const result = check()
    return result instanceof Promise ? (result.catch(fail) as Result) : result
  } catch (error) {
    return fail(error)
  }
}
