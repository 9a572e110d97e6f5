import type { DemoCourseName } from './courses.demo.ts'

/** The topics of the academy by name, in their order, and the courses of each in theirs. */
export const demoTopics = {
  'flood-season': ['rainfall-runoff', 'flood-forecasting', 'early-warning', 'levees', 'emergency-command'],
  'living-rivers': ['water-quality', 'environmental-flow', 'sediment-transport', 'fish-passage', 'wetlands'],
  'gauge-to-map': [
    'river-measurement',
    'data-quality',
    'gis-basics',
    'remote-sensing',
    'groundwater',
    'information-security',
  ],
  'shared-water': ['transboundary-law', 'basin-planning', 'negotiation', 'drought'],
} as const satisfies Readonly<Record<string, readonly DemoCourseName[]>>

export type DemoTopicName = keyof typeof demoTopics
