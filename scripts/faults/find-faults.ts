import ts from 'typescript'

/** A fault that is put in on purpose: a piece of a file, and what stands there instead. */
export interface Fault {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly kind: FaultKind
  /** What is left out or turned round, in one line. */
  readonly text: string
  readonly from: number
  readonly to: number
  readonly instead: string
}

export const faultKinds = ['where', 'join', 'order', 'lock', 'recipient', 'if'] as const
export type FaultKind = (typeof faultKinds)[number]

/** Calls of a query that are left out, by what they do. */
const calls: Readonly<Record<string, FaultKind>> = {
  where: 'where',
  whereRef: 'where',
  having: 'where',
  orderBy: 'order',
  forNoKeyUpdate: 'lock',
  forUpdate: 'lock',
  forShare: 'lock',
  skipLocked: 'lock',
  filter: 'recipient',
}
/** Conditions of a join; the last one of a join stays, since there is no join without. */
const conditions = new Set(['on', 'onRef'])

/** The faults of a file of the server, in order. */
export function findFaults(file: string, source: string): Fault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const found: Fault[] = []
  const note = (kind: FaultKind, node: ts.Node, of: { from: number; to: number; instead: string }): void => {
    const { line } = tree.getLineAndCharacterOfPosition(of.from)
    found.push({ file, line: line + 1, kind, text: oneLine(node.getText(tree)), ...of })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) {
      const { expression } = node
      const [from, to] = [expression.getStart(tree), expression.end]
      note('if', expression, { from, to, instead: `!(${source.slice(from, to)})` })
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: before, name } = node.expression
      const kind = calls[name.text]
      const isJoin = conditions.has(name.text) && hasCondition(before)
      // From the dot on, so that what comes before it is what remains.
      const piece = { from: before.end, to: node.end, instead: '' }
      if (kind !== undefined) note(kind, node, piece)
      else if (isJoin) note('join', node, piece)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found.map((fault) => ({ ...fault, text: oneLine(source.slice(fault.from, fault.to)) }))
}

const hasCondition = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  conditions.has(node.expression.name.text)

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 160)

/** The file with a fault in it. */
export const withFault = (source: string, { from, to, instead }: Fault): string =>
  source.slice(0, from) + instead + source.slice(to)
