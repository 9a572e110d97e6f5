import assert from 'node:assert/strict'
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate'

import { pathOf } from '../statecharts/model.ts'
import type { Path } from './cover.ts'
import type { AnyLayerModel } from './layer.ts'
import type { AnyPathModel } from './model.ts'
import { at } from './walk.ts'
import { causeWords } from './words.ts'

/** Observes a walk. */
export interface Following {
  /** The next event; null at the start. */
  readonly tell?: (event: string | null) => void
  /** Saves evidence of a path that has just failed. */
  readonly evidence?: (path: string) => Promise<void>
}

/** Checks that a scene shows all active states. */
export async function showStates<Stage>(
  layer: AnyLayerModel<Stage>,
  scene: unknown,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  for (const node of snapshot._nodes) {
    if (node.parent === undefined) continue
    const state = pathOf(node)
    await layer.shows[state]?.(scene, snapshot).catch((error: unknown) => {
      throw new Error(`${state} is not shown as expected: ${causeWords(error)}`, { cause: error })
    })
  }
}

/**
 * Walks a path on a layer: each step sends the event as a user would, compares the response with the machine's, and
 * checks all active states. Throws a `PathFailure`.
 */
export async function walkOnLayer<Stage>(
  { machine }: AnyPathModel,
  layer: AnyLayerModel<Stage>,
  path: Path,
  stage: Stage,
  { tell, evidence }: Following = {},
): Promise<void> {
  let [snapshot]: [AnyMachineSnapshot, unknown] = initialTransition(machine, path.input)
  tell?.(null)
  const scene = await layer.begin(stage, path.id)
  const show = (): Promise<void> => showStates(layer, scene, snapshot)
  try {
    await at(path, -1, show)
    for (const [index, { event, effects }] of path.steps.entries()) {
      tell?.(event.type)
      await at(path, index, async () => {
        const before = snapshot
        ;[snapshot] = transition(machine, before, event)
        const said = await layer.sends[event.type]?.(scene, event, before)
        assert.equal(said, refusalIn(effects), 'another answer than the machine gives')
        await layer.brings?.(scene, effects, snapshot)
        await show()
      })
    }
  } catch (error) {
    await evidence?.(path.id)
    throw error
  } finally {
    await layer.end(scene)
  }
}

const refusing = /^refuse \{"code":"([^"]+)"\}$/

/** The refusal code in the effects of a step; null for none. */
export function refusalIn(effects: readonly string[]): string | null {
  return effects.map((effect) => refusing.exec(effect)?.[1]).find((code) => code !== undefined) ?? null
}
