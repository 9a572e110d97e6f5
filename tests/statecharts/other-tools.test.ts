import DOMPurify from 'dompurify'
import mermaid from 'mermaid'
import { describe, expect, it } from 'vitest'
import { createMachine, type UnknownMachineConfig } from 'xstate'

import { findModels } from '../../scripts/paths/find-models.ts'
import type { ChartEdge } from '../../scripts/statecharts/chart.ts'
import { chartsOf } from '../../scripts/statecharts/documents.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { mermaidOf } from '../../scripts/statecharts/mermaid.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { loadTexts } from '../../scripts/statecharts/texts.ts'
import { xstateOf } from '../../scripts/statecharts/xstate.ts'
import { loanMachine } from './sample-machines.ts'

/** Mermaid cleans what it reads for the page that it draws in; here is none. */
Object.assign(DOMPurify, { addHook: () => undefined, sanitize: (text: string) => text })

const english = (await loadTexts(process.cwd())).get('en-US')!
const models = await findModels(process.cwd(), await findMachines(process.cwd()))
const charts = [...chartsOf(models), chartModel(loanMachine, 'loan')]

/** What an edge says, less the names that the code gives to several conditions as one, and what only the code knows. */
const said = ({
  id: _id,
  guard: _guard,
  guardWords,
  senders: _senders,
  event: _event,
  delay: _delay,
  ...rest
}: ChartEdge) => ({
  ...rest,
  guardWords: guardWords?.replaceAll(/[() ]/g, '').toLowerCase(),
})

describe.each(charts.map((chart) => [chart.name, chart] as const))(
  'what is written of %s for other tools',
  (_, chart) => {
    it('is read by the parser of Mermaid', async () => {
      const text = mermaidOf(chart, english)
      expect(await mermaid.parse(text)).toMatchObject({ diagramType: 'stateDiagram' })
    })

    it('is a configuration that XState reads to the same statechart', () => {
      const [, config] = /createMachine\(([^]*)\)\n$/.exec(xstateOf(chart))!
      const read = chartModel(createMachine(JSON.parse(config!) as UnknownMachineConfig), chart.name)
      expect(read.states).toEqual(chart.states)
      expect(read.edges.map(said)).toEqual(chart.edges.map(said))
    })
  },
)
