import { AsyncLocalStorage } from 'node:async_hooks'
import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  DefaultQueryExecutor,
  DeleteQueryNode,
  OperatorNode,
  ParensNode,
  RawNode,
  ReferenceNode,
  SelectAllNode,
  SelectQueryNode,
  TableNode,
  TupleNode,
  UpdateQueryNode,
  type OperationNode,
  type QueryId,
  type RootOperationNode,
} from 'kysely'
import type { Database } from '#server/database/open.ts'

/*
 * What holds of every query that answers a request, so that one that has lost a condition or an order is seen by
 * whatever test passes it, also where the rows of that test happen to be the same.
 */

/** Tables whose rows are written to by other columns than ids, each with the reason. */
const keyedOtherwise: Readonly<Record<string, string>> = {
  attempt: 'Attempts are counted by what was tried and by whom, who may be nobody that is known.',
  dict: 'An entry of a dictionary is known by its type and its code.',
  dict_name: 'Its names are too.',
  dict_type: 'A dictionary is known by its code.',
  installation: 'A value of the installation is known by its key.',
  identity: 'An identity is its issuer’s, under the name that it has there.',
}

/** Columns that part the rows of a list from each other, beside ids: unique among those that are listed with them. */
const telling: ReadonlySet<string> = new Set([
  'attempt',
  'code',
  'department_code',
  'language',
  'number',
  'position',
  'revision',
  'room',
  'sequence',
  'ticket',
  'version',
  'year',
])
/** Orders in which rows can be equal, each with the reason why it makes no difference. */
const equalled: Readonly<Record<string, string>> = {
  'leave: starts_at': 'Whether leaves cover a time is the same in whichever order equal ones are looked at.',
  'message: next_attempt_at': 'Whichever of those that are due is sent first.',
  'password_link: created_at': 'There is one link at a time.',
}

const requests = new AsyncLocalStorage<true>()
/** Runs a request, whose queries are looked at. */
export const asRequest = <Answer>(run: () => PromiseLike<Answer>): Promise<Answer> =>
  // Awaited within: an injected request starts when it is waited for.
  requests.run(true, async () => run())

const breaches = new Set<string>()
/** What queries of requests have broken since this was called last. */
export function takeBreaches(): string[] {
  const taken = [...breaches]
  breaches.clear()
  return taken
}

const isKey = (column: string): boolean => column === 'id' || /_(?:id|hash|key)$/.test(column)

const tableOf = (node: OperationNode | undefined): string => {
  if (node === undefined) return ''
  if (AliasNode.is(node)) return tableOf(node.node)
  return TableNode.is(node) ? node.table.identifier.name : ''
}
const columnOf = (node: OperationNode): string | null => {
  if (ReferenceNode.is(node)) return columnOf(node.column)
  return ColumnNode.is(node) ? node.column.name : null
}
/** Conditions that all hold. */
const conditionsIn = (node: OperationNode): readonly OperationNode[] => {
  if (AndNode.is(node)) return [...conditionsIn(node.left), ...conditionsIn(node.right)]
  return ParensNode.is(node) ? conditionsIn(node.node) : [node]
}
/** Columns that a value, or some, are asked of; SQL that is written by hand may ask for any, so it counts as a key. */
const bound = (node: OperationNode | undefined): readonly string[] =>
  (node === undefined ? [] : conditionsIn(node)).flatMap((one) => {
    if (RawNode.is(one)) return ['id']
    if (!BinaryOperationNode.is(one) || !OperatorNode.is(one.operator)) return []
    if (!['=', 'in'].includes(one.operator.operator)) return []
    const sides = [one.leftOperand, one.rightOperand]
    return sides.some((side) => RawNode.is(side) || TupleNode.is(side))
      ? ['id']
      : sides.flatMap((side) => columnOf(side) ?? [])
  })

