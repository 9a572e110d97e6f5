/**
 * `node scripts/imports.ts`, part of `npm run lint`: no file imports itself by way of others, and no two folders import
 * each other, imports of types aside; what a part exports, another one imports.
 */
import { resolve } from 'node:path'

import { faultsOf } from './imports/faults.ts'
import { graphOf, readSources } from './imports/graph.ts'
import { unusedExports } from './imports/unused-exports.ts'
import { exported } from './lint/exports.ts'

const graph = graphOf(readSources(resolve(import.meta.dirname, '..'), ['src', 'server', 'tests', 'scripts']))
const unused = unusedExports(graph, exported).map(
  (path) => `${path} is exported (scripts/lint/exports.ts), and no other part imports it`,
)
const faults = [...faultsOf(graph), ...unused]
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${String(graph.size)} files, ${String(faults.length)} faults of their imports\n`)
if (faults.length > 0) process.exitCode = 1
