import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findModels } from '../paths/find-models.ts'
import { commitOf } from '../test/since/changed.ts'
import type { Chart } from './chart.ts'
import { chartsOf } from './documents.ts'
import { findMachines } from './machines.ts'

/** What machines and their models are made of. */
const code = ['package.json', 'src', 'tests', 'scripts']

/**
 * The charts of the machines as they were at a git revision, read from its machines and models by the chart model of
 * today, with the packages of today. Throws when git knows no such revision.
 */
export async function chartsAt(root: string, revision: string): Promise<readonly Chart[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-charts-'))
  try {
    unpack(root, revision, folder)
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return chartsOf(await findModels(folder, await findMachines(folder)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes the code of a revision into a folder, past the index and the files of the repository. */
function unpack(root: string, revision: string, folder: string): void {
  const git = (...given: readonly string[]): string =>
    execFileSync('git', given, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: join(folder, '.index') },
    })
  const commit = commitOf(root, revision)
  git(`--work-tree=${folder}`, 'checkout', '--quiet', commit, '--', ...code.map((path) => `:/${path}`))
}
