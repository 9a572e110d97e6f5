import { globSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import ts from 'typescript'

import { isLifecycle } from './chart.ts'
import { nameOf } from './machines.ts'

/** Connections: between machines by messages, from a machine to its services by name. */
export interface Talk {
  readonly from: string
  readonly to: string
  readonly what: string
}

/** An event sent to a machine from non-machine code, and the file that sends it. */
export interface OutsideEvent {
  readonly to: string
  readonly event: string
  readonly file: string
}

/** The composition root's connections: events forwarded between machines, and events it sends itself. */
export interface Wiring {
  readonly talks: readonly Talk[]
  readonly outside: readonly OutsideEvent[]
}

/**
 * Reads the wiring of the machines from the files directly in src/app, where actors are made
 * (`createActor(guardFlow…)`) and told to each other (`guard.on('userFetched', () => session.send({ type:
 * 'user.fetched' }))`).
 */
export function readWiring(root: string): Wiring {
  const folder = join(root, 'src/app')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const sources = files.map((file) =>
    ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true),
  )
  const makers = new Map(sources.flatMap(makersIn))
  return merged(sources.map((source) => wiringIn(source, makers)))
}

/** Functions that create and return an actor, by name, each with its machine's name. */
function makersIn(source: ts.SourceFile): readonly (readonly [string, string])[] {
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((declared) => {
    const returned = declared.body?.statements.filter(ts.isReturnStatement) ?? []
    const made = returned.map(({ expression }) => machineMade(expression, new Map())).filter((name) => name !== null)
    const { name } = declared
    return name === undefined ? [] : made.slice(0, 1).map((machine) => [name.text, machine] as const)
  })
}

function wiringIn(source: ts.SourceFile, makers: ReadonlyMap<string, string>): Wiring {
  const actors = new Map<string, string>()
  walk(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return
    const machine = machineMade(node.initializer, makers)
    if (machine !== null) actors.set(node.name.text, machine)
  })
  const talks: Talk[] = []
  const outside: OutsideEvent[] = []
  walk(source, (node) => {
    const to = receiverOf(node, 'send', actors)
    if (to === null || !ts.isCallExpression(node)) return
    const from = heardFrom(node, actors)
    for (const event of eventTypes(node.arguments[0])) {
      if (from === null) outside.push({ to, event, file: `src/app/${basename(source.fileName)}` })
      else if (from.machine !== to) talks.push({ from: from.machine, to, what: event })
    }
  })
  return { talks, outside }
}

/** The name of the machine that an expression makes an actor of: `createActor(provide(guardFlow, …)).start()`. */
function machineMade(expression: ts.Expression | undefined, makers: ReadonlyMap<string, string>): string | null {
  if (expression === undefined || !ts.isCallExpression(expression)) return null
  const { expression: called, arguments: given } = expression
  if (ts.isPropertyAccessExpression(called)) return machineMade(called.expression, makers)
  if (!ts.isIdentifier(called)) return null
  if (called.text !== 'createActor') return makers.get(called.text) ?? null
  let logic = given[0]
  // A flow out of the composition's own object: which machine it is made of is not written here.
  if (logic !== undefined && ts.isPropertyAccessExpression(logic)) return null
  while (logic !== undefined && !ts.isIdentifier(logic)) logic = withinLogic(logic)
  return logic === undefined ? null : nameOf(logic.text)
}

/** What an expression makes a logic of: the machine that is provided with services, or the function that makes it. */
function withinLogic(logic: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(logic)) return ts.isPropertyAccessExpression(logic) ? logic.expression : undefined
  const { expression: called, arguments: given } = logic
  return ts.isIdentifier(called) && called.text === 'provide' ? given[0] : called
}

/** The machine whose emitted event the node is an answer to: it stands within `machine.on('event', …)`. */
function heardFrom(node: ts.Node, actors: ReadonlyMap<string, string>): { readonly machine: string } | null {
  for (let at = node.parent as ts.Node | undefined; at !== undefined; at = at.parent as ts.Node | undefined) {
    const machine = receiverOf(at, 'on', actors)
    if (machine !== null) return { machine }
  }
  return null
}

/** The machine on whose actor a method is called; null for any other node. */
function receiverOf(node: ts.Node, method: string, actors: ReadonlyMap<string, string>): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null
  const { expression: actor, name } = node.expression
  return name.text === method && ts.isIdentifier(actor) ? (actors.get(actor.text) ?? null) : null
}

/** The possible static types of an event: one, or those of a conditional. */
function eventTypes(event: ts.Expression | undefined): readonly string[] {
  if (event === undefined || !ts.isObjectLiteralExpression(event)) return []
  const type = event.properties.find((property) => property.name?.getText() === 'type')
  if (type === undefined || !ts.isPropertyAssignment(type)) return []
  const given = ts.isConditionalExpression(type.initializer)
    ? [type.initializer.whenTrue, type.initializer.whenFalse]
    : [type.initializer]
  return given.flatMap((one) => (ts.isStringLiteralLike(one) ? [one.text] : []))
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Deduplicated and sorted. */
function merged(parts: readonly Wiring[]): Wiring {
  return { talks: once(parts.flatMap(({ talks }) => talks)), outside: once(parts.flatMap(({ outside }) => outside)) }
}

function once<Line extends object>(lines: readonly Line[]): readonly Line[] {
  const byText = new Map(lines.map((line) => [Object.values(line).join(' '), line]))
  return [...byText.keys()].sort().flatMap((text) => byText.get(text) ?? [])
}

/** A lifecycle used by a file, for a verdict or for a state's display. */
export interface Asking {
  readonly lifecycle: string
  readonly file: string
}

/** Which files of browser and server use which lifecycle: those with a value import of it. */
export function readAskings(
  root: string,
  lifecycles: readonly { readonly name: string; readonly source: string }[],
): readonly Asking[] {
  const files = globSync('{src,server}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  return files
    .filter((file) => !isLifecycle(file) && !file.startsWith('src/showcase/'))
    .flatMap((file) => {
      const imported = valueImports(readFileSync(join(root, file), 'utf8'))
      return lifecycles
        .filter(({ source }) => imported.some((path) => fileOf(path, file) === source))
        .map(({ name }) => ({ lifecycle: name, file }))
    })
}

/** The file of an import path, if it is a machine or beside the importer. */
const fileOf = (path: string, importer: string): string =>
  path.startsWith('.') ? posix.join(posix.dirname(importer), path) : path.replace(/^#machines\//, 'src/machines/')

/** The paths of a file's value imports. */
function valueImports(text: string): readonly string[] {
  return [...text.matchAll(/^import (?!type )[^;]*?from '([^']+)'/gms)].map(([, path]) => path ?? '')
}

/** The files of a machine: its own, and those of `src/machines` it imports that contain no machine. */
export function filesOf(root: string, source: string): readonly string[] {
  const imported = valueImports(readFileSync(join(root, source), 'utf8')).map((path) => fileOf(path, source))
  return [
    source,
    ...imported.filter((file) => file.startsWith('src/machines/') && !/\.(flow|lifecycle)\.ts$/.test(file)),
  ]
}
