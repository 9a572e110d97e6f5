/** `npm run bench [-- NAME …]`: measures, prints one line per figure and writes them to bench/latest.json. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Bench, Figure } from '#tests/bench/figure.ts'
import { passes, ratioOf } from '#tests/bench/figure.ts'

import { ensureChromium } from './setup/chromium.ts'
import { ensureBuilt } from './start/build.ts'

const root = resolve(import.meta.dirname, '..')

/** Imported on demand: measuring reads needs no browser. */
const benches: Record<string, () => Promise<Bench>> = {
  'login-weight': async () => (await import('#tests/bench/login.ts')).loginWeight,
  'login-time': async () => (await import('#tests/bench/login.ts')).loginTime,
  'home-weight': async () => (await import('#tests/bench/home.ts')).homeWeight,
  'page-change': async () => (await import('#tests/bench/home.ts')).pageChange,
  'course-opened': async () => (await import('#tests/bench/home.ts')).courseOpened,
  'player-weight': async () => (await import('#tests/bench/home.ts')).playerWeight,
  'sign-in-rate': async () => (await import('#tests/bench/sign-in.ts')).signInRate,
  'read-one': async () => (await import('#tests/bench/reads.ts')).readOne,
  'read-list': async () => (await import('#tests/bench/reads.ts')).readList,
  catalogue: async () => (await import('#tests/bench/catalogue.ts')).catalogue,
  range: async () => (await import('#tests/bench/range.ts')).rangeRead,
  'second-start': async () => (await import('#tests/bench/second-start.ts')).secondStart,
}

/** Of a part: `x.bench.ts` beside its tests measures x. */
for (const path of globSync('tests/*/*.bench.ts', { cwd: root }).sort()) {
  const load = async () => (await import(pathToFileURL(join(root, path)).href)) as { readonly bench: Bench }
  benches[basename(path, '.bench.ts')] = async () => (await load()).bench
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const rounded = (value: number): string => (value < 1000 ? value.toFixed(1) : Math.round(value).toString())

function lineOf(figure: Figure): string {
  const { name, value, unit, limit, limitIs, ratio } = figure
  const demanded = 'atMost' in ratio ? `at most ${ratio.atMost}` : `at least ${ratio.atLeast}`
  const verdict = passes(figure) ? 'pass' : 'FAIL'
  const measured = `${rounded(value).padStart(8)} ${unit.padEnd(10)}  ${limitIs} ${rounded(limit)}`
  return `${name.padEnd(14)} ${measured.padEnd(46)} ratio ${ratioOf(figure).toFixed(2)} (${demanded})  ${verdict}`
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`No such figure: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`)

await ensureBuilt(process.cwd())
if (named.length === 0 || named.some((name) => /^(login|home|page|course|player|paper|results)-/.test(name)))
  await ensureChromium()
const figures: Figure[] = []
for (const [name, load] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue
  say(`${name} …`)
  figures.push(...(await (await load())()))
}
say('')
for (const figure of figures) say(lineOf(figure))
mkdirSync('bench', { recursive: true })
const written = figures.map((figure) => ({ ...figure, measuredRatio: ratioOf(figure), pass: passes(figure) }))
writeFileSync('bench/latest.json', `${JSON.stringify(written, null, 2)}\n`)
process.exitCode = figures.every(passes) ? 0 : 1
