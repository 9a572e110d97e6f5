/**
 * `npm run faults [-- PART… --changed --unseen --check]`: puts one fault at a time into the queries and handlers of
 * parts of the server and tells which of them the API tests do not see; the locks of all parts are the part `locks`.
 * Without a part, all of them; with `--changed`, those that have changed since they were tried. Works on a copy of the
 * tree. Writes tests/faults.json as it goes on, with `--check` nothing. Exits with 1 when fewer than 90 % of a part are
 * seen, or when one that is not seen has no reason there.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { copyTree, type NumberedFault } from './faults/copy-tree.ts'
import {
  complaintsOf,
  fingerprintOf,
  LOCKS,
  partOf,
  readFaults,
  wordsOf,
  writeFaults,
  type PartRecord,
} from './faults/record.ts'
import { openTrials } from './faults/trials.ts'

const root = resolve(import.meta.dirname, '..')
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, unseen: { type: 'boolean' }, check: { type: 'boolean' } },
})

/** They only fill a database to be looked at. */
const demos = ['demo', 'demo-organisation']
const folders = readdirSync(join(root, 'server'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !demos.includes(entry.name))
  .map(({ name }) => name)
const all = [...folders, LOCKS]
const unknown = positionals.filter((part) => !all.includes(part))
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are: ${all.join(', ')}.`)

/** So many faults are tried before what was seen is written. */
const MOST_AT_ONCE = 400

let record = readFaults(root)
const parts = all
  .filter((part) => positionals.length === 0 || positionals.includes(part))
  .filter((part) => values.changed !== true || record[part]?.fingerprint !== fingerprintOf(root, part))
  .filter((part) => values.unseen !== true || (record[part]?.unseen.length ?? 0) > 0)
/** Those of a part that are tried. */
const isChosen = (fault: NumberedFault): boolean =>
  values.unseen !== true ||
  record[partOf(fault)]?.unseen.some(
    ({ file, kind, text }) => file === fault.file && kind === fault.kind && text === fault.text,
  ) === true

if (parts.length > 0) await tryParts()
// Vitest keeps the process alive.
process.exit()

async function tryParts(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'portal-faults-'))
  try {
    const faults = copyTree(root, copy, folders)
    process.chdir(copy)
    const trials = await openTrials(copy, say)
    for (const group of groupsOf(faults)) {
      const ofGroup = faults.filter((fault) => group.includes(partOf(fault)))
      const unseen = await trials.try(ofGroup.filter(isChosen))
      for (const part of group) {
        const count = ofGroup.filter((fault) => partOf(fault) === part).length
        if (count > 0)
          keep(
            part,
            count,
            unseen.filter((fault) => partOf(fault) === part),
          )
      }
      if (values.check !== true) writeFaults(root, record)
    }
    await trials.close()
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Parts that are tried in one run, so that it is worth loading the server. */
function groupsOf(faults: readonly NumberedFault[]): readonly (readonly string[])[] {
  const groups: string[][] = []
  let size = MOST_AT_ONCE
  for (const part of parts) {
    if (size >= MOST_AT_ONCE || part === LOCKS) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(part)
    size += faults.filter((fault) => partOf(fault) === part && isChosen(fault)).length
  }
  return groups
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
