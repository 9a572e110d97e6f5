/**
 * `node scripts/claims.ts [--write]`, part of `npm run lint`: what titles of tests claim of requirements, and what
 * machines name, holds against the register and the lists of what is partial and open, without a run of any test. The
 * README's figures are those of the lists; --write corrects them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { findModels } from './paths/find-models.ts'
import { findMachines } from './statecharts/machines.ts'
import { faultsOf } from './traceability/faults.ts'
import { namedBy } from './traceability/named.ts'
import { readLists } from './traceability/read-lists.ts'
import { figuresOf } from './traceability/standings.ts'
import { titlesOf } from './traceability/titles.ts'
import { withFigures } from './traceability/told-figures.ts'

const root = resolve(import.meta.dirname, '..')
const readme = join(root, 'README.md')
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const lists = readLists(root)
const titles = titlesOf(root)
const models = await findModels(root, await findMachines(root))
const told = readFileSync(readme, 'utf8')
const right = withFigures(told, figuresOf(lists))
const isWriting = process.argv.includes('--write')
if (isWriting) writeFileSync(readme, right)
const faults = [
  ...faultsOf(lists, titles, models.flatMap(namedBy)),
  ...(told === right || isWriting ? [] : ['README.md has other figures. Run: node scripts/claims.ts --write']),
]
for (const fault of faults) say(fault)
const { proven, partial, open } = figuresOf(lists)
say(`${proven} requirements proven, ${partial} in part, ${open} open; ${titles.length} titles, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
