import postcss, { type AnyNode, type Container, type Declaration, type Root } from 'postcss'

/** A declaration's context: its at-rules and selectors. */
function placeOf(node: AnyNode | undefined): string {
  if (node?.type === 'rule') return `${placeOf(node.parent)}{${node.selector}`
  if (node?.type !== 'atrule') return ''
  const { name, params } = node
  return `${placeOf(node.parent)}{@${name} ${params}`
}

const saying = ({ parent, prop, value, important }: Declaration): string =>
  `${placeOf(parent)}{${prop}: ${value.trim()}${important ? ' !important' : ''}`

/**
 * What `sheet` says beyond `other`, which was made from the same text: whole rules, or the further declarations of one.
 */
export function subtractSheet(sheet: string, other: string): string {
  const said = new Set<string>()
  postcss.parse(other).walkDecls((declaration) => {
    said.add(saying(declaration))
  })
  const root = postcss.parse(sheet)
  root.walkDecls((declaration) => {
    if (said.has(saying(declaration))) declaration.remove()
  })
  removeEmpty(root)
  return root.toString()
}

/** Empty rules and at-rules. */
export function removeEmpty(container: Container | Root): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return
    if (node.nodes === undefined) return
    removeEmpty(node)
    if (node.nodes.every(({ type }) => type === 'comment')) node.remove()
  })
}
