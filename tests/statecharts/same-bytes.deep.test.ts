import { expect, it } from 'vitest'

import { findModels } from '../../scripts/paths/find-models.ts'
import { chartsOf, documentsOf } from '../../scripts/statecharts/documents.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'

/** One of each kind: a lifecycle, a flow with one picture, and one that is split. */
const sample = ['schedule', 'request-lock', 'session']

it('gives the same bytes of every file on every run', async () => {
  const charts = chartsOf(await findModels(process.cwd(), await findMachines(process.cwd()))).filter(({ name }) =>
    sample.includes(name),
  )
  const [first, second] = [await documentsOf(process.cwd(), charts, {}), await documentsOf(process.cwd(), charts, {})]
  expect([...first.keys()]).toEqual(
    expect.arrayContaining([
      'README.md',
      'index.html',
      'machines.svg',
      ...sample.flatMap((name) => ['json', 'md', 'scxml', 'svg'].map((kind) => `${name}.${kind}`)),
    ]),
  )
  expect([...second.keys()]).toEqual([...first.keys()])
  for (const [file, text] of first) expect(second.get(file) === text, file).toBe(true)
}, 60_000)

it('names no place of this computer in the page', async () => {
  const charts = chartsOf(await findModels(process.cwd(), await findMachines(process.cwd()))).filter(
    ({ name }) => name === 'schedule',
  )
  for (const [file, text] of await documentsOf(process.cwd(), charts, {}))
    expect(text.includes(process.cwd()), file).toBe(false)
}, 60_000)
