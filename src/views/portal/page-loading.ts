import type { ComponentType, ReactNode } from 'react'

import { loadAreas } from '#i18n/texts.ts'

import type { Page, PageSource } from '#app/context/page-source.ts'

const loaded = new Map<string, Page>()

/** Preloads the view of a route name. */
export async function loadPage(name: string, source: PageSource): Promise<void> {
  loaded.set(name, (await source.load()).default)
}

/** The view, if loaded: avoids suspending, since React keeps a fallback for 300 ms once shown. */
export const loadedPage = (name: string): Page | null => loaded.get(name) ?? null

export interface ShellProps {
  /** Whether the shared header is shown [SHELL-05]. */
  readonly hasHeader: boolean
  readonly children: ReactNode
}
let shell: ComponentType<ShellProps> | null = null

/** Header, footer and side window; not loaded for entry pages. */
export async function loadShell(): Promise<{ default: ComponentType<ShellProps> }> {
  const [module] = await Promise.all([import('#views/shell/shell.tsx'), loadAreas(['shell'])])
  shell = module.default
  return module
}
export const loadedShell = (): ComponentType<ShellProps> | null => shell
