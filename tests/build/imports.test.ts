import { describe, expect, it } from 'vitest'

import { bothWays } from '../../scripts/imports/both-ways.ts'
import { circles, wayRound } from '../../scripts/imports/circles.ts'
import { faultsOf } from '../../scripts/imports/faults.ts'
import { type Edge, graphOf } from '../../scripts/imports/graph.ts'
import { importsOf } from '../../scripts/imports/imports-of.ts'
import { unusedExports } from '../../scripts/imports/unused-exports.ts'
import { roomOf } from '../../scripts/lint/rooms.ts'

const isCode = ({ kind }: Edge): boolean => kind !== 'type'
const a = 'src/views/leave/a.ts'
const b = 'src/views/leave/b.ts'
const c = 'src/views/course/c.ts'
const d = 'src/views/course/rows/d.ts'

describe('imports are read', () => {
  it.each([
    ["import { x } from './x.ts'", 'value'],
    ["import './x.ts'", 'value'],
    ["import type from './x.ts'", 'value'],
    ["import { type X } from './x.ts'", 'value'],
    ["export { x } from './x.ts'", 'value'],
    ["export * from './x.ts'", 'value'],
    ["import type { X } from './x.ts'", 'type'],
    ["export type { X } from './x.ts'", 'type'],
    ["export type * from './x.ts'", 'type'],
    ["export type X = import('./x.ts').X", 'type'],
    ["export const x = () => import('./x.ts')", 'lazy'],
    ["export const x = import.meta.glob<X>('./x.ts', { eager: true })", 'glob'],
  ])('%s: %s', (text, kind) => {
    expect(importsOf('src/a.ts', text)).toEqual([{ kind, specifier: './x.ts' }])
  })

  it('of a style sheet', () => {
    expect(importsOf('src/a.css', "@import './b.css' layer(base);")).toEqual([{ kind: 'value', specifier: './b.css' }])
  })

  it('and followed by alias, by path and by pattern, but not into packages', () => {
    const graph = graphOf([
      [
        a,
        "import '#views/course/c.ts'; import './b.ts'; import 'react'; import.meta.glob(['../course/**/*.ts', '!../course/c.ts'])",
      ],
      [b, ''],
      [c, ''],
      [d, ''],
    ])
    expect(graph.get(a)).toEqual([
      { to: c, kind: 'value' },
      { to: b, kind: 'value' },
      { to: d, kind: 'lazy' },
    ])
  })
})

describe('a circle of imports', () => {
  it('is found however long, with a way round', () => {
    const graph = graphOf([
      [a, "import './b.ts'"],
      [b, "import '#views/course/c.ts'"],
      [c, "export const x = () => import('#views/leave/a.ts')"],
      [d, "import '../c.ts'"],
    ])
    const [group = [], ...others] = circles(graph, isCode)
    expect([others, group.toSorted()]).toEqual([[], [c, a, b].toSorted()])
    expect(wayRound(graph, group, isCode)).toHaveLength(4)
  })

  it('is a file that imports itself, too', () => {
    expect(circles(graphOf([[a, "import './a.ts'"]]), isCode)).toEqual([[a]])
  })

  it('is none where a type closes it, or two ways lead to one file', () => {
    const types = graphOf([
      [a, "import './b.ts'"],
      [b, "import type { A } from './a.ts'"],
    ])
    const twice = graphOf([
      [a, "import './b.ts'; import '#views/course/c.ts'"],
      [b, "import '#views/course/c.ts'"],
      [c, ''],
    ])
    expect([circles(types, isCode), circles(twice, isCode)]).toEqual([[], []])
  })

  it('deeper than calls may nest is followed to its end', () => {
    const count = 20_000
    const path = (index: number): string => `src/views/deep/${String(index % count)}.ts`
    const edges = Array.from(
      { length: count },
      (_, index) => [path(index), [{ to: path(index + 1), kind: 'value' }]] as const,
    )
    expect(circles(new Map(edges), isCode)).toHaveLength(1)
  })
})

describe('two folders that import each other', () => {
  const graph = graphOf([
    [a, "import '#views/course/c.ts'"],
    [b, ''],
    [c, "import './rows/d.ts'"],
    [d, "import '#views/leave/b.ts'"],
  ])

  it('are found where no two files do, a folder within a part counting to it', () => {
    const found = bothWays(graph, roomOf)
    expect(found).toEqual([
      { folders: ['src/views/course', 'src/views/leave'], there: [`${d} → ${b}`], back: [`${a} → ${c}`] },
    ])
  })

  it('fail the lint', () => {
    expect(faultsOf(graph)).toEqual([expect.stringContaining('src/views/course and src/views/leave import each other')])
  })

  it('are a folder and its own sub-folder, too', () => {
    const within = graphOf([
      [c, "import './rows/d.ts'"],
      [d, "import '../c2.ts'"],
      ['src/views/course/c2.ts', ''],
    ])
    expect(faultsOf(within)).toEqual([expect.stringContaining('src/views/course and src/views/course/rows')])
  })

  it('are none where one imports only types', () => {
    const types = graphOf([
      [a, "import '#views/course/c.ts'"],
      [c, "import type { B } from '#views/leave/b.ts'"],
      [b, ''],
    ])
    expect(faultsOf(types)).toEqual([])
  })
})

describe('what a part exports', () => {
  it('is of no use when no other part of its layer imports it', () => {
    const graph = graphOf([
      [a, "import type { C } from '#views/course/c.ts'; import './b.ts'"],
      [c, "import './rows/d.ts'"],
      ['src/app/pages.ts', "import '#views/leave/b.ts'"],
    ])
    expect(unusedExports(graph, new Set([b, c, d]))).toEqual([b, d])
  })
})
