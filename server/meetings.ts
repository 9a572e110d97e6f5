import { registrationKind } from '#server/class/registration/kind.ts'
import type { Meeting } from '#server/commands/meeting.ts'
import { endLeaves } from '#server/leave/end-leaves.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { attendanceKind } from '#server/timetable/attendance-kind.ts'
import { excuseLessons } from '#server/timetable/excuse-lessons.ts'

/** All meetings of lifecycles: which effect of one sends which event to the records of another. */
export const meetings: readonly Meeting[] = [
  { of: leaveKind, effect: 'excuseLessons', asks: attendanceKind, event: 'leaveApproved', meet: excuseLessons },
  { of: registrationKind, effect: 'endLeaves', asks: leaveKind, event: 'membershipEnded', meet: endLeaves },
]
