import type { PageSource } from '#views/portal/page-source.ts'

import { firstPages } from './first.ts'

const first: Readonly<Record<string, PageSource>> = firstPages

/** Where the page of a route name comes from. */
export async function sourceOf(name: string): Promise<PageSource> {
  const source = first[name] ?? (await import('./all.ts')).pages[name]
  if (source === undefined) throw new Error(`There is no page ${name}.`)
  return source
}
