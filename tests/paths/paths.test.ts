import { describe, expect, it } from 'vitest'

import { findModels } from '../../scripts/paths/find-models.ts'
import { explore } from '../../scripts/paths/explore.ts'
import { allNodes } from '../../scripts/statecharts/model.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { coveringPaths, walk } from '#tests/kit/models/paths.ts'

const root = process.cwd()
const models = await findModels(root, await findMachines(root))

describe.each(models)('the paths of $name', ({ model }) => {
  const cover = coveringPaths(model)

  it('take every edge, refuse by every guard and let every condition decide alone', () => {
    expect(cover.missing.map((goal) => goal.id)).toEqual([])
  })

  it('have no unused exception', () => {
    expect(cover.unfounded).toEqual([])
  })

  it.each(cover.paths.map((path) => [path.id, path] as const))('pass: %s', (_, path) => {
    walk(model, path)
  })
})

it.each(models)('every state of $name is reachable', ({ model }) => {
  const seen = new Set(
    [...explore(model).situations.values()].flatMap(({ snapshot }) => snapshot._nodes.map((node) => node.id)),
  )
  const settled = allNodes(model.machine.root).filter((node) => node.type !== 'history' && node.always === undefined)
  expect(settled.map((node) => node.id).filter((id) => !seen.has(id))).toEqual([])
})
