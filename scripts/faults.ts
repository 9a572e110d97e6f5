/**
 * `npm run faults [-- PART… --changed --check --kind KIND]`: puts one fault at a time into the queries and handlers of
 * parts of the server and tells which of them the API tests do not see. Without a part, all parts; with `--changed`,
 * those that have changed since they were tried. Works on a copy of the tree. Writes tests/faults.json, with `--check`
 * nothing. Exits with 1 when fewer than 90 % of a part are seen, or when one that is not seen has no reason there.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { copyTree, type NumberedFault } from './faults/copy-tree.ts'
import { faultKinds } from './faults/find-faults.ts'
import { complaintsOf, fingerprintOf, readFaults, wordsOf, writeFaults, type PartRecord } from './faults/record.ts'
import { openTrials } from './faults/trials.ts'

const root = resolve(import.meta.dirname, '..')
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' }, changed: { type: 'boolean' }, check: { type: 'boolean' } },
})
const kinds = faultKinds.filter((kind) => values.kind === undefined || kind === values.kind)
if (kinds.length === 0) throw new Error(`There is no kind ${values.kind}. There are: ${faultKinds.join(', ')}.`)

/** They only fill a database to be looked at. */
const demos = ['demo', 'demo-organisation']
const all = readdirSync(join(root, 'server'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !demos.includes(entry.name))
  .map(({ name }) => name)
const unknown = positionals.filter((part) => !all.includes(part))
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are: ${all.join(', ')}.`)

let record = readFaults(root)
const parts = all
  .filter((part) => positionals.length === 0 || positionals.includes(part))
  .filter((part) => values.changed !== true || record[part]?.fingerprint !== fingerprintOf(root, part))

if (parts.length > 0) await tryParts()
// Vitest keeps the process alive.
process.exit()

async function tryParts(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'portal-faults-'))
  try {
    const faults = copyTree(root, copy, all)
    const chosen = faults.filter(({ file, kind }) => parts.includes(partOf(file)) && kinds.includes(kind))
    process.chdir(copy)
    const trials = await openTrials(copy, say)
    const unseen = await trials.try(chosen)
    await trials.close()
    for (const part of parts) {
      const of = (list: readonly NumberedFault[]) => list.filter(({ file }) => partOf(file) === part)
      keep(part, of(chosen).length, of(unseen))
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  if (values.kind === undefined && values.check !== true) writeFaults(root, record)
}

function keep(part: string, count: number, unseen: readonly NumberedFault[]): void {
  const before = record[part]?.unseen ?? []
  const known = unseen.map(({ file, kind, text }) => ({
    file,
    kind,
    text,
    reason: before.find((one) => one.file === file && one.kind === kind && one.text === text)?.reason ?? '',
  }))
  const of: PartRecord = {
    fingerprint: fingerprintOf(root, part),
    seen: count - unseen.length,
    all: count,
    unseen: known,
  }
  record = { ...record, [part]: of }
  say(`${part}: ${of.seen} of ${of.all} faults are seen`)
  for (const fault of unseen) say(`  line ${fault.line} of ${wordsOf(fault)}`)
  if (complaintsOf(part, of).length > 0) process.exitCode = 1
}

function partOf(file: string): string {
  return file.split('/')[1] ?? ''
}