function checkWrite(table: string, where: OperationNode | undefined): void {
  if (keyedOtherwise[table] !== undefined || bound(where).some(isKey)) return
  breaches.add(`${table} is written to without a key: ${bound(where).join(', ')}`)
}

function checkRead({ from, joins = [], where, orderBy, selections = [] }: SelectQueryNode): void {
  const tables = (from?.froms ?? []).map(tableOf).join(', ')
  const columns = (orderBy?.items ?? []).map(({ orderBy: item }) =>
    RawNode.is(item) ? null : (columnOf(item) ?? (AliasNode.is(item) ? null : '')),
  )
  const last = columns.at(-1)
  const order = `${tables}: ${columns.join(', ')}`
  if (typeof last === 'string' && !isKey(last) && !telling.has(last) && equalled[order] === undefined)
    breaches.add(`rows can be equal in the order ${order}`)
  // The base text is in one language, whichever that is.
  const isOfLanguage = (node: OperationNode | undefined): boolean =>
    ['language', 'is_base'].some((column) => bound(node).includes(column))
  const isShown = selections.some(
    ({ selection }) =>
      SelectAllNode.is(selection) || columnOf(AliasNode.is(selection) ? selection.node : selection) === 'language',
  )
  for (const { table, on } of joins)
    if (tableOf(table).endsWith('_text') && !isShown && !isOfLanguage(on?.on) && !isOfLanguage(where?.where))
      breaches.add(`${tables} joined with ${tableOf(table)} of all languages`)
}

function check(node: RootOperationNode): void {
  if (UpdateQueryNode.is(node)) checkWrite(tableOf(node.table), node.where?.where)
  else if (DeleteQueryNode.is(node)) checkWrite(tableOf(node.from.froms[0]), node.where?.where)
  else if (SelectQueryNode.is(node)) checkRead(node)
}

/** What reads one row of several has no reason to get the right one. */
function checkFirst(node: SelectQueryNode, count: number): void {
  if (count <= 1 || node.limit !== undefined || node.setOperations !== undefined) return
  const tables = (node.from?.froms ?? []).map(tableOf).join(', ')
  breaches.add(`the first of ${count} rows of ${tables} is taken: ${bound(node.where?.where).join(', ')}`)
}

interface Executor {
  transformQuery(node: RootOperationNode, id: QueryId): RootOperationNode
}
interface Selecting {
  execute(): Promise<unknown[]>
  executeTakeFirst(): Promise<unknown>
  toOperationNode(): SelectQueryNode
}

/** The ids in an entry of a list, and of what it names. */
function idsIn(entry: unknown): readonly string[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return []
  return Object.entries(entry).flatMap(([name, value]) =>
    /I[dD]$/.test(name) && typeof value === 'string' ? [value] : idsIn(value),
  )
}
/** Whether an entry is something with an id of its own; what has happened to it names people, and has none. */
const hasID = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && Object.keys(entry).some((name) => /I[dD]$/.test(name))
/** A list that tells something twice has been joined with more than it should. */
export function checkAnswer(path: string, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return
  if (Array.isArray(answer)) {
    const ids = answer.filter(hasID).map((entry) => idsIn(entry).join(' '))
    if (new Set(ids).size < ids.length) breaches.add(`${path} tells something twice`)
  }
  for (const value of Object.values(answer)) checkAnswer(path, value)
}

let isWatching = false
/** From now on the queries of requests are looked at, whichever database they are sent to. */
export function watchQueries(db: Database): void {
  if (isWatching) return
  isWatching = true
  const executors = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as Executor
  const transform = executors.transformQuery
  executors.transformQuery = function (node, id) {
    if (requests.getStore() === true) check(node)
    return transform.call(this, node, id)
  }
  const selects = Object.getPrototypeOf(db.selectFrom('user')) as Selecting
  selects.executeTakeFirst = async function () {
    const rows = await this.execute()
    if (requests.getStore() === true) checkFirst(this.toOperationNode(), rows.length)
    return rows[0]
  }
}
