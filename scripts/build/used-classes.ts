/**
 * Finds the class names of Radix Themes that the browser app can use. Radix composes many of them at run time
 * (`rt-variant-` + `soft`), so whole names occur in no source: a composed name counts as used if a component in use
 * declares its prefix, and its value occurs in the portal's code or is a component's default.
 */
export type KeepsClass = (name: string) => boolean

const literal = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
const fallback = /\bdefault:\s*["'`]([^"'`]+)["'`]/g
const breakpoint = /^(?:xs|sm|md|lg|xl):/
const responsiveKey = /[{,\s]["']?(xs|sm|md|lg|xl)["']?\s*:/g

export const wordsIn = (code: string): string[] =>
  Array.from(code.matchAll(literal), ([, double, single, template]) => double ?? single ?? template ?? '').flatMap(
    (text) => text.split(/\s+/),
  )

/**
 * All as JavaScript.
 * @param own the portal's modules
 * @param radix the modules of Radix Themes that may use a class
 * @param defaults those whose default values count; a superset of `radix` keeps a component's rules together
 */
export function usedClasses(own: string, radix: string, defaults = radix): KeepsClass {
  const names = new Set([...wordsIn(own), ...wordsIn(radix)])
  const values = new Set([...wordsIn(own), ...Array.from(defaults.matchAll(fallback), ([, value]) => value ?? '')])
  const composed = [...names].filter((name) => /^-?rt-/.test(name)).map((name) => `${name}-`)
  const breakpoints = new Set(Array.from(own.matchAll(responsiveKey), ([, name]) => `${name ?? ''}:`))

  const keepsPlain = (name: string): boolean =>
    !/^-?rt-/.test(name) ||
    names.has(name) ||
    composed.some((prefix) => name.startsWith(prefix) && values.has(name.slice(prefix.length)))

  return (name) => {
    const [prefix = ''] = breakpoint.exec(name) ?? []
    return (prefix === '' || breakpoints.has(prefix)) && keepsPlain(name.slice(prefix.length))
  }
}
