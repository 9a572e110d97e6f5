import assert from 'node:assert/strict'
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate'

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
  model: AnyPathModel,
  layer: AnyLayerModel<Stage>,
  path: Path,
  stage: Stage,
  { tell, evidence }: Following = {},
): Promise<void> {
  const { machine } = model
  let [snapshot]: [AnyMachineSnapshot, unknown] = initialTransition(machine, path.input)
  tell?.(null)
  const scene = await layer.begin(stage, path.id, path.input)
  const show = (): Promise<void> => showStates(layer, scene, snapshot)
  try {
    await at(path, -1, show)
    for (const [index, { event, effects }] of path.steps.entries()) {
      tell?.(event.type)
      await at(path, index, async () => {
        const before = snapshot
        ;[snapshot] = transition(machine, before, event)
        const said = await bringAbout(model, layer, scene, event, before)
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

const ended = /^xstate\.(done|error)\.actor\.(.+)$/

/** Sends an event, lets a service come to its outcome, or a delay pass. Resolves with the refusal's code. */
async function bringAbout<Stage>(
  model: AnyPathModel,
  layer: AnyLayerModel<Stage>,
  scene: unknown,
  event: EventObject,
  before: AnyMachineSnapshot,
): Promise<string | null | undefined> {
  const [, kind, id] = ended.exec(event.type) ?? []
  if (kind !== undefined) {
    const src = before._nodes.flatMap(({ invoke }) => invoke).find((one) => one.id === id)?.src
    const answer = typeof src === 'string' ? layer.answers?.[src] : undefined
    assert.ok(answer, `the layer cannot bring about what becomes of ${id ?? ''}`)
    const { output, error } = event as EventObject & { readonly output?: unknown; readonly error?: unknown }
    await answer(scene, kind === 'done' ? { kind, output } : { kind: 'error', error }, before)
    return null
  }
  const delay = before._nodes.flatMap(({ after }) => after).find(({ eventType }) => eventType === event.type)?.delay
  if (delay === undefined) return layer.sends[event.type]?.(scene, event, before)
  const known = model.delays[String(delay)]
  const lasts = typeof known === 'function' ? known(before.context as unknown) : (known ?? Number(delay))
  assert.ok(layer.waits, `the layer cannot wait for ${lasts} ms`)
  await layer.waits(scene, lasts)
  return null
}

const refusing = /^refuse \{"code":"([^"]+)"(?:,"isForGood":true)?\}$/

/** The refusal code in the effects of a step; null for none. */
export function refusalIn(effects: readonly string[]): string | null {
  return effects.map((effect) => refusing.exec(effect)?.[1]).find((code) => code !== undefined) ?? null
}
