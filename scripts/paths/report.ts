import { complaintsOf, wordsOf, type FaultRecord } from '../faults/record.ts'
import { escaped } from '../statecharts/svg.ts'
import { shareOf, type Share } from './coverage.ts'
import type { Path } from './cover.ts'
import { layerNames, layerWords, type LayerName } from './layer-names.ts'
import { missingIn, unvisitedIn, type Run } from './run.ts'
import type { MutantRun } from './survivors.ts'
import { eventNames, eventWords, placeOf } from './words.ts'

/** Maximum number of missed goals printed; the page lists all. */
const mostTold = 10

/** The columns of the terminal table, with their widths. */
const columns = { machine: 20, layer: 8, edges: 9, refusals: 9, conditions: 11, paths: 6, steps: 6, seconds: 8, '': 0 }

export const tableHead = (): string => line(Object.keys(columns))

/** A run as a table row, followed by its problems. */
export function tableRows(run: Run, isWhole: boolean): readonly string[] {
  const shares = sharesOf(run).map(shareWords)
  const { paths } = run.cover
  const cells = [run.name, run.layer, ...shares, paths.length, stepCount(run), (run.milliseconds / 1000).toFixed(2)]
  return [line([...cells, isWhole ? 'ok' : 'NOT WHOLE']), ...problemsOf(run).map((complaint) => `  ${complaint}`)]
}

/** The command that repeats a single path. */
export const replayOf = ({ name, layer }: Pick<Run, 'name' | 'layer'>, { id }: Path): string =>
  `npm run paths -- ${name} --layer=${layer} --path=${id}${layer === 'browser' ? ' --headed' : ''}`

function problemsOf(run: Run): readonly string[] {
  const missing = missingIn(run)
  return [
    ...missing.slice(0, mostTold).map((goal) => `not reached: ${goal}`),
    ...(missing.length > mostTold ? [`… and ${missing.length - mostTold} more`] : []),
    ...unvisitedIn(run).map((state) => `never stood in: ${state}`),
    ...run.cover.unfounded.map((id) => `the model's exception holds for nothing: ${id}`),
    ...run.failures.map(
      ({ path, message }) =>
        `failed: ${replayOf(run, path)}\n    ${message.replaceAll('\n', '\n    ')}\n    see docs/statecharts/${run.name}.svg`,
    ),
  ]
}

const sharesOf = (run: Run): readonly Share[] => [
  shareOf(run, ['taken']),
  shareOf(run, ['refused']),
  shareOf(run, ['part', 'restored']),
]

/** `91/93`; `91+2/93` with two excepted goals. */
const shareWords = ({ covered, excepted, total }: Share): string =>
  `${covered}${excepted > 0 ? `+${excepted}` : ''}/${total}`

const stepCount = ({ cover }: Run): number => cover.paths.reduce((sum, path) => sum + path.steps.length, 0)

function line(cells: readonly (string | number)[]): string {
  const widths = Object.values(columns)
  const padded = cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0))
  return padded.join(' ').trimEnd()
}

/**
 * A page that opens from disk: machine by layer by what was covered, faults that nobody saw, in machines and beside
 * them, then every path with its steps.
 */
export function reportPage(runs: readonly Run[], mutants: readonly MutantRun[], beside: FaultRecord): string {
  const names = [...new Set(runs.map(({ name }) => name))]
  const layers = layerNames.filter((layer) => runs.some((run) => run.layer === layer))
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Paths</title>',
    `<style>${style}</style>`,
    '<h1>Paths</h1>',
    '<p>Edges, refusals and conditions covered of all, by machine and layer; “+2” are two that cannot be, for a reason that is given below.</p>',
    `<table><thead><tr><th>Machine${layers.map((layer) => `<th>${layer}`).join('')}<th>Faults seen</tr></thead><tbody>`,
    ...names.map((name) => machineRow(name, layers, runs, mutants)),
    '</tbody></table>',
    ...besideTable(Object.entries(beside)),
    ...runs.map(section),
    ...mutants.filter(({ survivors }) => Object.keys(survivors).length > 0).map(survivorSection),
    '</html>',
    '',
  ].join('\n')
}

