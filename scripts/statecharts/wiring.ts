import { globSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import ts from 'typescript'

import { isLifecycle } from './chart.ts'
import { nameOf } from './machines.ts'

/** Who starts or tells whom: between machines by what is sent, from a machine to its services by their names. */
export interface Talk {
  readonly from: string
  readonly to: string
  readonly what: string
}

/** An event that something which is no machine sends to one, and the file in which that stands. */
export interface OutsideEvent {
  readonly to: string
  readonly event: string
  readonly file: string
}

/** What the composition root has one machine send when another tells something, and what it sends them itself. */
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

/** Functions that make an actor and give it back, by their names, each with its machine's name. */
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

/** The machine whose actor's method a call calls; null for any other node. */
function receiverOf(node: ts.Node, method: string, actors: ReadonlyMap<string, string>): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null
  const { expression: actor, name } = node.expression
  return name.text === method && ts.isIdentifier(actor) ? (actors.get(actor.text) ?? null) : null
}

/** The types that an event may have as it is written: one, or those of a condition. */
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

/** All of them, each line once and in order. */
function merged(parts: readonly Wiring[]): Wiring {
  return { talks: once(parts.flatMap(({ talks }) => talks)), outside: once(parts.flatMap(({ outside }) => outside)) }
}

function once<Line extends object>(lines: readonly Line[]): readonly Line[] {
  const byText = new Map(lines.map((line) => [Object.values(line).join(' '), line]))
  return [...byText.keys()].sort().flatMap((text) => byText.get(text) ?? [])
}

/** A lifecycle that a file asks, for a verdict or for what a state shows. */
export interface Asking {
  readonly lifecycle: string
  readonly file: string
}

/** Which files of browser and server ask which lifecycle: those that import it as a value. */
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

/** The file that a path in an import means, where it is one of the machines or beside the importer. */
const fileOf = (path: string, importer: string): string =>
  path.startsWith('.') ? posix.join(posix.dirname(importer), path) : path.replace(/^#machines\//, 'src/machines/')

/** The paths that a file imports something running from. */
function valueImports(text: string): readonly string[] {
  return [...text.matchAll(/^import (?!type )[^;]*?from '([^']+)'/gms)].map(([, path]) => path ?? '')
}

/** The files of a machine: its own, and those of `src/machines` that it imports from and that hold no machine. */
export function filesOf(root: string, source: string): readonly string[] {
  const imported = valueImports(readFileSync(join(root, source), 'utf8')).map((path) => fileOf(path, source))
  return [
    source,
    ...imported.filter((file) => file.startsWith('src/machines/') && !/\.(flow|lifecycle)\.ts$/.test(file)),
  ]
}
