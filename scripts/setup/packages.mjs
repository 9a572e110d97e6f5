/**
 * Installs the packages of package-lock.json into node_modules if they are missing.
 * Plain JavaScript without packages: Node 20 must be able to read this file before any is installed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { step } from './progress.mjs'
import { run } from './run.mjs'

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * npm writes node_modules/.package-lock.json last, so an interrupted installation has none. Missing optional packages
 * are for other systems; a different version counts as outdated.
 */
export function packagesAreCurrent(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true
    const installed = present[path]
    if (installed === undefined) return optional === true
    return installed.version === version && installed.integrity === integrity
  })
}

/**
 * npm's command line: the npm that started this process, run by its own Node (not by the pinned one, which the
 * installation replaces), else the one beside this Node, else the one on the PATH.
 */
function npm() {
  const { npm_execpath: started, npm_node_execpath: startedBy } = process.env
  if (started !== undefined && /npm-cli\.c?js$/.test(started)) return [startedBy ?? process.execPath, started]
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  if (existsSync(beside)) return [process.execPath, beside]
  return ['npm']
}

export async function ensurePackages(root) {
  if (packagesAreCurrent(root)) return
  const [command, ...before] = npm()
  await step('Installing the packages of package-lock.json', () =>
    run(command, [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      shell: process.platform === 'win32' && before.length === 0,
    }),
  )
}
