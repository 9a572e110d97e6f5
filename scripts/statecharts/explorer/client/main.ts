import { models } from 'virtual:models'

import { isUnchanged } from '../../changes.ts'
import { ROOT, type Chart } from '../../chart.ts'
import { machineTitle, titleOf } from '../../phrases.ts'
import type { ExplorerData } from '../data.ts'
import { canvasIn } from './canvas.ts'
import { details } from './details.ts'
import { byId, element } from './dom.ts'
import { paint, type Overlay } from './overlay.ts'
import { relabel } from './relabel.ts'
import { searchIn } from './search.ts'
import { changeSheet, refusalSheet, requirementSheet, testSheet, whoSheet, type Sheet } from './sheets.ts'
import { stepping } from './stepping.ts'
import { textsIn } from './texts.ts'

const sheets: Readonly<Record<string, (sheet: Sheet) => readonly HTMLElement[]>> = {
  who: whoSheet,
  refusals: refusalSheet,
  requirements: requirementSheet,
  tests: testSheet,
  changes: changeSheet,
}

const data = JSON.parse(byId('data').textContent) as ExplorerData
const languages = Object.keys(data.texts)
let chart: Chart | null = null
let sheet = 'chart'
let overlay: Overlay = data.changes === null ? 'none' : 'changes'
let chosen: string | null = null
let texts = textsIn(data, languages[0] ?? '')

const canvas = canvasIn(byId('canvas'), (_, id) => choose(id))
const steps = stepping(
  byId('steps'),
  () => texts,
  () => light(),
)

function open(next: string, id: string | null = null): void {
  const found = data.charts.find((one) => one.name === next) ?? data.charts[0]
  if (found === undefined) return
  if (found !== chart) {
    chart = found
    canvas.show(data.pictures[found.name] ?? '')
    name(found)
  }
  chosen = id
  if (id !== null) {
    turnTo('chart')
    canvas.reveal(id)
  }
  light()
}

/** Relabels everything in the selected language. */
function name(shown: Chart): void {
  if (texts.languageOf(shown) !== 'en-US') relabel(canvas, shown, texts)
  document.title = `${machineTitle(shown, texts)} · Statecharts`
  byId('heading').replaceChildren(texts.named(shown, machineTitle(shown, texts)))
  byId('about').textContent = shown.description ?? ''
  byId('unspoken').hidden = texts.tag === texts.languageOf(shown)
  byId('machines').replaceChildren(...machineList())
  byId('outline').replaceChildren(...outlineOf(shown))
  const model = models.find(({ machine }) => machine.id === shown.id) ?? null
  steps.show(shown, model, data.coverage[shown.name] ?? null)
  turnTo(sheet)
}

/** Lifecycles first: analysts need them most. */
function machineList(): readonly HTMLElement[] {
  const isLifecycle = ({ source }: Chart): boolean => source.includes('/lifecycles/')
  const groups = [
    ['Lifecycles', data.charts.filter(isLifecycle)],
    ['Flows', data.charts.filter((one) => !isLifecycle(one))],
  ] as const
  return groups
    .filter(([, charts]) => charts.length > 0)
    .flatMap(([title, charts]) => [element('li', { class: 'group' }, title), ...charts.map(machineLink)])
}

function machineLink(one: Chart): HTMLElement {
  const changes = data.changes?.by[one.name]
  const isChanged = changes !== undefined && !isUnchanged(changes)
  const mark = isChanged ? element('span', { class: 'mark', title: 'has changed' }, '●') : null
  const states = element('small', {}, String(one.states.length - 1))
  const given = { href: `#${one.name}`, title: one.name }
  const named = texts.named(one, machineTitle(one, texts))
  const anchor = element('a', one === chart ? { ...given, 'aria-current': 'page' } : given, named, mark, states)
  return element('li', {}, anchor)
}

/** Selects a state or an edge and updates the address. */
function go(machine: string, id: string): void {
  open(machine, id)
  location.hash = `${machine}/${encodeURIComponent(id)}`
}

function goHere(id: string): void {
  if (chart !== null) go(chart.name, id)
}

/** Every state as a button, for keyboard users. */
function outlineOf(shown: Chart): readonly HTMLElement[] {
  return shown.states.map((state) => {
    const depth = state.id === ROOT ? 0 : state.id.split('.').length
    const words = texts.named(shown, titleOf(shown, state, texts))
    return element(
      'li',
      { style: `padding-inline-start:${depth * 0.8}rem` },
      element('button', { type: 'button', onclick: () => goHere(state.id) }, words),
    )
  })
}

function choose(id: string): void {
  chosen = id
  light()
}

/** Shows the chart or one of its sheets. */
function turnTo(next: string): void {
  sheet = next
  for (const tab of document.querySelectorAll<HTMLElement>('#tabs button'))
    tab.setAttribute('aria-pressed', String(tab.dataset['sheet'] === sheet))
  const draw = sheets[sheet]
  byId('picture').hidden = draw !== undefined
  byId('sheet').hidden = draw === undefined
  if (draw === undefined || chart === null) return
  const given = {
    chart,
    texts,
    coverage: data.coverage[chart.name] ?? null,
    changes: data.changes?.by[chart.name] ?? null,
    data,
    go: goHere,
  }
  byId('sheet').replaceChildren(...draw(given))
}

function light(): void {
  if (chart === null) return
  const coverage = data.coverage[chart.name] ?? null
  paint(canvas, chart, { overlay, coverage, changes: data.changes?.by[chart.name] ?? null, chosen, ...steps.where() })
  const saying = { chart, coverage, texts, requirements: data.requirements, go: goHere }
  byId('details').replaceChildren(...(chosen === null ? [] : details(saying, chosen)))
}

for (const tab of document.querySelectorAll<HTMLElement>('#tabs button'))
  tab.addEventListener('click', () => turnTo(tab.dataset['sheet'] ?? 'chart'))
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
  if (chart === null) return
  canvas.show(data.pictures[chart.name] ?? '', true)
  name(chart)
  light()
})
searchIn(byId('search') as HTMLInputElement, byId('found'), data, () => texts, go)
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
    event.preventDefault()
    byId('search').focus()
  }
})

/** The hash encodes the machine and the selected state or edge: `#session/anonymous.editing`. */
function fromAddress(): void {
  const [machine = '', ...rest] = location.hash.slice(1).split('/')
  const wanted = decodeURIComponent(rest.join('/'))
  const found = data.charts.find((one) => one.name === machine)
  const known = found !== undefined && [...found.states, ...found.edges].some(({ id }) => id === wanted)
  open(machine, known ? wanted : null)
  byId('machines').replaceChildren(...machineList())
}

// On a phone the list of machines is collapsed, since it would precede everything else.
if (matchMedia('(max-width: 64rem)').matches) byId('all').removeAttribute('open')
window.addEventListener('hashchange', fromAddress)
fromAddress()
