import type { ComponentType } from 'react'

import { itemOf, sectionOf } from '#views/editor/sections.ts'

export interface SectionProps {
  /** The part of the address after the section; empty for a list. */
  readonly id: string
  readonly query: URLSearchParams
}
type View = ComponentType<SectionProps>

export const sectionViews = {
  overview: (): Promise<{ default: View }> => import('#views/overview/overview.tsx'),
  desk: (): Promise<{ default: View }> => import('#views/desk/desk.tsx'),
  outbox: (): Promise<{ default: View }> => import('#views/outbox/outbox.tsx'),
  information: (): Promise<{ default: View }> => import('#views/news/managed/information-list.tsx'),
  informationEditor: (): Promise<{ default: View }> => import('#views/news/managed/editor.tsx'),
  broadcasts: (): Promise<{ default: View }> => import('#views/live/managed/broadcast-list.tsx'),
  broadcastsEditor: (): Promise<{ default: View }> => import('#views/live/managed/broadcast-editor.tsx'),
  people: (): Promise<{ default: View }> => import('#views/person/people-list.tsx'),
  peopleEditor: (): Promise<{ default: View }> => import('#views/person/person-page.tsx'),
  departments: (): Promise<{ default: View }> => import('#views/department/managed/department-tree.tsx'),
  departmentsEditor: (): Promise<{ default: View }> => import('#views/department/managed/department-page.tsx'),
  organisation: (): Promise<{ default: View }> => import('#views/organisation/organisation-editor.tsx'),
  dictionaries: (): Promise<{ default: View }> => import('#views/dictionary/managed/dictionary-list.tsx'),
  dictionariesEditor: (): Promise<{ default: View }> => import('#views/dictionary/managed/dictionary-editor.tsx'),
  classes: (): Promise<{ default: View }> => import('#views/class/managed/class-list.tsx'),
  classesEditor: (): Promise<{ default: View }> => import('#views/class/managed/class-page.tsx'),
  courses: (): Promise<{ default: View }> => import('#views/course/managed/course-list.tsx'),
  coursesEditor: (): Promise<{ default: View }> => import('#views/course/managed/course-editor.tsx'),
  topics: (): Promise<{ default: View }> => import('#views/course/managed/topic-list.tsx'),
  topicsEditor: (): Promise<{ default: View }> => import('#views/course/managed/topic-editor.tsx'),
  resources: (): Promise<{ default: View }> => import('#views/resource/managed/resource-list.tsx'),
  resourcesEditor: (): Promise<{ default: View }> => import('#views/resource/managed/resource-editor.tsx'),
  exams: (): Promise<{ default: View }> => import('#views/exam/managed/exam-list.tsx'),
  examsEditor: (): Promise<{ default: View }> => import('#views/exam/managed/exam-editor.tsx'),
  papers: (): Promise<{ default: View }> => import('#views/exam/managed/paper-list.tsx'),
  papersEditor: (): Promise<{ default: View }> => import('#views/exam/managed/marking-page.tsx'),
  questions: (): Promise<{ default: View }> => import('#views/question/managed/question-list.tsx'),
  questionsEditor: (): Promise<{ default: View }> => import('#views/question/managed/question-editor.tsx'),
  banks: (): Promise<{ default: View }> => import('#views/question/managed/bank-list.tsx'),
  banksEditor: (): Promise<{ default: View }> => import('#views/question/managed/bank-editor.tsx'),
  questionnaires: (): Promise<{ default: View }> => import('#views/questionnaire/managed/questionnaire-list.tsx'),
  questionnairesEditor: (): Promise<{ default: View }> =>
    import('#views/questionnaire/managed/questionnaire-editor.tsx'),
  tasks: (): Promise<{ default: View }> => import('#views/homework/managed/task-list.tsx'),
  tasksEditor: (): Promise<{ default: View }> => import('#views/homework/managed/task-page.tsx'),
} as const
export type ViewName = keyof typeof sectionViews

/** The view of an address; null without a section, as for the bare address, which redirects to one. */
export function viewOf(address: string): ViewName | null {
  const code = sectionOf(address)
  if (code === null || code === 'overview' || code === 'desk' || code === 'outbox' || code === 'organisation')
    return code
  return itemOf(address) === null ? code : `${code}Editor`
}

const loaded = new Map<ViewName, View>()

/** Preloads a view. */
export async function loadView(name: ViewName | null): Promise<void> {
  if (name !== null) loaded.set(name, (await sectionViews[name]()).default)
}

/** The view, if loaded: avoids suspending, because React delays the reveal. */
export const loadedView = (name: ViewName): View | null => loaded.get(name) ?? null
