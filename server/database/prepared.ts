import type { CompiledQuery, Kysely } from 'kysely'
import { embeddedIn } from './open.ts'
import type { Database } from './open.ts'
import type { Tables } from '../tables.ts'
import type { EmbeddedDialect } from './sqlite-dialect.ts'

interface Compilable<Row> {
  compile(): CompiledQuery<Row>
}

/**
 * A read that is compiled once per database and then only bound to values, for queries of every request: compiling
 * takes longer than running, and on the embedded database so does acquiring a connection. `build` gets a placeholder
 * for each value, usable as a value only.
 */
export function prepared<Values extends Readonly<Record<string, string | number>>, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const standIns = Object.fromEntries(names.map((name) => [name, `\0${name}`])) as Values
  const nameOf = new Map(names.map((name): [unknown, keyof Values] => [standIns[name], name]))
  let last: {
    readonly db: Database
    readonly query: CompiledQuery<Row>
    readonly embedded: EmbeddedDialect | null
  } | null = null

  return async (db, values) => {
    if (last?.db !== db) last = { db, query: build(db, standIns).compile(), embedded: embeddedIn(db) }
    const { sql, query, queryId, parameters } = last.query
    const filled = parameters.map((parameter) => {
      const name = nameOf.get(parameter)
      return name === undefined ? parameter : values[name]
    })
    if (last.embedded !== null) return last.embedded.read<Row>(sql, filled)
    return (await db.executeQuery<Row>({ sql, query, queryId, parameters: filled })).rows
  }
}
