import ts from 'typescript'

export type FaultKind = 'where' | 'join' | 'order' | 'lock' | 'recipient' | 'if'

/** A fault that can be put in on purpose. */
export interface Fault {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly kind: FaultKind
  /** What is left out or turned round, in one line. */
  readonly text: string
}

/** A file whose faults wait for their switch. */
export interface Altered {
  readonly faults: readonly Fault[]
  readonly source: string
}

/** Calls of a query or a list that are left out, by what they do. */
const calls = new Map<string, FaultKind>([
  ['where', 'where'],
  ['whereRef', 'where'],
  ['having', 'where'],
  ['orderBy', 'order'],
  ['forNoKeyUpdate', 'lock'],
  ['forUpdate', 'lock'],
  ['forShare', 'lock'],
  ['skipLocked', 'lock'],
  ['filter', 'recipient'],
])
/** Conditions of a join; the first one stays, since there is no join without. */
const conditions = new Set(['on', 'onRef'])

/**
 * The faults of a file of the server, and the file with all of them, each behind a switch.
 *
 * @param of.first the number of its first fault
 * @param of.switchFrom the path of switch.ts from the file
 */
export function alter(file: string, source: string, of: { first: number; switchFrom: string }): Altered {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const faults: Fault[] = []
  const note = (kind: FaultKind, from: number, to: number): number => {
    const { line } = tree.getLineAndCharacterOfPosition(from)
    return of.first - 1 + faults.push({ file, line: line + 1, kind, text: oneLine(source.slice(from, to)) })
  }
  const written = (node: ts.Node): string => {
    if (ts.isIfStatement(node)) {
      const { expression } = node
      const fault = note('if', expression.getStart(tree), expression.end)
      return within(node, (child) => (child === expression ? `__turned(${fault}, ${written(child)})` : written(child)))
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: chain, questionDotToken, name } = node.expression
      const kind = kindOf(name.text, node, chain)
      if (kind !== null && questionDotToken === undefined && node.questionDotToken === undefined) {
        const fault = note(kind, chain.end, node.end)
        const call = node.arguments.map((each) => written(each).trim()).join(', ')
        const right = `__chain(${fault}).${name.text}(${call})`
        return `${leading(node)}(__leavesOut(${fault}, ${written(chain).trim()}) ? __chain(${fault}) : ${right})`
      }
    }
    const text = within(node, written)
    // Without semicolons, a statement that begins with a bracket would be a call of what ends the line before.
    return ts.isExpressionStatement(node) && text.trimStart().startsWith('(') ? text.replace('(', 'void (') : text
  }
  const leading = (node: ts.Node): string => source.slice(node.pos, node.getStart(tree))
  /** A node's text with that of its children altered; what lies between them stays. */
  const within = (node: ts.Node, of: (child: ts.Node) => string): string => {
    let [text, at] = ['', node.pos]
    ts.forEachChild(node, (child) => {
      // Modifiers and types come in the order of the source, except for some that a visit repeats.
      if (child.pos < at) return
      text += source.slice(at, child.pos) + of(child)
      at = child.end
    })
    return text + source.slice(at, node.end)
  }
  const altered = within(tree, written) + source.slice(tree.end)
  const head = `import { chainOf as __chain, leavesOut as __leavesOut, turned as __turned } from '${of.switchFrom}'; `
  return { faults, source: faults.length === 0 ? source : head + altered }
}

function kindOf(name: string, { arguments: given }: ts.CallExpression, chain: ts.Expression): FaultKind | null {
  // With a name and a function, it is a listener.
  if (conditions.has(name)) return hasCondition(chain) && given.length !== 2 ? 'join' : null
  return calls.get(name) ?? null
}

const hasCondition = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  conditions.has(node.expression.name.text)

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 160)
