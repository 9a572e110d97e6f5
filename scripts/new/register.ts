import ts from 'typescript'

import type { Registry } from './layout.ts'

/**
 * A source file with something more in one of its lists: an element of an array, a property of an object, a member or
 * a base of an interface. Null: the file has no such list.
 */
export function registered(source: string, { at, adds, imports }: Registry): string | null {
  const file = ts.createSourceFile('registry.ts', source, ts.ScriptTarget.Latest, true)
  const place = placeOf(file, at, entryName(adds))
  if (place === null) return null
  const { position, before, after } = place
  const withEntry = `${source.slice(0, position)}${before}${adds}${after}${source.slice(position)}`
  return imports === null ? withEntry : withImport(file, withEntry, imports)
}

/** True when such an entry is there already: what is new would stand in its way. */
export function isRegistered(source: string, { at, adds }: Pick<Registry, 'at' | 'adds'>): boolean {
  const file = ts.createSourceFile('registry.ts', source, ts.ScriptTarget.Latest, true)
  return entriesAt(file, at).some((entry) => entryName(entry.getText(file)) === entryName(adds))
}

/** The name that an import would bring in a second time; null: there is none. */
export function importedTwice(source: string, line: string): string | null {
  const already = new Set(importedNames(source))
  return importedNames(line).find((name) => already.has(name)) ?? null
}

function importedNames(source: string): readonly string[] {
  const file = ts.createSourceFile('imports.ts', source, ts.ScriptTarget.Latest, true)
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings
    const named = bindings === undefined ? [] : ts.isNamedImports(bindings) ? bindings.elements : [bindings]
    return [importClause, ...named].flatMap((one) => (one?.name === undefined ? [] : [one.name.text]))
  })
}

function entriesAt(file: ts.SourceFile, at: Registry['at']): readonly ts.Node[] {
  if (at.kind === 'interface') return interfaceAt(file, at.name)?.members ?? []
  if (at.kind === 'bases') return basesAt(file, at.name)
  const list = listAt(file, at.path)
  return list === null ? [] : entriesOf(list)
}

/** What an entry goes by: the name of a property, else all of it. */
const entryName = (entry: string): string =>
  (entry.split(':')[0] ?? '')
    .replace(/^readonly /, '')
    .replaceAll("'", '')
    .trim()

interface Place {
  readonly position: number
  readonly before: string
  readonly after: string
}

/** Imports stand before all lists, so what was put into a list has not moved them. */
function withImport(file: ts.SourceFile, source: string, line: string): string {
  const last = file.statements.filter(ts.isImportDeclaration).at(-1)
  const position = last?.end ?? 0
  return `${source.slice(0, position)}${last === undefined ? `${line}\n` : `\n${line}`}${source.slice(position)}`
}

function placeOf(file: ts.SourceFile, at: Registry['at'], name: string): Place | null {
  if (at.kind === 'list') {
    const list = listAt(file, at.path)
    return list === null ? null : atEndOf(list)
  }
  if (at.kind === 'bases') {
    const last = basesAt(file, at.name).at(-1)
    return last === undefined ? null : { position: last.end, before: ', ', after: '' }
  }
  const found = interfaceAt(file, at.name)
  return found === null ? null : memberPlace(file, found, name)
}

/** In its place where the members stand in alphabetical order, else behind them. */
function memberPlace(file: ts.SourceFile, { members, end }: ts.InterfaceDeclaration, name: string): Place {
  const names = members.map((member) => entryName(member.getText(file)))
  const isInOrder = names.every((one, index) => index === 0 || (names[index - 1] ?? '') < one)
  const next = isInOrder ? members[names.findIndex((one) => one > name)] : undefined
  if (next === undefined) return { position: end - 1, before: '  ', after: '\n' }
  return { position: next.getStart(file, true), before: '', after: `\n${indentOf(file, next)}` }
}

const basesAt = (file: ts.SourceFile, name: string): readonly ts.Node[] =>
  interfaceAt(file, name)?.heritageClauses?.flatMap(({ types }) => types) ?? []

const interfaceAt = (file: ts.SourceFile, wanted: string): ts.InterfaceDeclaration | null =>
  file.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === wanted) ?? null

/** Follows names from a constant or the default export, through properties. */
function listAt(
  file: ts.SourceFile,
  [first, ...rest]: readonly string[],
): ts.ArrayLiteralExpression | ts.ObjectLiteralExpression | null {
  let found: ts.Expression | null = null
  for (const statement of file.statements) {
    if (first === 'default' && ts.isExportAssignment(statement)) found = bare(statement.expression)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (name.getText(file) === first && initializer !== undefined) found = bare(initializer)
  }
  for (const key of rest) {
    if (found === null || !ts.isObjectLiteralExpression(found)) return null
    const property: ts.ObjectLiteralElementLike | undefined = found.properties.find(
      (one) => one.name?.getText(file) === key,
    )
    found = property !== undefined && ts.isPropertyAssignment(property) ? bare(property.initializer) : null
  }
  return found !== null && (ts.isArrayLiteralExpression(found) || ts.isObjectLiteralExpression(found)) ? found : null
}

/** An expression without what is only said of its type. */
function bare(expression: ts.Expression): ts.Expression {
  const isOfType =
    ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression)
  return isOfType ? bare(expression.expression) : expression
}

/** Behind the last entry, on a line of its own where the others have one. */
function atEndOf(list: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression): Place {
  const last = entriesOf(list).at(-1)
  if (last === undefined) return { position: list.end - 1, before: '', after: '' }
  const file = list.getSourceFile()
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line
  const isOnOwnLine = lineOf(last.end) < lineOf(list.end)
  const before = isOnOwnLine ? `,\n${indentOf(file, last)}` : ', '
  return { position: last.end, before, after: '' }
}

const entriesOf = (list: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression): readonly ts.Node[] =>
  ts.isArrayLiteralExpression(list) ? list.elements : list.properties

const indentOf = (file: ts.SourceFile, node: ts.Node): string =>
  ' '.repeat(file.getLineAndCharacterOfPosition(node.getStart(file)).character)
