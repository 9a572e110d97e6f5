import type { Attendance, AttendanceAction } from '#api/timetable/timetable.contract.ts'

import { recordVerdicts } from '#machines/kit/record-verdict.ts'
import type { RecordRules } from '#machines/kit/record-context.ts'
import { attendanceAt, attendanceOffers } from './attendance.lifecycle.ts'

/** The lifecycle's verdict on a correction, and which are offered. */
export const { verdict: attendanceVerdict, offered } = recordVerdicts({
  offers: attendanceOffers,
  // Nothing of what staff and teachers may do depends on when the learner checked in.
  snapshotOf: ({ state, revision, reason }: Attendance) => attendanceAt(state, { revision, reason, checkedInAt: null }),
  over: 'timetable.alreadySo',
})

export const attendanceRules: RecordRules<Attendance, AttendanceAction> = {
  verdict: attendanceVerdict,
  revisionOf: ({ revision }) => revision,
}
