import { expect, it } from 'vitest'

import { findModels } from '../../scripts/paths/find-models.ts'
import { builtFiles, chartsOf, committedFiles } from '../../scripts/statecharts/documents.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'

const root = process.cwd()
/** One of each kind: a lifecycle, a flow, and one whose overview leaves out what is inside some states. */
const sample = ['schedule', 'request-lock', 'session']
const models = (await findModels(root, await findMachines(root))).filter(({ name }) => sample.includes(name))

const filesOf = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await committedFiles(root, models)), ...(await builtFiles(root, chartsOf(models), {}))])

it('gives the same bytes of every file on every run, and names no place of this computer', async () => {
  const [first, second] = [await filesOf(), await filesOf()]
  expect([...first.keys()]).toEqual(
    expect.arrayContaining([
      'README.md',
      'index.html',
      'machines.svg',
      ...sample.flatMap((name) => ['machine.js', 'md', 'svg'].map((kind) => `${name}.${kind}`)),
    ]),
  )
  expect([...second.keys()]).toEqual([...first.keys()])
  for (const [file, text] of first) {
    expect(second.get(file) === text, file).toBe(true)
    expect(text.includes(root), file).toBe(false)
  }
}, 60_000)

it('commits pages, pictures and the index alone', async () => {
  expect([...(await committedFiles(root, models)).keys()].filter((file) => !/\.(?:md|svg)$/.test(file))).toEqual([])
})
