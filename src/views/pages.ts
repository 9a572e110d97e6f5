import type { ComponentType, ReactNode } from 'react'

import type { Area } from '#i18n/areas.ts'
import { loadAreas } from '#i18n/texts.ts'

export interface PageProps {
  /** The query behind the path of the address. */
  readonly query: URLSearchParams
}
type Page = ComponentType<PageProps>
type Load = () => Promise<{ default: Page }>

/** A view loaded on demand, together with the texts of the areas that it speaks of. */
function page(view: Load, ...areas: readonly Area[]): Load {
  return async () => {
    const [module] = await Promise.all([view(), loadAreas(areas)])
    return module
  }
}

/** The view of each route name. */
export const pages: Readonly<Record<string, Load>> = {
  login: page(() => import('./account/login.page.tsx')),
  index: page(() => import('./home/home.page.tsx'), 'shell'),
  retrieve: page(() => import('./account/retrieval.page.tsx')),
  emailReset: page(() => import('./account/retrieval.page.tsx')),
  notFound: page(() => import('./problem/not-found.page.tsx')),
}

const loaded = new Map<string, Page>()

/** Fetches the view of a route name ahead of its turn. */
export async function loadPage(name: string): Promise<void> {
  const module = await pages[name]?.()
  if (module !== undefined) loaded.set(name, module.default)
}

/** The view, if it is there already: React holds a page back for 300 ms once it has shown what stands for it. */
export const loadedPage = (name: string): Page | null => loaded.get(name) ?? null

export interface ShellProps {
  /** Whether the shared header stands above the page [SHELL-05]. */
  readonly hasHeader: boolean
  readonly children: ReactNode
}
let shell: ComponentType<ShellProps> | null = null

/** Header, footer and what stands beside the page; the entry pages do without. */
export async function loadShell(): Promise<{ default: ComponentType<ShellProps> }> {
  const [module] = await Promise.all([import('./shell/shell.tsx'), loadAreas(['shell'])])
  shell = module.default
  return module
}
export const loadedShell = (): ComponentType<ShellProps> | null => shell
