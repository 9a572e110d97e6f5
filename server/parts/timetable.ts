import { timetableAddresses } from '#api/timetable/addresses.ts'
import * as managedTimetableCalls from '#api/timetable/managed-timetable.contract.ts'
import * as timetableCalls from '#api/timetable/timetable.contract.ts'
import type { Part } from '#server/part.ts'
import { attendanceKind } from '#server/timetable/attendance-kind.ts'
import { seedLessons } from '#server/timetable/lessons.demo.ts'
import { managedTimetableRoutes } from '#server/timetable/managed/managed-timetable.routes.ts'
import { timetableRoutes } from '#server/timetable/timetable.routes.ts'

export const timetablePart: Part = {
  addresses: timetableAddresses,
  calls: [timetableCalls, managedTimetableCalls],
  routes: [timetableRoutes, managedTimetableRoutes],
  kinds: [attendanceKind],
  seed: seedLessons,
}
