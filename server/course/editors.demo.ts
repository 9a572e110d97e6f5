import type { DemoDocumentName } from '#server/demo/documents.ts'
import type { DemoCourseName } from './courses.demo.ts'
import type { DemoTopicName } from './topics.demo.ts'

/** Who owns something of the academy, and who co-edits it, by account. */
interface DemoEditors {
  readonly owner: string
  readonly coEditors?: readonly string[]
}

/** The courses that others than `teacher` own. */
const courses: Partial<Record<DemoCourseName, DemoEditors>> = {
  'dam-inspection': { owner: 'headmaster' },
  'dam-monitoring': { owner: 'headmaster', coEditors: ['teacher'] },
  'reservoir-operation': { owner: 'headmaster' },
  'transboundary-law': { owner: 'headmaster' },
  negotiation: { owner: 'headmaster' },
  wetlands: { owner: 'teacher', coEditors: ['headmaster'] },
}
const topics: Partial<Record<DemoTopicName, DemoEditors>> = {
  'shared-water': { owner: 'headmaster' },
  'living-rivers': { owner: 'teacher', coEditors: ['headmaster'] },
}
const resources: Partial<Record<DemoDocumentName, DemoEditors>> = {
  'academy-at-a-glance': { owner: 'headmaster', coEditors: ['teacher'] },
}

const usual: DemoEditors = { owner: 'teacher' }
export const editorsOfCourse = (name: DemoCourseName): DemoEditors => courses[name] ?? usual
export const editorsOfTopic = (name: DemoTopicName): DemoEditors => topics[name] ?? usual
export const editorsOfResource = (name: DemoDocumentName): DemoEditors => resources[name] ?? usual
