import { itemAddress, NEW } from '#views/editor/sections.ts'

const HAND_INS = 'hand-ins'

/** What a new task is begun with: an earlier one, or the class that it is for. */
export interface Begun {
  readonly from: string | null
  readonly classID: string | null
}
/** What an address says of what a new one is begun with. */
export const begunIn = (query: URLSearchParams): Begun => ({
  from: query.get('from') || null,
  classID: query.get('class') || null,
})

const withQuery = (id: string, query: Readonly<Record<string, string>>): string =>
  `${itemAddress('tasks', id)}?${new URLSearchParams(query)}`

/** The address of a new task that is begun with an earlier one. */
export const beginAddress = (taskID: string): string => withQuery(NEW, { from: taskID })
/** The address of a new task for a class. */
export const newAddress = (classID: string): string => withQuery(NEW, { class: classID })

/** The address of what was handed in for a task. */
export const handInsAddress = (taskID: string): string => withQuery(taskID, { view: HAND_INS })
/** Whether an address asks for what was handed in. */
export const asksHandIns = (query: URLSearchParams): boolean => query.get('view') === HAND_INS

/** The address at which homework is reviewed. */
export const reviewAddress = (taskID: string, homeworkID: string): string => withQuery(taskID, { homework: homeworkID })
/** The homework that an address asks for; null: none. */
export const reviewedIn = (query: URLSearchParams): string | null => query.get('homework') || null
