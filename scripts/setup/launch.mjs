/**
 * The first stage of every command: with nothing but npm and some Node, install the packages and go on under the Node
 * that the portal runs on. Plain JavaScript: Node 20 must be able to read this file.
 */
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { majorOf, nodeForPortal, oldestForSetup } from './node.mjs'
import { ensurePackages } from './packages.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Tells a command that it runs below another one, to whose end it is tied by its standard input. */
const tied = 'PORTAL_TIED_TO_STDIN'

/** Runs `script` (a path under the root) here, or in a child process when this is not the Node for it. */
export async function launch(script) {
  try {
    if (majorOf(process.version) < oldestForSetup) {
      throw new Error(`Node ${oldestForSetup} or later is needed to begin with; this is ${process.version}.`)
    }
    await ensurePackages(root)
    const node = nodeForPortal(root)
    process.chdir(root)
    if (realpathSync(node) === realpathSync(process.execPath)) {
      endWithParent()
      await import(pathToFileURL(join(root, script)).href)
    } else {
      passOn(node, script)
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

/**
 * The child has a process group of its own, so that a Ctrl-C reaches it once, from here, and it can finish what it is
 * doing; it ends by itself when this process is gone without having been able to say so.
 */
function passOn(node, script) {
  const first = join(root, 'scripts', 'setup', 'first.mjs')
  const child = spawn(node, [first, script, ...process.argv.slice(2)], {
    cwd: root,
    detached: process.platform !== 'win32',
    env: { ...process.env, [tied]: '1', PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${node} could not be started: ${error.message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function endWithParent() {
  if (process.env[tied] === undefined) return
  delete process.env[tied]
  process.stdin.on('error', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume()
  process.stdin.unref()
}
