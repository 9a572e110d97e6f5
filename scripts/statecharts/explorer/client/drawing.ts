import { languages } from '#i18n/locales.ts'

import type { Chart } from '../../chart.ts'
import { layoutChart } from '../../layout.ts'
import { layoutOverview } from '../../overview.ts'
import { machineTitle } from '../../phrases.ts'
import { svgOf } from '../../svg.ts'
import type { PageTexts } from './texts.ts'

/** The two pictures of a chart. */
export type View = 'overview' | 'full'

const drawn = new Map<string, Promise<string>>()

/** The picture of a chart in a language, drawn when it is first asked for. */
export function drawingOf(chart: Chart, view: View, texts: PageTexts): Promise<string> {
  const key = [chart.name, view, texts.tag].join(' ')
  const known = drawn.get(key) ?? draw(chart, view, texts)
  drawn.set(key, known)
  return known
}

async function draw(chart: Chart, view: View, texts: PageTexts): Promise<string> {
  // What was just chosen is shown first: laying out a large chart takes a second.
  await new Promise((resolve) => setTimeout(resolve))
  const layout = view === 'full' ? layoutChart(chart, texts) : layoutOverview(chart, texts)
  const isFromRight = languages.find(({ tag }) => tag === texts.tag)?.dir === 'rtl'
  return svgOf(await layout, machineTitle(chart, texts), { look: '', isFromRight })
}
