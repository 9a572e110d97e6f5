import type { Page } from 'playwright'
import parser, { type Node, type Selector } from 'postcss-selector-parser'

/** One declaration of a sheet for one selector, as parsed by the browser. */
export interface Saying {
  /** The enclosing layers and conditions. */
  readonly context: string
  readonly selector: string
  readonly property: string
  readonly value: string
}

/** The declarations of a sheet, or of all sheets linked by the page. */
export async function sayingsOn(page: Page, text: string | null = null): Promise<Saying[]> {
  // As one string: Playwright serialises a list of thousands more slowly than the page builds it.
  return JSON.parse(await page.evaluate(sayings, text)) as Saying[]
}

/** Runs in the page. */
function sayings(text: string | null): string {
  const found: Saying[] = []
  const walk = (rules: CSSRuleList, context: string): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (rule.cssRules.length > 0) throw new Error(`${rule.selectorText} has rules inside it`)
        for (const [property, value] of declarations(rule.style)) {
          for (const selector of separate(rule.selectorText)) found.push({ context, selector, property, value })
        }
      } else if (rule instanceof CSSKeyframesRule) {
        found.push({ context, selector: '@keyframes', property: rule.name, value: '' })
      } else if (rule instanceof CSSFontFaceRule) {
        const name = rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '')
        found.push({ context, selector: '@font-face', property: name, value: '' })
      } else if (rule instanceof CSSGroupingRule) {
        const head = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim()
        walk(rule.cssRules, `${context} ${head}`.trim())
      }
    }
  }
  /** A shorthand with a variable has no longhands: it is kept as written. */
  const declarations = (style: CSSStyleDeclaration): [string, string][] => {
    const written = [
      ...style.cssText.matchAll(/([\w-]+): ((?:[^;"(]|"[^"]*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*);/g),
    ]
    const waiting = written.flatMap(([, name = '', value = '']): [string, string][] =>
      value.includes('var(') ? [[name, value]] : [],
    )
    const known = [...style].map((name): [string, string] => [
      name,
      style.getPropertyValue(name) + style.getPropertyPriority(name),
    ])
    return [...known.filter(([name, value]) => value !== '' && !waiting.some(([other]) => other === name)), ...waiting]
  }
  const separate = (selectors: string): string[] => {
    const parts = ['']
    let depth = 0
    for (const letter of selectors) {
      if (letter === '(' || letter === '[') depth += 1
      if (letter === ')' || letter === ']') depth -= 1
      if (letter === ',' && depth === 0) parts.push('')
      else parts.push((parts.pop() ?? '') + letter)
    }
    return parts.map((part) => part.trim())
  }
  if (text !== null) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    walk(sheet.cssRules, '')
  } else {
    for (const sheet of document.styleSheets) if (sheet.href !== null) walk(sheet.cssRules, '')
  }
  return JSON.stringify(found)
}

/** Interaction states, and the two skins. */
const passing =
  /^:(?:hover|active|focus|focus-visible|focus-within|target|disabled|enabled|checked|indeterminate|placeholder-shown|autofill|-webkit-autofill|read-only|read-write|valid|invalid|user-invalid)$/
const passingAttribute =
  /^(?:data-(?:state|disabled|highlighted|pressed|side|align|invalid)|aria-(?:checked|disabled|expanded|invalid|pressed|selected)|disabled|readonly)$/

/** A selector for all elements that `selector` matches now, or in another interaction state. */
export const couldMatch = (selector: string): string => parser((root) => root.each(widen)).processSync(selector)

function widen(selector: Selector): void {
  for (const node of [...selector.nodes]) {
    if (node.type === 'pseudo' && !isPassing(node)) for (const inner of node.nodes) widen(inner)
    else if (isPassing(node)) node.replaceWith(parser.pseudo({ value: ':is(*)' }))
  }
}

const skin = /^(?:dark|light)(?:-theme)?$/

function isPassing(node: Node): boolean {
  if (node.type === 'class') return skin.test(node.value)
  if (node.type === 'attribute') return passingAttribute.test(node.attribute)
  if (node.type !== 'pseudo') return false
  const isNot = node.value === ':not' && node.nodes.some((inner) => inner.nodes.some(isPassing))
  return node.value.startsWith('::') || passing.test(node.value) || isNot
}
