/**
 * The first stage of every command: with nothing but npm and some Node, install the packages and go on under the Node
 * that the portal runs on. Plain JavaScript: Node 20 must be able to read this file.
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

/** Tells a command that it runs below another one, to whose end it is tied by its standard input. */
const tied = 'PORTAL_TIED_TO_STDIN'

/** Runs `script` (a path under the root) here, or in a child process when this is not the Node for it. */
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
      // Halves the time that the server takes to load from its second start on.
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

/** Ends in good order when whoever started this process is gone without having been able to say so. */
function endWithStarter() {
  const end = () => process.kill(process.pid, 'SIGTERM')
  if (process.env[tied] !== undefined) {
    delete process.env[tied]
    process.stdin.on('error', end)
    process.stdin.on('end', end)
    process.stdin.resume()
    process.stdin.unref()
  } else if (process.env.npm_lifecycle_event !== undefined) {
    // npm passes signals on to the shell between it and us, which dies of them without a word.
    const shell = process.ppid
    const timer = setInterval(() => {
      if (process.ppid === shell) return
      clearInterval(timer)
      end()
    }, lookForStarterEvery)
    timer.unref()
  }
}
