import type { DemoCourseName } from '#server/course/courses.demo.ts'

/**
 * What a lecture is made for: to be played, to be played by old browsers only, or nothing that can be played at all.
 */
type LectureKind = 'video' | 'old browser' | 'unplayable'

interface DemoLectureFacts {
  readonly course: DemoCourseName
  readonly kind: LectureKind
}

/** The lectures by name, in the order of their courses; each is one chapter with one piece of courseware. */
export const demoLectures = {
  'choosing-the-section': { course: 'river-measurement', kind: 'video' },
  'velocity-to-discharge': { course: 'river-measurement', kind: 'video' },
  'unit-hydrograph': { course: 'rainfall-runoff', kind: 'video' },
  'beginning-of-motion': { course: 'sediment-transport', kind: 'video' },
  'gaining-and-losing': { course: 'groundwater', kind: 'video' },
  'checking-the-readings': { course: 'flood-forecasting', kind: 'video' },
  'routing-the-wave': { course: 'flood-forecasting', kind: 'video' },
  'writing-the-forecast': { course: 'flood-forecasting', kind: 'video' },
  'warning-chain': { course: 'early-warning', kind: 'video' },
  'words-that-move': { course: 'early-warning', kind: 'video' },
  'clocks-of-a-drought': { course: 'drought', kind: 'video' },
  'first-hour': { course: 'emergency-command', kind: 'video' },
  'walking-the-dam': { course: 'dam-inspection', kind: 'video' },
  'what-seepage-says': { course: 'dam-inspection', kind: 'video' },
  'causes-of-movement': { course: 'dam-monitoring', kind: 'video' },
  'sand-boils': { course: 'levees', kind: 'video' },
  'filter-never-plug': { course: 'levees', kind: 'video' },
  'flood-limit': { course: 'reservoir-operation', kind: 'video' },
  'before-the-bottle': { course: 'water-quality', kind: 'video' },
  'river-to-laboratory': { course: 'water-quality', kind: 'video' },
  'more-than-a-minimum': { course: 'environmental-flow', kind: 'video' },
  'finding-the-entrance': { course: 'fish-passage', kind: 'video' },
  'water-before-birds': { course: 'wetlands', kind: 'video' },
  'three-principles': { course: 'transboundary-law', kind: 'video' },
  'giving-notice': { course: 'transboundary-law', kind: 'video' },
  'measures-in-order': { course: 'basin-planning', kind: 'video' },
  'planning-workbook': { course: 'basin-planning', kind: 'unplayable' },
  'positions-and-interests': { course: 'negotiation', kind: 'video' },
  'small-gifts': { course: 'integrity', kind: 'video' },
  'standing-aside': { course: 'integrity', kind: 'video' },
  'clean-tender': { course: 'integrity', kind: 'old browser' },
  'tracing-a-watershed': { course: 'gis-basics', kind: 'video' },
  'radar-and-clouds': { course: 'remote-sensing', kind: 'video' },
  'four-checks': { course: 'data-quality', kind: 'video' },
  'keep-the-raw-value': { course: 'data-quality', kind: 'video' },
  'before-you-click': { course: 'information-security', kind: 'video' },
  'ten-minutes': { course: 'information-security', kind: 'video' },
} as const satisfies Readonly<Record<string, DemoLectureFacts>>

export type DemoLectureName = keyof typeof demoLectures
