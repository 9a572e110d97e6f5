import { execFile } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgresql } from '../../../scripts/setup/postgresql.ts'

const run = promisify(execFile)

/** A private PostgreSQL, stopped after the tests. */
export interface PrivatePostgres {
  /** The address of one of its databases. */
  address(database: string): string
  /** Takes it away: `fast` ends every connection with a word, `immediate` like a crash. */
  halt(mode: 'fast' | 'immediate'): Promise<void>
  /** Brings it back at the same address, with what was committed. */
  resume(): Promise<void>
  /** Stops it for good, and removes its data. */
  stop(): Promise<void>
}

/** Durability is off: tests need not survive a power failure. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
}

/**
 * Starts a server in a temporary folder, on a free port of the loopback interface, with its own `settings` before the
 * usual ones; null: PostgreSQL is not installed.
 */
export async function startPrivatePostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PrivatePostgres | null> {
  const programs = findPostgresql()
  if (programs === null) return null
  const folder = await mkdtemp(join(tmpdir(), 'portal-postgres-'))
  // It refuses to run as root; its package provides a user for it.
  const owner = process.getuid?.() === 0 ? await systemUser('postgres') : null
  if (owner !== null) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const call = (program: string, ...parameters: string[]) =>
    run(join(programs, program), ['-D', data, ...parameters], { cwd: folder, ...(owner ?? {}) })

  await call('initdb', '-U', 'portal', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  const options = Object.entries({ ...SETTINGS, ...settings }).map(([name, value]) => `-c ${name}=${value}`)
  const startAt = async (port: number): Promise<void> => {
    const where = `-h 127.0.0.1 -p ${port} -k ${folder}`
    await call('pg_ctl', '-w', '-t', '60', '-l', join(folder, 'log'), '-o', `${where} ${options.join(' ')}`, 'start')
  }
  const halt: PrivatePostgres['halt'] = async (mode) => {
    await call('pg_ctl', '-w', '-m', mode, 'stop')
  }
  const stop = async (): Promise<void> => {
    // A failed test may have left it halted.
    await halt('immediate').catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
  const port = await startedAtFreePort(startAt)
  return {
    address: (database) => `postgres://portal@127.0.0.1:${port}/${database}`,
    halt,
    resume: () => startAt(port),
    stop,
  }
}

async function systemUser(name: string): Promise<{ uid: number; gid: number }> {
  const id = async (option: string): Promise<number> => Number((await run('id', [option, name])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

/** A port that is free may be taken by others before it is used: then another one is tried. */
async function startedAtFreePort(startAt: (port: number) => Promise<void>, tries = 5): Promise<number> {
  const port = await freePort()
  try {
    await startAt(port)
    return port
  } catch (error) {
    if (tries === 1) throw error
    return startedAtFreePort(startAt, tries - 1)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
