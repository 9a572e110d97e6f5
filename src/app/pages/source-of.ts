import type { PageSource } from '#views/portal/page-source.ts'

import { firstPages } from './first.ts'

const first: Readonly<Record<string, PageSource>> = firstPages

/** The page of a route name. */
export async function sourceOf(name: string): Promise<PageSource> {
  const source = first[name] ?? (await import('./all.ts')).pages[name]
  if (source === undefined) throw new Error(`There is no page ${name}.`)
  return source
}
