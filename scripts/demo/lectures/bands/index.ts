import type { demoLectures } from '#server/demo/lectures.ts'

import type { Band } from './band.ts'
import { clock, columns, letters, radar, readings, terrain } from './digital.ts'
import { bottles, calendar, pools, wetland } from './ecology.ts'
import { damRound, damSeepage, filterRing, levee, movement, reservoir } from './engineering.ts'
import { command, drought, forecast, routing, village } from './floods.ts'
import { border, measures, notes, scales, talks } from './governance.ts'
import { crossSection, groundwater, sediment, unitHydrograph } from './hydrology.ts'

/** The lectures with a film; the others are not playable. */
export type MadeLecture = {
  [Name in keyof typeof demoLectures]: (typeof demoLectures)[Name]['kind'] extends 'video' ? Name : never
}[keyof typeof demoLectures]

export const bands: Readonly<Record<MadeLecture, Band>> = {
  'choosing-the-section': crossSection,
  'velocity-to-discharge': crossSection,
  'unit-hydrograph': unitHydrograph,
  'beginning-of-motion': sediment,
  'gaining-and-losing': groundwater,
  'checking-the-readings': forecast,
  'routing-the-wave': routing,
  'writing-the-forecast': forecast,
  'warning-chain': village,
  'words-that-move': village,
  'clocks-of-a-drought': drought,
  'first-hour': command,
  'walking-the-dam': damRound,
  'what-seepage-says': damSeepage,
  'causes-of-movement': movement,
  'sand-boils': levee,
  'filter-never-plug': filterRing,
  'flood-limit': reservoir,
  'before-the-bottle': bottles,
  'river-to-laboratory': bottles,
  'more-than-a-minimum': calendar,
  'finding-the-entrance': pools,
  'water-before-birds': wetland,
  'three-principles': border,
  'giving-notice': notes,
  'measures-in-order': measures,
  'positions-and-interests': talks,
  'small-gifts': scales,
  'standing-aside': scales,
  'tracing-a-watershed': terrain,
  'radar-and-clouds': radar,
  'four-checks': readings,
  'keep-the-raw-value': columns,
  'before-you-click': letters,
  'ten-minutes': clock,
}
