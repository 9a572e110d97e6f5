import { describe, expect, it } from 'vitest'

import { coveringPaths } from '../../scripts/paths/cover.ts'
import { findModels } from '../../scripts/paths/find-models.ts'
import { within } from '../../scripts/paths/layer.ts'
import type { AnyPathModel } from '../../scripts/paths/model.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { takenInPureAlone, withoutBrowser, withoutHttp } from '#tests/kit/models/pure-alone.ts'

const root = process.cwd()
const models = await findModels(root, await findMachines(root))
const lifecycles = models.filter(({ kind }) => kind === 'lifecycle')

/** The goals that can be reached on a layer besides the pure machine. */
async function reachedOutside(model: AnyPathModel): Promise<ReadonlySet<string>> {
  const reached = new Set<string>()
  const layers = await Promise.all([model.layers.http?.(), model.layers.browser?.()])
  for (const layer of layers) {
    if (layer === undefined) continue
    for (const goal of coveringPaths(within<never>(model, layer)).reached) reached.add(goal)
  }
  return reached
}

it.each(lifecycles)('$name is walked over HTTP and in a browser, or there is a reason why not', ({ name, model }) => {
  expect('http' in model.layers).toBe(!(name in withoutHttp))
  expect('browser' in model.layers).toBe(!(name in withoutBrowser))
})

describe('every edge that is no refusal', () => {
  it.each(lifecycles.filter(({ model }) => 'http' in model.layers))(
    'of $name can be taken over HTTP or in a browser, or there is a reason why not',
    { timeout: 30_000 },
    async ({ name, model }) => {
      const reached = await reachedOutside(model)
      const inPureAlone = chartModel(model.machine, name)
        .edges.filter(({ id, refusal }) => refusal === null && !reached.has(`${id} taken`))
        .map(({ id }) => id)
      expect(inPureAlone).toEqual(Object.keys(takenInPureAlone[name] ?? {}))
    },
  )
})

it('a reason is given for what there is', () => {
  const names = lifecycles.map(({ name }) => name)
  const reasoned = [withoutHttp, withoutBrowser, takenInPureAlone].flatMap((reasons) => Object.keys(reasons))
  expect(reasoned.filter((name) => !names.includes(name))).toEqual([])
})
