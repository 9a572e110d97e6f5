import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

import { claimsIn, isClaims } from './claims.ts'

/** A title that claims something, as it stands in the code of a test file. */
export interface Title {
  /** From the root. */
  readonly file: string
  /** With `…` for what only a run puts in. Where the ids are data of a table, one title for each row. */
  readonly title: string
  readonly isGroup: boolean
  /** Whether the test, or a group around it, may be left out of a run, or has nothing to run. */
  readonly isSkipped: boolean
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The names by which tests are written, and Vitest's other words for the same. */
const roots = new Set(['it', 'describe'])
const otherNames = new Set(['test', 'suite', 'bench'])
/** What may stand behind them without leaving a test out. */
const modifiers = new Set(['each', 'skipIf', 'runIf'])
/** On what a test may depend: the database, of which the deep run has both. */
const aboutEngine = /\bengine\b|\bpostgresServer\b/
const isWorthReading = /\[[^\]\n]*\b[A-Z]+-\d+|\[(?:%s|\$)/
/** Brackets in a title that a table of data fills: `[%s]`, `[$id]`, `[${id}]`. */
const placeholder = /\[(?:%s|\$\w+|…)\]/

/** The titles of all tests and groups of tests that claim something. `root` is the repository's folder. */
export function titlesOf(root: string): readonly Title[] {
  return globSync('tests/**/*.test.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')))
}

/**
 * Those of one file.
 *
 * @throws where it does not parse, calls tests by other names, or fills brackets from elsewhere than a table of its own
 */
export function titlesIn(file: string, text: string): readonly Title[] {
  if (!isWorthReading.test(text)) return []
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'it does not parse'}`)
  const found: { readonly title: Title; readonly table: ESTree.Argument | null }[] = []
  const data: { readonly ids: string; readonly at: number }[] = []
  const tables = new Map<string, Span>()
  const mentions: { readonly name: string; readonly at: number }[] = []
  let skipping = 0
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value !== 'vitest') return
      const strange = specifiers.find(
        (one) =>
          one.type !== 'ImportSpecifier' || nameOf(one.imported) !== one.local.name || otherNames.has(one.local.name),
      )
      if (strange !== undefined)
        throw new Error(`${file}: tests are written with \`it\` and \`describe\`, not ${strange.local.name}`)
    },
    CallExpression(node) {
      const chain = chainOf(node, text)
      if (chain === null) return
      const title = textOf(node.arguments[0])
      const isGroup = chain.root === 'describe'
      const isSkipped = chain.isLeftOut || skipping > 0
      if (title === null && !isGroup)
        throw new Error(`${file}: a test's title is one text: ${text.slice(node.start, node.start + 80)}`)
      if (title !== null) found.push({ title: { file, title, isGroup, isSkipped }, table: chain.table })
      if (isGroup && chain.isLeftOut) skipping += 1
    },
    'CallExpression:exit'(node) {
      const chain = chainOf(node, text)
      if (chain?.root === 'describe' && chain.isLeftOut) skipping -= 1
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) tables.set(id.name, init)
    },
    Identifier({ name, start }) {
      mentions.push({ name, at: start })
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && isClaims(value)) data.push({ ids: value, at: start })
    },
  }).visit(program)

  /** The ids of a table, and of the tables that it is made of. */
  const idsOf = (table: Span, seen: readonly Span[] = []): readonly string[] => {
    const isWithin = ({ at }: { readonly at: number }): boolean => at >= table.start && at < table.end
    const others = new Set(mentions.filter(isWithin).map(({ name }) => tables.get(name)))
    return [
      ...data.filter(isWithin).map(({ ids }) => ids),
      ...[...others].flatMap((one) => (one === undefined || seen.includes(one) ? [] : idsOf(one, [...seen, table]))),
    ]
  }
  return found.flatMap(({ title, table }) => {
    if (!placeholder.test(title.title)) return claimsIn(title.title).length === 0 ? [] : [title]
    const rows = table === null ? [] : [...new Set(idsOf(table))]
    if (rows.length === 0) throw new Error(`${file}: no table of this file has the ids of the title ${title.title}`)
    return rows.map((ids) => ({ ...title, title: title.title.replace(placeholder, `[${ids}]`) }))
  })
}

/** A call that makes a test or a group. */
interface Chain {
  readonly root: string
  readonly isLeftOut: boolean
  /** What `each` goes through. */
  readonly table: ESTree.Argument | null
}

/** `it(…)`, `describe.skipIf(engine === 'SQLite')(…)`, `it.each(rows)(…)`; null: the call makes no test. */
function chainOf(node: ESTree.CallExpression, text: string): Chain | null {
  let isLeftOut = !hasBody(node.arguments)
  let table: ESTree.Argument | null = null
  let callee: ESTree.Expression | ESTree.Super = node.callee
  // `it.each(rows)` of `it.each(rows)('…', …)` makes none yet.
  if (callee.type === 'MemberExpression' && isModifier(callee)) return null
  for (;;) {
    if (callee.type === 'Identifier') return roots.has(callee.name) ? { root: callee.name, isLeftOut, table } : null
    if (callee.type === 'CallExpression') {
      const [first] = callee.arguments
      if (callee.callee.type === 'MemberExpression' && first !== undefined) {
        if (callee.callee.property.type === 'Identifier' && callee.callee.property.name === 'each') table = first
        else if (!aboutEngine.test(text.slice(first.start, first.end))) isLeftOut = true
      }
      callee = callee.callee
    } else if (callee.type === 'MemberExpression') {
      if (!isModifier(callee)) isLeftOut = true
      callee = callee.object
    } else if (callee.type === 'TaggedTemplateExpression') {
      callee = callee.tag
    } else return null
  }
}

const isModifier = ({ computed, property }: ESTree.MemberExpression): boolean =>
  !computed && property.type === 'Identifier' && modifiers.has(property.name)

/** Whether a test has something to run, and no option but its time. */
function hasBody([, ...others]: readonly ESTree.Argument[]): boolean {
  const body = others.find(({ type }) => type !== 'ObjectExpression')
  const options = others.find((one) => one.type === 'ObjectExpression')
  const isTime = (one: ESTree.ObjectPropertyKind): boolean =>
    one.type === 'Property' && !one.computed && one.key.type === 'Identifier' && one.key.name === 'timeout'
  return body !== undefined && body.type !== 'Literal' && (options?.properties.every(isTime) ?? true)
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

function textOf(title: ESTree.Argument | undefined): string | null {
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.raw).join('…')
  return title?.type === 'Literal' && typeof title.value === 'string' ? title.value : null
}
