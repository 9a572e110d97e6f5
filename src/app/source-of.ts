import type { PageSource } from '#app/context/page-source.ts'

import { firstPages } from '#app/kit/first-pages.ts'
import { parts } from './parts.ts'

const first: Readonly<Record<string, PageSource>> = firstPages

/** The page of a route name. */
export async function sourceOf(name: string): Promise<PageSource> {
  const source = first[name] ?? (await partOf(name)?.pages?.())?.pages[name]
  if (source === undefined) throw new Error(`There is no page ${name}.`)
  return source
}

const partOf = (name: string) => parts.find(({ routes }) => routes.some((route) => route.name === name))
