import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

import { areaOf } from '#i18n/area-of.ts'
import { gatheringOf, gatherings } from '#i18n/gathered.ts'

const root = resolve(import.meta.dirname, '../..')

/** The references to texts in the sources of browser and server. */
export interface SourceSearch {
  /**
   * Keys read as properties, also through a variable or by a name that the types narrow down:
   * `texts().signIn.forgotten()`.
   */
  readonly read: ReadonlySet<string>
  /** String literals of the code, without comments and types. */
  readonly strings: ReadonlySet<string>
  /** String literals that are event types of a statechart. */
  readonly events: ReadonlySet<string>
}

/** Looks for `keys` in every source below src/ and server/ but the dictionaries and their types. */
export function searchSources(keys: readonly string[]): SourceSearch {
  const names = new Set(keys.flatMap((key) => key.split('.')))
  const files = globSync('{src,server}/**/*.{ts,tsx}', { cwd: root }).filter((path) => !path.startsWith('src/i18n/'))
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')).config,
    ts.sys,
    root,
  )
  const program = ts.createProgram(
    files.map((path) => join(root, path)),
    options,
  )
  const checker = program.getTypeChecker()
  const read = new Set<string>()
  const strings = new Set<string>()
  const events = new Set<string>()

  const readSymbol = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) {
      const key = keyOf(declaration)
      if (key !== null) read.add(key)
    }
  }
  /** `object[name]` and `{ name } = object` read all names allowed by the types. */
  const readNamed = (object: ts.Node, possible: readonly string[]): void => {
    const type = checker.getTypeAtLocation(object)
    for (const name of possible) {
      for (const part of type.isUnion() ? type.types : [type]) readSymbol(checker.getPropertyOfType(part, name))
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
      readSymbol(checker.getSymbolAtLocation(node.name))
    if (ts.isElementAccessExpression(node))
      readNamed(node.expression, namesIn(checker.getTypeAtLocation(node.argumentExpression)))
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      readNamed(node.parent, [(node.propertyName ?? node.name).getText()])
    }
    if (ts.isStringLiteralLike(node)) {
      if (isEventName(node)) events.add(node.text)
      if (!ts.isLiteralTypeNode(node.parent)) strings.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  for (const path of files) {
    const source = program.getSourceFile(join(root, path))
    if (source !== undefined) visit(source)
  }
  return { read, strings, events }
}

function namesIn(type: ts.Type): string[] {
  return (type.isUnion() ? type.types : [type]).flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
}

/** The key that a declaration in the base dictionary stands for; null for any other declaration. */
function keyOf(declaration: ts.Declaration): string | null {
  if (declaration.getSourceFile().fileName.endsWith('/src/i18n/dictionaries.ts')) return groupOf(declaration)
  const [, folder] = /\/src\/i18n\/(.+)\/zh-CN\.ts$/.exec(declaration.getSourceFile().fileName) ?? []
  if (folder === undefined) return null
  const names: string[] = []
  let node: ts.Node = declaration
  while (
    ts.isPropertyAssignment(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    if (ts.isPropertyAssignment(node) && 'text' in node.name) names.unshift(node.name.text)
    node = node.parent
  }
  if (names.length === 0) return null
  if (ts.isVariableDeclaration(node)) {
    const gathering = gatheringOf(node.name.getText())
    return gathering === undefined ? null : keyIn(gathering.area, [gathering.group, ...names])
  }
  return ts.isExportAssignment(node) ? keyIn(areaOf(folder), names) : null
}

const keyIn = (area: string, names: readonly string[]): string => (area === 'base' ? names : [area, ...names]).join('.')

/** The key of a group that is gathered from all parts, by its declaration in the types. */
function groupOf(declaration: ts.Declaration): string | null {
  if (!ts.isPropertySignature(declaration)) return null
  const gathering = gatherings.find(({ group }) => group === declaration.name.getText())
  return gathering === undefined ? null : keyIn(gathering.area, [gathering.group])
}

/** `{ type: 'signIn.submitted' }` as a value or as a type, with one name or several. */
function isEventName(node: ts.Node): boolean {
  let parent: ts.Node = node.parent
  while (ts.isLiteralTypeNode(parent) || ts.isUnionTypeNode(parent)) parent = parent.parent
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name.getText() === 'type'
}
