/** Preloaded by the real server: kills it within an effect, at the moment named by DIE_AT. */
import { Client } from 'pg'
import { SqliteFile } from '#server/database/sqlite-connection.ts'

/**
 * The moments: before study time is added to the course progress; before a notice is written, before the effect is
 * marked as done, before that is committed, and after the commit.
 */
export type Moment = 'count' | 'notice' | 'mark' | 'commit' | 'committed'

const moment = process.env.DIE_AT as Moment
/** The connection that is writing a decision. */
let deciding: object | null = null
/** Leftovers of a previous process are finished first: only effects of this process are fatal. */
let hasDecided = false
let isMarked = false

const die = (): void => void process.kill(process.pid, 'SIGKILL')

function before(connection: object, sql: string): void {
  if (moment === 'count' && sql.startsWith('update "course_progress"')) die()
  if (/^update "(leave|course_progress)"/.test(sql)) deciding = connection
  if (!hasDecided) return
  if (moment === 'notice' && sql.startsWith('insert into "notice"')) die()
  if (sql.startsWith('update "effect" set "done_at"')) {
    if (moment === 'mark') die()
    isMarked = true
  }
  if (moment === 'commit' && isMarked && sql === 'commit') die()
}

function after(connection: object, sql: string): void {
  if (sql !== 'commit') return
  if (connection === deciding) hasDecided = true
  if (moment === 'committed' && isMarked) die()
}

const { run } = SqliteFile.prototype
SqliteFile.prototype.run = function <R>(this: SqliteFile, sql: string, parameters: readonly unknown[]) {
  before(this, sql)
  const result = run.call(this, sql, parameters)
  after(this, sql)
  return result as ReturnType<typeof run<R>>
}

const { query } = Client.prototype as unknown as { query: (...of: readonly unknown[]) => Promise<unknown> }
Object.assign(Client.prototype, {
  async query(this: Client, ...of: readonly unknown[]): Promise<unknown> {
    const sql = String(of[0])
    before(this, sql)
    const result = await query.apply(this, [...of])
    after(this, sql)
    return result
  },
})
