import type { ComponentType } from 'react'

import { itemOf, sectionCodes, sectionOf } from './sections.ts'

export interface SectionProps {
  /** What stands behind the section in the address; empty where it is a list's. */
  readonly id: string
  readonly query: URLSearchParams
}
type View = ComponentType<SectionProps>

export const sectionViews = {
  outbox: (): Promise<{ default: View }> => import('../outbox/outbox.tsx'),
  information: (): Promise<{ default: View }> => import('./information-list.tsx'),
  editor: (): Promise<{ default: View }> => import('./editor.tsx'),
} as const
export type ViewName = keyof typeof sectionViews

/** The view of an address; null where no section is meant. The bare address leads on to a section, mostly the first. */
export function viewOf(address: string): ViewName | null {
  const code = address === '/' ? sectionCodes[0] : sectionOf(address)
  return code === 'information' && itemOf(address) !== null ? 'editor' : code
}

const loaded = new Map<ViewName, View>()

/** Fetches a view ahead of its turn. */
export async function loadView(name: ViewName | null): Promise<void> {
  if (name !== null) loaded.set(name, (await sectionViews[name]()).default)
}

/** The view, if it is there already: what suspends is held back by React. */
export const loadedView = (name: ViewName): View | null => loaded.get(name) ?? null
