import { models } from 'virtual:models'

import { languageOf, languages as portalLanguages } from '#i18n/locales.ts'
import { startLanguage } from '#machines/session/start-language.ts'
import { isUnchanged } from '../../changes.ts'
import { isLifecycle, ROOT, type Chart } from '../../chart.ts'
import { mainWay } from '../../main-way.ts'
import { machineTitle, titleOf } from '../../phrases.ts'
import type { ExplorerData } from '../data.ts'
import { canvasIn } from './canvas.ts'
import { details } from './details.ts'
import { byId, element } from './dom.ts'
import { drawingOf, type View } from './drawing.ts'
import { paint, type Overlay } from './overlay.ts'
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
/** Pages from disk may share their storage. */
const languageKey = 'statecharts.language'
let chart: Chart | null = null
let shown = ''
let overlay: Overlay = data.changes === null ? 'none' : 'changes'
/** What has changed may be a refusal, which no overview shows. */
let sheet = data.changes === null ? 'overview' : 'full'
let chosen: string | null = null
const english = textsIn(data, languages[0] ?? '')
let texts = textsIn(data, firstLanguage())

const canvas = canvasIn(byId('canvas'), choose)
const steps = stepping(
  byId('steps'),
  () => texts,
  () => {
    const walked = steps.address()
    const isLeft = walked === null && /^#[^/]*\/(?:walk|steps)%3A/.test(location.hash)
    if (chart !== null && walked !== null) history.replaceState(null, '', addressOf(chart.name, walked))
    else if (chart !== null && isLeft) history.replaceState(null, '', `#${chart.name}`)
    light()
    follow()
  },
)

/** The language that was chosen here, else the first of the browser's that there is. */
function firstLanguage(): string {
  const there = portalLanguages.filter(({ tag }) => languages.includes(tag)).map(({ code }) => code)
  const chosenBefore = storage()?.getItem(languageKey) ?? null
  const wanted = [...(chosenBefore === null ? [] : [chosenBefore]), ...navigator.languages]
  return languageOf(startLanguage(there, wanted))?.tag ?? english.tag
}

/** Null where the browser keeps nothing. */
function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

function open(next: string, id: string | null = null): void {
  const found = data.charts.find((one) => one.name === next) ?? data.charts[0]
  if (found === undefined) return
  if (found !== chart) {
    chart = found
    name(found)
  }
  chosen = id
  if (id !== null && !isView(sheet)) turnTo('overview')
  else if (id !== null) void picture()
  light()
}

const isView = (name: string): name is View => name === 'overview' || name === 'full'

/** Draws what is to be seen, unless something else has been asked for by then. */
async function picture(): Promise<void> {
  const [asked, view] = [chart, sheet]
  if (asked === null || !isView(view)) return
  const words = texts.languageOf(asked) === texts.tag ? texts : english
  byId('picture').setAttribute('aria-busy', 'true')
  const drawn = await drawingOf(asked, view, words)
  if (asked !== chart || view !== sheet || words.tag !== texts.languageOf(asked)) return
  if (drawn !== shown) canvas.show(drawn)
  shown = drawn
  byId('picture').setAttribute('aria-busy', 'false')
  byId('paper').textContent = paperFor(view)
  light()
  if (chosen !== null && canvas.shapesOf(chosen).length === 0 && view === 'overview') turnTo('full')
  else if (chosen !== null) canvas.reveal(chosen)
  else follow()
}

/** An overview is printed on one sheet. */
function paperFor(view: View): string {
  const { width = 1, height = 1 } = byId('canvas').querySelector('svg')?.viewBox.baseVal ?? {}
  const isWide = width > height
  const size = `@page{size:A4 ${isWide ? 'landscape' : 'portrait'}}`
  return view === 'full' ? size : `${size}@media print{#canvas svg{max-height:${isWide ? 155 : 235}mm}}`
}

/** Keeps in view what is active, before the first step where the machine begins. */
function follow(): void {
  if (chart === null) return
  const places = [...mainWay(chart).states.slice(0, 1), ...steps.where().active]
  const place = places.findLast((id) => canvas.shapesOf(id).length > 0)
  if (place !== undefined) canvas.reveal(place)
}

/** Relabels everything in the selected language. */
function name(opened: Chart): void {
  document.title = `${machineTitle(opened, texts)} · Statecharts`
  byId('heading').replaceChildren(texts.named(opened, machineTitle(opened, texts)))
  byId('about').textContent = opened.description ?? ''
  byId('unspoken').hidden = texts.tag === texts.languageOf(opened)
  byId('machines').replaceChildren(...machineList())
  byId('outline').replaceChildren(...outlineOf(opened))
  const model = models.find(({ machine }) => machine.id === opened.id) ?? null
  steps.show(opened, model, data.coverage[opened.name] ?? null)
  turnTo(sheet)
}

/** Lifecycles first: analysts need them most. */
function machineList(): readonly HTMLElement[] {
  const groups = [
    ['Lifecycles', data.charts.filter(({ source }) => isLifecycle(source))],
    ['Flows', data.charts.filter(({ source }) => !isLifecycle(source))],
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
  location.hash = addressOf(machine, id)
}

function addressOf(machine: string, id: string): string {
  return `#${machine}/${encodeURIComponent(id)}`
}

function goHere(id: string): void {
  if (chart !== null) go(chart.name, id)
}

function walkHere(walk: string): void {
  steps.walk(`walk:${walk}`)
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
  if (chart !== null) history.replaceState(null, '', addressOf(chart.name, id))
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
  if (draw === undefined) void picture()
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
  const saying = { chart, coverage, texts, requirements: data.requirements, go: goHere, walk: walkHere }
  byId('details').replaceChildren(...(chosen === null ? [] : details(saying, chosen)))
}

for (const tab of document.querySelectorAll<HTMLElement>('#tabs button'))
  tab.addEventListener('click', () => turnTo(tab.dataset['sheet'] ?? 'overview'))
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
const chooser = byId('language') as HTMLSelectElement
chooser.value = texts.tag
chooser.addEventListener('change', () => {
  texts = textsIn(data, chooser.value)
  storage()?.setItem(languageKey, texts.tag)
  if (chart === null) return
  name(chart)
  light()
})
searchIn(
  byId('search') as HTMLInputElement,
  byId('found'),
  data,
  () => texts,
  () => chart,
  go,
)
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
    event.preventDefault()
    byId('search').focus()
  }
})

/**
 * The hash encodes the machine, and the selected state or edge or a walk: `#session/anonymous.editing`,
 * `#leave/walk:pure/4a5b/3`.
 */
function fromAddress(): void {
  const [machine = '', ...rest] = location.hash.slice(1).split('/')
  const wanted = decodeURIComponent(rest.join('/'))
  const found = data.charts.find((one) => one.name === machine)
  const known = found !== undefined && [...found.states, ...found.edges].some(({ id }) => id === wanted)
  open(machine, known ? wanted : null)
  byId('machines').replaceChildren(...machineList())
  if (found !== undefined && !known) steps.walk(wanted)
}

// On a phone the list of machines is collapsed, since it would precede everything else.
if (matchMedia('(max-width: 64rem)').matches) byId('all').removeAttribute('open')
window.addEventListener('hashchange', fromAddress)
fromAddress()
