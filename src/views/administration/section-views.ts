import type { ComponentType } from 'react'

import { itemOf, sectionOf } from '#views/editor/sections.ts'

export interface SectionProps {
  /** What stands behind the section in the address; empty where it is a list's. */
  readonly id: string
  readonly query: URLSearchParams
}
type View = ComponentType<SectionProps>

export const sectionViews = {
  outbox: (): Promise<{ default: View }> => import('#views/outbox/outbox.tsx'),
  information: (): Promise<{ default: View }> => import('#views/news/managed/information-list.tsx'),
  informationEditor: (): Promise<{ default: View }> => import('#views/news/managed/editor.tsx'),
  people: (): Promise<{ default: View }> => import('#views/person/people-list.tsx'),
  peopleEditor: (): Promise<{ default: View }> => import('#views/person/person-page.tsx'),
  courses: (): Promise<{ default: View }> => import('#views/course/managed/course-list.tsx'),
  coursesEditor: (): Promise<{ default: View }> => import('#views/course/managed/course-editor.tsx'),
  topics: (): Promise<{ default: View }> => import('#views/course/managed/topic-list.tsx'),
  topicsEditor: (): Promise<{ default: View }> => import('#views/course/managed/topic-editor.tsx'),
  resources: (): Promise<{ default: View }> => import('#views/resource/managed/resource-list.tsx'),
  resourcesEditor: (): Promise<{ default: View }> => import('#views/resource/managed/resource-editor.tsx'),
} as const
export type ViewName = keyof typeof sectionViews

/** The view of an address; null where no section is meant, as the bare address, which leads on to one. */
export function viewOf(address: string): ViewName | null {
  const code = sectionOf(address)
  return code === null || code === 'outbox' || itemOf(address) === null ? code : `${code}Editor`
}

const loaded = new Map<ViewName, View>()

/** Fetches a view ahead of its turn. */
export async function loadView(name: ViewName | null): Promise<void> {
  if (name !== null) loaded.set(name, (await sectionViews[name]()).default)
}

/** The view, if it is there already: what suspends is held back by React. */
export const loadedView = (name: ViewName): View | null => loaded.get(name) ?? null
