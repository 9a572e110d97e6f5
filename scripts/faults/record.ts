import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { writtenJson } from '../statecharts/json.ts'
import type { Fault } from './find-faults.ts'

/** A fault that no test sees, and why that is acceptable; empty: nobody has said. */
export interface Unseen extends Pick<Fault, 'file' | 'kind' | 'text'> {
  readonly reason: string
}

/** How many faults of a part of the server its tests see. */
export interface PartRecord {
  /** Of the part's sources and tests at that time. */
  readonly fingerprint: string
  readonly seen: number
  readonly all: number
  readonly unseen: readonly Unseen[]
}

export type FaultRecord = Readonly<Record<string, PartRecord>>

/** Of the faults of a part its tests have to see so many in a hundred. */
const leastSeen = 90

const recordFile = 'tests/faults.json'

/** What the last trials have seen, by part. */
export function readFaults(root: string): FaultRecord {
  const path = join(root, recordFile)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FaultRecord) : {}
}

export function writeFaults(root: string, record: FaultRecord): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(root, recordFile), writtenJson(sorted, 3))
}

/** The part's sources that faults are put into. Those that only fill the demo organisation have none. */
export const sourcesOf = (root: string, part: string): string[] =>
  globSync(`server/${part}/**/*.ts`, { cwd: root })
    .filter((file) => !/\.(?:demo|d)\.ts$/.test(file))
    .toSorted()

/** The locks of all parts, which races tell, stand together. */
export const LOCKS = 'locks'

/** What a fault belongs to. */
export const partOf = ({ file, kind }: Pick<Fault, 'file' | 'kind'>): string =>
  kind === 'lock' ? LOCKS : (file.split('/')[1] ?? '')

/** Changes with every source and test of a part; with every race and every file that has a lock. */
export function fingerprintOf(root: string, part: string): string {
  const hash = createHash('sha256')
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const tests = globSync(part === LOCKS ? 'tests/races/*.ts' : `tests/${part}/**/*.api.test.ts`, { cwd: root })
  const sources =
    part === LOCKS
      ? sourcesOf(root, '*').filter((file) => /\.(?:for(?:NoKeyUpdate|Update|Share)|skipLocked)\(/.test(read(file)))
      : sourcesOf(root, part)
  for (const file of [...sources, ...tests.toSorted()]) hash.update(file).update(read(file))
  return hash.digest('hex').slice(0, 12)
}

/** What speaks against a part's record. */
export function complaintsOf(part: string, { seen, all, unseen }: Omit<PartRecord, 'fingerprint'>): readonly string[] {
  const isLow = seen * 100 < all * leastSeen
  return [
    ...(isLow ? [`${part}: ${seen} of ${all} faults are seen, fewer than ${leastSeen} %`] : []),
    ...unseen.filter(({ reason }) => reason === '').map((fault) => `nobody sees, and no reason why: ${wordsOf(fault)}`),
  ]
}

const left: Readonly<Record<Fault['kind'], string>> = {
  where: 'a query without',
  join: 'a join without',
  order: 'a list without',
  lock: 'a row without its lock',
  recipient: 'a list without',
  if: 'turned round: if',
}

export const wordsOf = ({ file, kind, text }: Pick<Fault, 'file' | 'kind' | 'text'>): string =>
  `${file}: ${left[kind]} ${text}`
