import parser, { type Pseudo, type Selector } from 'postcss-selector-parser'

import type { KeepsClass } from './used-classes.ts'

/** Pseudo-classes that match if one of their alternatives does. Not `:not`: what it names may not exist. */
const ofAlternatives = new Set([':is', ':where', ':has', ':-webkit-any', '::slotted'])

/** A rule's selectors without those that can never match; null: none is left. */
export function prunedSelectors(selectors: string, keepsClass: KeepsClass): string | null {
  const root = parser().astSync(selectors)
  root.each((selector) => {
    prune(selector, keepsClass)
  })
  return root.nodes.length === 0 ? null : root.toString().trim()
}

/** Removes a selector that can never match, else its dead alternatives. */
function prune(selector: Selector, keepsClass: KeepsClass): void {
  for (const node of [...selector.nodes]) {
    const isDead =
      node.type === 'class' ? !keepsClass(node.value) : node.type === 'pseudo' && !prunePseudo(node, keepsClass)
    if (isDead) {
      selector.remove()
      return
    }
  }
}

/** False if all of its alternatives are dead. */
function prunePseudo(pseudo: Pseudo, keepsClass: KeepsClass): boolean {
  if (pseudo.nodes.length === 0 || !ofAlternatives.has(pseudo.value.toLowerCase())) return true
  for (const alternative of [...pseudo.nodes]) prune(alternative, keepsClass)
  return pseudo.nodes.length > 0
}
