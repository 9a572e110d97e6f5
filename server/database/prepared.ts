import { SelectQueryNode } from 'kysely'
import type { CompiledQuery, Kysely } from 'kysely'
import { embeddedIn } from './open.ts'
import type { Querying } from './open.ts'
import { hasRowLocks } from './row-locks.ts'
import type { Tables } from '../tables.ts'

interface Compilable<Row> {
  compile(): CompiledQuery<Row>
}

type Value = string | number | null

/**
 * A query that is compiled once per engine and then only bound to values, for what every request or many at the same
 * moment run: compiling takes longer than running, and on the embedded database so does acquiring a connection for a
 * read outside a transaction. `build` gets a placeholder for each value, usable as a value only.
 */
export function prepared<Values extends Readonly<Record<string, Value>>, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Querying, values: Values) => Promise<Row[]> {
  const standIns = Object.fromEntries(names.map((name) => [name, `\0${name}`])) as Values
  const nameOf = new Map(names.map((name): [unknown, keyof Values] => [standIns[name], name]))
  const compiled = new Map<boolean, CompiledQuery<Row>>()
  const compiledFor = (db: Querying): CompiledQuery<Row> => {
    // The two engines.
    const engine = hasRowLocks(db)
    const known = compiled.get(engine)
    if (known !== undefined) return known
    const query = build(db, standIns).compile()
    compiled.set(engine, query)
    return query
  }

  return async (db, values) => {
    const { sql, query, queryId, parameters } = compiledFor(db)
    const filled = parameters.map((parameter) => {
      const name = nameOf.get(parameter)
      return name === undefined ? parameter : values[name]
    })
    // A transaction is none of the databases that are open.
    const embedded = SelectQueryNode.is(query) ? embeddedIn(db) : null
    if (embedded !== null) return embedded.read<Row>(sql, filled)
    return (await db.executeQuery<Row>({ sql, query, queryId, parameters: filled })).rows
  }
}
