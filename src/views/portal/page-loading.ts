import type { ComponentType, ReactNode } from 'react'

import { loadAreas } from '#i18n/texts.ts'

import type { Page, PageSource } from './page-source.ts'

const loaded = new Map<string, Page>()

/** Fetches the view of a route name ahead of its turn. */
export async function loadPage(name: string, source: PageSource): Promise<void> {
  loaded.set(name, (await source.load()).default)
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
  const [module] = await Promise.all([import('#views/shell/shell.tsx'), loadAreas(['shell'])])
  shell = module.default
  return module
}
export const loadedShell = (): ComponentType<ShellProps> | null => shell
