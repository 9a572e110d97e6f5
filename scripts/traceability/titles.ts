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
  /** Whether the test, or a group around it, is left out of every run. */
  readonly isSkipped: boolean
}

type Span = Pick<ESTree.Node, 'start' | 'end'>

/** Words behind `it` and `describe` that leave out what they stand on, whatever the surroundings. */
const leftOut = ['skip', 'todo']
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

/** Those of one file. @throws where it does not parse */
export function titlesIn(file: string, text: string): readonly Title[] {
  if (!isWorthReading.test(text)) return []
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'it does not parse'}`)
  const found: { readonly title: Title; readonly table: Span }[] = []
  const data: { readonly ids: string; readonly at: number }[] = []
  let skipping = 0
  new Visitor({
    CallExpression(node) {
      const words = wordsOf(node.callee)
      const title = textOf(node.arguments[0])
      if (title === null || (words[0] !== 'describe' && words[0] !== 'it')) return
      const isGroup = words[0] === 'describe'
      const isSkipped = isLeftOut(words) || skipping > 0
      found.push({ title: { file, title, isGroup, isSkipped }, table: node.callee })
      if (isGroup && isLeftOut(words)) skipping += 1
    },
    'CallExpression:exit'(node) {
      const words = wordsOf(node.callee)
      if (words[0] === 'describe' && isLeftOut(words) && textOf(node.arguments[0]) !== null) skipping -= 1
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && isClaims(value)) data.push({ ids: value, at: start })
    },
  }).visit(program)
  return found.flatMap(({ title, table }) => {
    if (!placeholder.test(title.title)) return claimsIn(title.title).length === 0 ? [] : [title]
    const inTable = data.filter(({ at }) => at > table.start && at < table.end)
    return (inTable.length === 0 ? data : inTable).map(({ ids }) => ({
      ...title,
      title: title.title.replace(placeholder, `[${ids}]`),
    }))
  })
}

/** `describe`, `skip`, `each` of `describe.skip.each([…])('…')`. */
function wordsOf(callee: ESTree.Expression | ESTree.Super): readonly string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name]
    case 'MemberExpression':
      return [...wordsOf(callee.object), ...(callee.property.type === 'Identifier' ? [callee.property.name] : [])]
    case 'CallExpression':
      return wordsOf(callee.callee)
    default:
      return []
  }
}

const isLeftOut = (words: readonly string[]): boolean => words.some((word) => leftOut.includes(word))

function textOf(title: ESTree.Argument | undefined): string | null {
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.raw).join('…')
  return title?.type === 'Literal' && typeof title.value === 'string' ? title.value : null
}
