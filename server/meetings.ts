import { classKind } from '#server/class/managed/class-kind.ts'
import { registrationKind } from '#server/class/registration/kind.ts'
import type { Meeting } from '#server/commands/meeting.ts'
import { endExamRegistrations } from '#server/exam/registration/end-registrations.ts'
import { examRegistrationKind } from '#server/exam/registration/kind.ts'
import { endLeaves } from '#server/leave/end-leaves.ts'
import { handOverClass, handOverOfMember, handOverOfPerson, nextStep } from '#server/leave/hand-over.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { accountKind } from '#server/person/kind.ts'
import { attendanceKind } from '#server/timetable/attendance-kind.ts'
import { excuseLessons } from '#server/timetable/excuse-lessons.ts'

/** All meetings of lifecycles: which effect of one sends which event to the records of another. */
export const meetings: readonly Meeting[] = [
  nextStep,
  { of: registrationKind, effect: 'handOver', asks: leaveKind, event: 'officeVacated', meet: handOverOfMember },
  { of: classKind, effect: 'handOver', asks: leaveKind, event: 'officeVacated', meet: handOverClass },
  { of: accountKind, effect: 'handOver', asks: leaveKind, event: 'officeVacated', meet: handOverOfPerson },
  { of: leaveKind, effect: 'excuseLessons', asks: attendanceKind, event: 'leaveApproved', meet: excuseLessons },
  { of: registrationKind, effect: 'endLeaves', asks: leaveKind, event: 'membershipEnded', meet: endLeaves },
  {
    of: registrationKind,
    effect: 'endExams',
    asks: examRegistrationKind,
    event: 'membershipEnded',
    meet: endExamRegistrations,
  },
]
