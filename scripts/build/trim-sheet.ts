import postcss, { type AtRule, type Root, type Rule } from 'postcss'

import { prunedSelectors } from './prune-selectors.ts'
import { removeEmpty } from './subtract-sheet.ts'
import type { KeepsClass } from './used-classes.ts'

const variable = /var\(\s*(--[\w-]+)/g
const customProperty = /--[\w-]+/g
const palette = /^(?:\.radix-themes:where\()?\[data-(?:accent|gray)-color='([a-z]+)'\]\)?$/

const accentAlone = /^\[data-accent-color='([a-z]+)'\]$/

/**
 * Removes the rules, custom properties, keyframes and fonts that nothing uses.
 * @param elsewhere code and other sheets whose references keep a custom property
 * @param keepsAccent whether something can have this accent colour
 */
export function trimSheet(
  sheet: string,
  keepsClass: KeepsClass,
  elsewhere: string,
  keepsAccent: (name: string) => boolean = () => true,
): string {
  const root = postcss.parse(sheet)
  // It duplicates every token for wide-gamut screens; the portal's palette is sRGB, so both would look the same.
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('display-p3')) rule.remove()
  })
  removeForeignPalettes(root, sheet)
  root.walkRules((rule) => {
    if (isFrame(rule)) return
    const accent = accentAlone.exec(rule.selector)?.[1]
    if (accent !== undefined && !keepsAccent(accent)) {
      rule.remove()
      return
    }
    const selectors = prunedSelectors(rule.selector, keepsClass)
    if (selectors === null) rule.remove()
    else rule.selector = selectors
  })
  removeUnusedProperties(root, new Set(elsewhere.match(customProperty)))
  removeUnnamed(root, 'keyframes', (rule) => [rule.params])
  removeUnnamed(root, 'font-face', fontsOf)
  removeEmpty(root)
  return root.toString()
}

const isFrame = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)

/** Removes the accent and grey mappings of palettes that the sheet does not contain. */
function removeForeignPalettes(root: Root, sheet: string): void {
  root.walkRules((rule) => {
    const name = palette.exec(rule.selector)?.[1]
    if (name === undefined || sheet.includes(`--${name}-9:`)) return
    rule.walkDecls((declaration) => {
      if (declaration.value.startsWith(`var(--${name}-`)) declaration.remove()
    })
  })
}

/** A custom property is used if a plain one refers to it, or another used custom property. */
function removeUnusedProperties(root: Root, used: Set<string>): void {
  const askedBy = new Map<string, string[]>()
  root.walkDecls((declaration) => {
    const asked = Array.from(declaration.value.matchAll(variable), ([, name = '']) => name)
    if (declaration.prop.startsWith('--'))
      askedBy.set(declaration.prop, [...(askedBy.get(declaration.prop) ?? []), ...asked])
    else for (const name of asked) used.add(name)
  })
  // A set that grows during iteration: each name is visited once.
  for (const name of used) for (const asked of askedBy.get(name) ?? []) used.add(asked)
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove()
  })
}

const fontsOf = (rule: AtRule): string[] => {
  const fonts: string[] = []
  rule.walkDecls('font-family', ({ value }) => void fonts.push(value))
  return fonts
}

/** The at-rules that define names to which no declaration outside such rules refers. */
function removeUnnamed(root: Root, kind: string, namesOf: (rule: AtRule) => readonly string[]): void {
  let values = ''
  root.walkDecls(({ parent, value }) => {
    if (!(parent?.type === 'atrule' && (parent as AtRule).name === kind)) values += `${value}\n`
  })
  root.walkAtRules(kind, (rule) => {
    if (!namesOf(rule).some((name) => values.includes(name))) rule.remove()
  })
}