function machineRow(
  name: string,
  layers: readonly LayerName[],
  runs: readonly Run[],
  mutants: readonly MutantRun[],
): string {
  const cells = layers.map((layer) => {
    const run = runs.find((candidate) => candidate.name === name && candidate.layer === layer)
    if (run === undefined) return '<td>–'
    const bad = run.failures.length + missingIn(run).length > 0 ? ' class="bad"' : ''
    return `<td${bad}><a href="#${anchor(run)}">${sharesOf(run).map(shareWords).join(' · ')}</a>`
  })
  const tried = mutants.find((candidate) => candidate.name === name)
  return `<tr><th scope="row">${escaped(name)}${cells.join('')}<td>${tried === undefined ? '–' : `${tried.killed} of ${tried.total}`}</tr>`
}

function besideTable(parts: readonly (readonly [string, FaultRecord[string]])[]): readonly string[] {
  if (parts.length === 0) return []
  return [
    '<h2>Faults beside the statecharts</h2>',
    '<p>One condition, order, lock, recipient or <code>if</code> of the server left out or turned round at a time; by part, how many of all its tests see.</p>',
    '<table><thead><tr><th>Part<th>Faults seen<th>Not seen</tr></thead><tbody>',
    ...parts.map(partRow),
    '</tbody></table>',
  ]
}

function partRow([part, { seen, all, unseen }]: readonly [string, FaultRecord[string]]): string {
  const told = unseen.map((fault) => `${wordsOf(fault)}${fault.reason === '' ? '' : `: ${fault.reason}`}`)
  const list = told.length === 0 ? '' : `<details><summary>${told.length}</summary>${listed('', told)}</details>`
  const bad = complaintsOf(part, { seen, all, unseen }).length > 0 ? ' class="bad"' : ''
  return `<tr><th scope="row">${escaped(part)}<td${bad}>${seen} of ${all}<td>${list}</tr>`
}

const anchor = ({ name, layer }: Run): string => `${name}-${layer}`

function section(run: Run): string {
  const names = eventNames(run.model.machine)
  const broken = new Map(run.failures.map(({ path, message }) => [path.id, message]))
  const sorted = [...run.cover.paths].sort((a, b) => Number(broken.has(b.id)) - Number(broken.has(a.id)))
  return [
    `<h2 id="${anchor(run)}">${escaped(run.name)} ${layerWords[run.layer]}</h2>`,
    listed('Not reached', missingIn(run), 'bad'),
    listed('Cannot be reached', reasons({ ...run.model.exceptions, ...run.beyond })),
    ...sorted.map((path) => pathDetails(run, path, broken.get(path.id) ?? null, names)),
  ].join('\n')
}

function survivorSection({ name, survivors }: MutantRun): string {
  return `<h2>${escaped(name)}: faults that nobody sees</h2>${listed('Survivors', reasons(survivors))}`
}

const reasons = (given: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(given).map(([what, reason]) => `${what}: ${reason}`)

function listed(title: string, entries: readonly string[], kind = ''): string {
  if (entries.length === 0) return ''
  const head = title === '' ? '' : `<p class="${kind}">${title}:</p>`
  return `${head}<ul>${entries.map((entry) => `<li>${escaped(entry)}`).join('')}</ul>`
}

function pathDetails(run: Run, path: Path, message: string | null, names: ReadonlyMap<string, string>): string {
  const steps = path.steps.map(
    ({ event, to, effects }) =>
      `<li><b>${escaped(eventWords(event, names))}</b> → ${escaped(placeOf(to))}${escaped(effects.map((effect) => ` / ${effect}`).join(''))}`,
  )
  const failed = message === null ? '' : `<pre class="bad">${escaped(message)}</pre>`
  const head = `<summary>${path.id} <small>${path.steps.length} steps; again: ${escaped(replayOf(run, path))}</small></summary>`
  return `<details${message === null ? '' : ' open'}>${head}${failed}<ol><li>${escaped(placeOf(path.start.to))}${steps.join('')}</ol></details>`
}

const style =
  'body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse}td,th{text-align:left;font-weight:400;padding:.3rem 1rem .3rem 0;border-bottom:1px solid #8884;font-variant-numeric:tabular-nums}' +
  'thead th{font-weight:600}summary{cursor:pointer}small{opacity:.7}.bad,.bad a{color:#c62828}pre{white-space:pre-wrap}'
