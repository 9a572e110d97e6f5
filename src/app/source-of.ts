import type { PageSource } from '#views/portal/page-source.ts'

import { firstPages } from '#app/kit/first-pages.ts'

const first: Readonly<Record<string, PageSource>> = firstPages

/** The page of a route name. */
export async function sourceOf(name: string): Promise<PageSource> {
  const source = first[name] ?? (await import('./all-pages.ts')).pages[name]
  if (source === undefined) throw new Error(`There is no page ${name}.`)
  return source
}
