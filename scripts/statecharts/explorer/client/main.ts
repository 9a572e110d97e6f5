import { ROOT, type Chart } from '../../chart.ts'
import type { ExplorerData } from '../data.ts'
import { canvasIn } from './canvas.ts'
import { details } from './details.ts'
import { byId, element } from './dom.ts'
import { paint, type Overlay } from './overlay.ts'
import { searchIn } from './search.ts'
import { stepping } from './stepping.ts'
import { textsIn } from './texts.ts'

const data = JSON.parse(byId('data').textContent) as ExplorerData
const languages = Object.keys(data.texts)
let name = ''
let overlay: Overlay = data.changes === null ? 'none' : 'changes'
let chosen: string | null = null
let texts = textsIn(data, languages[0] ?? '')

const canvas = canvasIn(byId('canvas'), (_, id) => choose(id))
const steps = stepping(byId('steps'), () => light())

function open(next: string, id: string | null = null): void {
  const chart = data.charts.find((one) => one.name === next) ?? data.charts[0]
  if (chart === undefined) return
  if (chart.name !== name) {
    name = chart.name
    document.title = `${name} · Statecharts`
    canvas.show(data.pictures[name] ?? '')
    steps.restart(chart, data.coverage[name] ?? null)
    texts.title(chart, canvas)
    byId('heading').textContent = name
    byId('outline').replaceChildren(...outlineOf(chart))
    for (const link of document.querySelectorAll('#machines a'))
      link.toggleAttribute('aria-current', link.getAttribute('href') === `#${name}`)
  }
  chosen = id
  if (id !== null) canvas.reveal(id)
  light()
}

/** Opens a state or an edge and leaves its address in the bar. */
function go(machine: string, id: string): void {
  open(machine, id)
  location.hash = `${machine}/${encodeURIComponent(id)}`
}

/** Every state as a button, for whoever does not point. */
function outlineOf(chart: Chart): readonly HTMLElement[] {
  return chart.states.map((state) => {
    const depth = state.id === ROOT ? 0 : state.id.split('.').length
    return element(
      'li',
      { style: `padding-left:${depth * 0.8}rem` },
      element('button', { type: 'button', onclick: () => go(name, state.id) }, state.key),
    )
  })
}

function choose(id: string): void {
  chosen = id
  light()
}

function light(): void {
  const chart = data.charts.find((one) => one.name === name)
  if (chart === undefined) return
  paint(canvas, chart, {
    overlay,
    coverage: data.coverage[name] ?? null,
    changes: data.changes?.by[name] ?? null,
    chosen,
    ...steps.where(),
  })
  byId('details').replaceChildren(
    ...(chosen === null ? [] : details(chart, chosen, data.coverage[name] ?? null, texts, (id) => go(name, id))),
  )
}

byId('machines').append(
  ...data.charts.map((chart) =>
    element(
      'li',
      {},
      element('a', { href: `#${chart.name}` }, chart.name, element('small', {}, `${chart.states.length - 1} states`)),
    ),
  ),
)
for (const input of document.querySelectorAll<HTMLInputElement>('input[name=overlay]')) {
  input.checked = input.value === overlay
  input.disabled = input.value === 'changes' && data.changes === null
  input.addEventListener('change', () => {
    overlay = input.value as Overlay
    light()
  })
}
byId('nearer').addEventListener('click', () => canvas.zoom(1.25))
byId('farther').addEventListener('click', () => canvas.zoom(0.8))
byId('fit').addEventListener('click', () => canvas.fit())
byId('print').addEventListener('click', () => print())
byId('language').append(
  ...languages.map((tag) =>
    element('option', { value: tag, lang: tag }, new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag),
  ),
)
byId('language').addEventListener('change', (event) => {
  texts = textsIn(data, (event.target as HTMLSelectElement).value)
  const chart = data.charts.find((one) => one.name === name)
  if (chart !== undefined) texts.title(chart, canvas)
  light()
})
searchIn(byId('search') as HTMLInputElement, byId('found'), data, () => texts, go)
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
    event.preventDefault()
    byId('search').focus()
  }
})

/** The address says which machine is shown and which of its states or edges is chosen: `#session/anonymous.editing`. */
function fromAddress(): void {
  const [machine = '', ...rest] = location.hash.slice(1).split('/')
  const wanted = decodeURIComponent(rest.join('/'))
  const chart = data.charts.find((one) => one.name === machine)
  const known = chart !== undefined && [...chart.states, ...chart.edges].some(({ id }) => id === wanted)
  open(machine, known ? wanted : null)
}

window.addEventListener('hashchange', fromAddress)
fromAddress()
