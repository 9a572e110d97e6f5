import type { Layout } from './layout.ts'
import type { Names } from './names.ts'

/**
 * A template with its placeholders filled in: `$Pascal$` with a form of the name, and modules, which it imports as
 * `'@door'`, with where the layout has them. @param more further placeholders, by name
 * @throws for a placeholder or a module that there is none of
 */
export function filled(
  text: string,
  names: Names,
  modules: Layout['modules'],
  more: Readonly<Record<string, string>> = {},
): string {
  const known: Readonly<Record<string, string>> = { ...names, ...more }
  const withModules = text.replaceAll(/'@([\w-]+)'/g, (_, module: string) => `'${valueOf(modules, module, 'module')}'`)
  return withModules.replaceAll(/\$(\w+?)\$/g, (_, name: string) => valueOf(known, name, 'placeholder'))
}

function valueOf(known: Readonly<Record<string, string>>, name: string, what: string): string {
  const value = known[name]
  if (value === undefined) throw new Error(`A template asks for the ${what} ${name}, which there is none of`)
  return value
}
