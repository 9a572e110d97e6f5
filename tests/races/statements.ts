import { Client } from 'pg'

/** What a statement reads or writes, as far as its words tell. */
export interface Statement {
  readonly text: string
  readonly tables: ReadonlySet<string>
  readonly writes: boolean
}

const named = /"([a-z][a-z_0-9]*)"/g
const writing = /^(?:with\b[^]*?\b)?(?:insert|update|delete)\b/i
const locking = /\bfor (?:no key )?(?:update|share)\b/i
export const statementOf = (text: string): Statement => ({
  text,
  tables: new Set([...text.matchAll(named)].map(([, name = '']) => name)),
  // Who locks a row keeps others from it as who writes it does.
  writes: writing.test(text.trim()) || locking.test(text),
})

/** Whether it matters which of two comes first. */
export const isDependent = (one: Statement, others: readonly Statement[], tables: ReadonlySet<string>): boolean =>
  others.some(
    (other) =>
      (one.writes || other.writes) && [...one.tables].some((table) => tables.has(table) && other.tables.has(table)),
  )

/** The statements of a portal, in their order: let through, or held before one of them. */
export class Gate {
  statements: Statement[] = []
  #holdBefore = Number.POSITIVE_INFINITY
  #held = Promise.withResolvers<void>()
  #released = Promise.withResolvers<void>()

  /** Counts anew. */
  begin(): void {
    this.statements = []
    this.#holdBefore = Number.POSITIVE_INFINITY
    this.#held = Promise.withResolvers()
    this.#released = Promise.withResolvers()
  }

  /** The statement of this number waits, from 0. */
  holdBefore(place: number): void {
    this.#holdBefore = place
  }

  /** Resolves when a statement is held. */
  get held(): Promise<void> {
    return this.#held.promise
  }

  release(): void {
    this.#holdBefore = Number.POSITIVE_INFINITY
    this.#released.resolve()
  }

  async pass(text: string): Promise<void> {
    const place = this.statements.push(statementOf(text)) - 1
    if (place < this.#holdBefore) return
    this.#held.resolve()
    await this.#released.promise
  }
}

/** Leads the statements of all connections through the gate that has the name of their application. */
export function putGates(gates: ReadonlyMap<string, Gate>): void {
  const pass = async (query: typeof Client.prototype.query, client: Client, given: unknown[]): Promise<unknown> => {
    const [said] = given
    await gates.get(nameOf(client))?.pass(typeof said === 'string' ? said : textIn(said))
    const sent: unknown = Reflect.apply(query, client, given)
    return sent
  }
  Client.prototype.query = new Proxy(Client.prototype.query, {
    apply: (query, client: Client, given: unknown[]) =>
      gates.has(nameOf(client)) ? pass(query, client, given) : (Reflect.apply(query, client, given) as unknown),
  })
}

const nameOf = (client: Client): string =>
  'connectionParameters' in client
    ? String((client.connectionParameters as { application_name?: string }).application_name)
    : ''
const textIn = (said: unknown): string =>
  typeof said === 'object' && said !== null && 'text' in said ? String(said.text) : ''
