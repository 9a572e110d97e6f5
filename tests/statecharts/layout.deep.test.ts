import { describe, expect, it, vi } from 'vitest'

import { layoutChart } from '../../scripts/statecharts/layout.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { loadTexts } from '../../scripts/statecharts/texts.ts'
import { flawsOf } from './flaws.ts'
import { loanMachine } from './sample-machines.ts'

vi.setConfig({ testTimeout: 30_000 })

const english = (await loadTexts(process.cwd())).get('en-US')!
const charts = [
  chartModel(loanMachine, 'loan'),
  ...(await findMachines(process.cwd())).map(({ machine, name }) => chartModel(machine, name)),
]

describe.each(charts.map((chart) => [`${chart.name}, ${chart.states.length} states`, chart] as const))(
  'the full chart of %s',
  (_, chart) => {
    it('has no overlaps', async () => {
      expect(flawsOf(await layoutChart(chart, english))).toEqual([])
    })
  },
)
