/**
 * The first stage of every command: needs only npm and some Node, installs the packages and continues under the
 * portal's Node. Plain JavaScript: Node 20 must be able to read this file.
 */
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { majorOf, nodeForPortal, oldestForSetup } from './node.mjs'
import { ensurePackages } from './packages.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Milliseconds. */
const lookForStarterEvery = 500

/** Marks a command run by another one: it ends with its parent, detected by its standard input. */
const tied = 'PORTAL_TIED_TO_STDIN'

/** Runs `script` (a path under the root) in this process, or in a child process under the right Node. */
export async function launch(script) {
  endWithStarter()
  try {
    if (majorOf(process.version) < oldestForSetup) {
      throw new Error(`Node ${oldestForSetup} or later is needed to begin with; this is ${process.version}.`)
    }
    await ensurePackages(root)
    const node = nodeForPortal(root)
    process.chdir(root)
    if (realpathSync(node) === realpathSync(process.execPath)) {
      // Compile cache: halves the load time of the server from its second start on.
      module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'node'))
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
 * The child has its own process group, so that Ctrl-C reaches it once, forwarded from here, and it can finish its work;
 * it ends by itself if this process is killed.
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

/** Exits cleanly when the parent process is gone without a signal. */
function endWithStarter() {
  const end = () => process.kill(process.pid, 'SIGTERM')
  if (process.env[tied] !== undefined) {
    delete process.env[tied]
    process.stdin.on('error', end)
    process.stdin.on('end', end)
    process.stdin.resume()
    process.stdin.unref()
  } else if (process.env.npm_lifecycle_event !== undefined) {
    // npm forwards signals to the shell in between, which dies of them silently.
    const shell = process.ppid
    const timer = setInterval(() => {
      if (process.ppid === shell) return
      clearInterval(timer)
      end()
    }, lookForStarterEvery)
    timer.unref()
  }
}
