import { describe, expect, it, vi } from 'vitest'

import { layoutPicture } from '../../scripts/statecharts/layout.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { picturesOf, wholePicture } from '../../scripts/statecharts/split.ts'
import { loadTexts } from '../../scripts/statecharts/texts.ts'
import { flawsOf } from './flaws.ts'
import { loanMachine } from './sample-machines.ts'

vi.setConfig({ testTimeout: 30_000 })

const english = (await loadTexts(process.cwd())).get('en-US')!
const charts = [
  chartModel(loanMachine, 'loan'),
  ...(await findMachines(process.cwd())).map(({ machine, name }) => chartModel(machine, name)),
]
const pictures = charts.flatMap((chart) => [
  wholePicture(chart),
  ...picturesOf(chart).filter(({ closed, ghosts }) => closed.size + ghosts.size > 0),
])

describe.each(pictures.map((picture) => [`${picture.name}, ${picture.chart.states.length} states`, picture] as const))(
  'the picture of %s',
  (_, picture) => {
    it('has no overlaps', async () => {
      expect(flawsOf(await layoutPicture(picture, english))).toEqual([])
    })
  },
)
