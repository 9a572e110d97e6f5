import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

interface Running {
  readonly said: () => string
  readonly stop: () => void
  /** Its exit code. */
  readonly ended: Promise<number | null>
  /** Resolves when the output matches. */
  readonly until: (text: RegExp) => Promise<RegExpExecArray>
}

/** The real server as a process of its own, with a new data folder for each test. */
export function processForTests() {
  let folder = ''
  let child: ChildProcess | null = null
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-process-'))
  })
  afterEach(() => {
    child?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (variables: Record<string, string> = {}): Running => {
    let output = ''
    const usual = { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DRAIN_SECONDS: '0' }
    const server = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: { ...process.env, ...usual, ...variables },
    })
    child = server
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += String(chunk)
        server.emit('said')
      })
    }
    const ended = once(server, 'close').then(([code]) => code as number | null)
    const until = async (text: RegExp): Promise<RegExpExecArray> => {
      const match = text.exec(output)
      if (match !== null) return match
      const still = await Promise.race([once(server, 'said').then(() => true), ended.then(() => false)])
      if (!still) throw new Error(`It ended: ${output}`)
      return until(text)
    }
    return { said: () => output, stop: () => void server.kill('SIGTERM'), ended, until }
  }
  return { start, folder: () => folder }
}
