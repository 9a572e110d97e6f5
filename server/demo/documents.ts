import type { DemoCourseName } from '#server/course/courses.demo.ts'

interface DemoDocumentFacts {
  /** In server/demo/documents; null for one without a file. */
  readonly file: string | null
  /** Null for one of the portal as a whole. */
  readonly course: DemoCourseName | null
  readonly type: 'video' | 'image' | 'document' | 'other'
  readonly daysAgo: number
}

/** The documents to download by name, in the order of their courses. */
export const demoDocuments = {
  'gauging-sheet': { file: 'gauging-sheet.xlsx', course: 'river-measurement', type: 'document', daysAgo: 412 },
  'gauging-checklist': { file: 'gauging-checklist.docx', course: 'river-measurement', type: 'document', daysAgo: 780 },
  'storm-records': { file: 'storm-records.zip', course: 'rainfall-runoff', type: 'other', daysAgo: 605 },
  'flood-readings': { file: 'flood-readings.xlsx', course: 'flood-forecasting', type: 'document', daysAgo: 50 },
  'flood-wave': { file: 'flood-wave.gif', course: 'flood-forecasting', type: 'image', daysAgo: 44 },
  'village-contact-sheet': {
    file: 'village-contact-sheet.docx',
    course: 'early-warning',
    type: 'document',
    daysAgo: 15,
  },
  'warning-talk': { file: 'warning-talk.mp3', course: 'early-warning', type: 'other', daysAgo: 8 },
  'levee-patrol-card': { file: 'levee-patrol-card.pdf', course: 'levees', type: 'document', daysAgo: 81 },
  'filter-ring-film': { file: 'filter-ring-film.mp4', course: 'levees', type: 'video', daysAgo: 30 },
  'dam-round': { file: 'dam-round.pdf', course: 'dam-inspection', type: 'document', daysAgo: 428 },
  'dam-section': { file: 'dam-section.png', course: 'dam-inspection', type: 'image', daysAgo: 190 },
  'sampling-packing-list': {
    file: 'sampling-packing-list.txt',
    course: 'water-quality',
    type: 'document',
    daysAgo: 36,
  },
  'basin-map': { file: 'basin-map.jpg', course: 'gis-basics', type: 'image', daysAgo: 300 },
  'flow-calendar': { file: 'flow-calendar.jpeg', course: 'environmental-flow', type: 'image', daysAgo: 120 },
  'raw-readings': { file: 'raw-readings.zip', course: 'data-quality', type: 'other', daysAgo: 60 },
  'role-cards': { file: null, course: 'negotiation', type: 'document', daysAgo: 99 },
  'academy-at-a-glance': { file: 'academy-at-a-glance.pdf', course: null, type: 'document', daysAgo: 5 },
  'study-planner': { file: 'study-planner.xlsx', course: null, type: 'document', daysAgo: 140 },
} as const satisfies Readonly<Record<string, DemoDocumentFacts>>

export type DemoDocumentName = keyof typeof demoDocuments
