import type { ComponentType } from 'react'

export interface PageProps {
  /** The query behind the path of the address. */
  readonly query: URLSearchParams
}
type Load = () => Promise<{ default: ComponentType<PageProps> }>

/** The view of each route name, loaded on demand. */
export const pages: Readonly<Record<string, Load>> = {
  login: () => import('./account/login.page.tsx'),
  index: () => import('./home/home.page.tsx'),
  retrieve: () => import('./account/retrieval.page.tsx'),
  emailReset: () => import('./account/retrieval.page.tsx'),
  notFound: () => import('./problem/not-found.page.tsx'),
}

const loaded = new Map<string, ComponentType<PageProps>>()

/** Fetches the view of a route name ahead of its turn. */
export async function loadPage(name: string): Promise<void> {
  const page = await pages[name]?.()
  if (page !== undefined) loaded.set(name, page.default)
}

/** The view, if it is there already: React holds a page back for 300 ms once it has shown what stands for it. */
export const loadedPage = (name: string): ComponentType<PageProps> | null => loaded.get(name) ?? null
