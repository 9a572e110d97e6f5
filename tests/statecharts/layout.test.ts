import { expect, it, vi } from 'vitest'

import { layoutChart } from '../../scripts/statecharts/layout.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { svgOf } from '../../scripts/statecharts/svg.ts'
import { bareTexts } from '../../scripts/statecharts/texts.ts'
import { flawsOf } from './flaws.ts'
import { loanMachine } from './sample-machines.ts'

vi.setConfig({ testTimeout: 30_000 })

it('would detect a stray label and a crossed heading', async () => {
  const layout = await layoutChart(chartModel(loanMachine, 'loan'), bareTexts)
  const arrows = layout.arrows.map((placed) =>
    placed.label === null ? placed : { ...placed, label: { ...placed.label, x: placed.label.x + 150 } },
  )
  expect(flawsOf({ ...layout, arrows }).some((flaw) => flaw.endsWith('is away from its arrow'))).toBe(true)
  const states = layout.states.map((placed) => ({ ...placed, shift: 0 }))
  expect(flawsOf({ ...layout, states })).toEqual(['an arrow crosses the heading of checking'])
})

it('is byte-identical on every run', async () => {
  const draw = async () => svgOf(await layoutChart(chartModel(loanMachine, 'loan'), bareTexts), 'loan')
  expect(await draw()).toBe(await draw())
})

it('draws every feature of a statechart distinctly', async () => {
  const svg = svgOf(await layoutChart(chartModel(loanMachine, 'loan'), bareTexts), 'A <loan> & more')
  expect(svg).toContain('<title>A &lt;loan&gt; &amp; more</title>')
  expect(svg.match(/class="inner"/g)).toHaveLength(4)
  expect(svg).toContain('>H</text>')
  expect(svg).toContain('>H*</text>')
  expect(svg.match(/ region/g)).toHaveLength(2)
  expect(svg.match(/class="arrow always"/g)).toHaveLength(2)
  expect(svg.match(/class="arrow delay"/g)).toHaveLength(2)
  expect(svg).toContain('do / findCopy')
  expect(svg).toContain('data-edge="onShelf:request refused as loan.noReader"')
  expect(svg.match(/class="dot"/g)).toHaveLength(4)
})
