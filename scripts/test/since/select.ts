import type { Graph, Source } from '../../imports/graph.ts'
import { affectedBy } from './affected.ts'
import { composition, everything, frame, nothing, partOf, readsTheTree, type Suite } from './suites.ts'

/** What of a suite is to be run, and why. `whole`: all of it; `some`: these files. */
export type Choice =
  | { readonly kind: 'whole' | 'none'; readonly why: string }
  | { readonly kind: 'some'; readonly why: string; readonly files: readonly string[] }

const fits = (path: string, patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(path))

/** The tests of a suite that these changes can have broken; those that it cannot tell of are among them. */
export function choose(
  suite: Suite,
  others: readonly Suite[],
  changed: readonly string[],
  sources: readonly Source[],
  graph: Graph,
): Choice {
  const tests = [...graph.keys()].filter(
    (path) => suite.tests.test(path) && !others.some((other) => other.tests.test(path)),
  )
  const counting = changed.filter((path) => !fits(path, nothing))
  const [all] = counting.filter((path) => fits(path, everything))
  if (all !== undefined) return { kind: 'whole', why: `${all} decides how everything runs` }
  const [strange] = counting.filter((path) => !isPlaced(path, graph))
  if (strange !== undefined) return { kind: 'whole', why: `what follows from ${strange} is not known` }

  const begun = counting.flatMap((path) =>
    graph.has(path) || partOf(path) === null ? [path] : [path, ...besides(path, graph)],
  )
  const affected = affectedBy(graph, begun, (path) => fits(path, composition))
  if (suite.program !== null && affected.has(suite.program))
    return { kind: 'whole', why: `${suite.program} walks all of it` }
  const chosen = new Map<string, string>()
  for (const test of tests) if (affected.has(test)) chosen.set(test, 'imports')
  if (suite.portal === null && counting.length > 0)
    for (const test of readers(tests, sources, graph)) chosen.set(test, 'reads files')

  if (suite.portal !== null) {
    const isSeen = (path: string): boolean => suite.portal?.test(path) === true
    const seen = [...affected.keys()].filter(
      (path) => isSeen(path) && (begun.includes(path) || !fits(path, composition)),
    )
    const [shared] = seen.filter((path) => fits(path, frame))
    if (shared !== undefined) return { kind: 'whole', why: `every part stands on ${shared}` }
    const parts = new Set(seen.map(partOf))
    for (const part of parts) {
      const own = tests.filter((test) => partOf(test) === part)
      if (own.length === 0) return { kind: 'whole', why: `no test of it is of the part ${part ?? 'of no name'}` }
      for (const test of own) chosen.set(test, 'same part')
    }
    // A test of no part of the portal (of the build, of HTTP, of every page) may look at any.
    if (seen.length > 0) for (const test of tests) if (!isOfPart(test, graph)) chosen.set(test, 'no part')
  }
  if (chosen.size === 0) return { kind: 'none', why: 'nothing of it is reached' }
  if (chosen.size === tests.length) return { kind: 'whole', why: 'all of it is reached' }
  const reasons = Map.groupBy(chosen.values(), (reason) => reason)
  const why = [...reasons].map(([reason, { length }]) => `${String(length)} ${reason}`).join(', ')
  return { kind: 'some', why, files: [...chosen.keys()].toSorted() }
}

/** Whether anything is known of what a file is for: code, what code names, or what lies with the code of a part. */
function isPlaced(path: string, graph: Graph): boolean {
  if (graph.has(path) || partOf(path) !== null) return true
  return /^(?:docs|public|scripts|src|server|tests)\//.test(path) || /^(?:index|admin|showcase)\.html$/.test(path)
}

/** The code of the same part and layer: what lies with it without being code may be read by any of it. */
function besides(path: string, graph: Graph): readonly string[] {
  const folder = path
    .split('/')
    .slice(0, path.startsWith('src/') ? 3 : 2)
    .join('/')
  return [...graph.keys()].filter((file) => file.startsWith(`${folder}/`))
}

function isOfPart(test: string, graph: Graph): boolean {
  const part = partOf(test)
  return [...graph.keys()].some((path) => !path.startsWith('tests/') && !fits(path, frame) && partOf(path) === part)
}

/** The tests of which the imports do not tell all: they, or what helps them, read files or start programs. */
function readers(tests: readonly string[], sources: readonly Source[], graph: Graph): readonly string[] {
  const reading = sources.filter(([path, text]) => /^(?:tests|scripts)\//.test(path) && readsTheTree.test(text))
  const affected = affectedBy(
    graph,
    reading.map(([path]) => path),
    (path) => !/^(?:tests|scripts)\//.test(path),
  )
  return tests.filter((test) => affected.has(test))
}
