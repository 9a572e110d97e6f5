import type { Requirement } from './register.ts'

/** Routes that their requirement calls by name only. */
const named: Readonly<Record<string, readonly string[]>> = {
  'ROUTE-03': ['/index'],
  'ROUTE-05': ['/retrieve'],
}

/** A path that ends in a slash is where aliases stand, not an address. */
const paths = /(?<=[\s(])\/(?:[\w-]+(?:\/[\w-]+)*)?(?![\w/-])/g
const childrenOf = /^Path (\/\w[\w-]*) .*exactly the (?:\d+ )?children ([^.]+?)(?:, and (?:both|all \w+) open)?\.$/

/** The addresses that a ROUTE requirement speaks of: `/course`, and below a parent each of its children. */
export function addressesOf({ id, statement }: Requirement): readonly string[] {
  const [, parent, children = ''] = childrenOf.exec(statement) ?? []
  const below = parent === undefined ? [] : children.split(/, | and /).map((child) => `${parent}/${child}`)
  return [...new Set([...(named[id] ?? []), ...(statement.match(paths) ?? []), ...below])]
}
