import { accountRaces } from './account-races.ts'
import { classRaces } from './class-races.ts'
import { courseRaces } from './course-races.ts'
import { examRaces } from './exam-races.ts'
import { homeworkRaces } from './homework-races.ts'
import { learnerRaces } from './learner-races.ts'
import { leaveRaces } from './leave-races.ts'
import { personRaces } from './person-races.ts'
import { questionnaireRaces } from './questionnaire-races.ts'
import type { Race } from './race.ts'
import { timetableRaces } from './timetable-races.ts'

/** Of every command that counts what others change. */
export const races: readonly Race[] = [
  ...classRaces,
  ...leaveRaces,
  ...timetableRaces,
  ...examRaces,
  ...questionnaireRaces,
  ...homeworkRaces,
  ...courseRaces,
  ...learnerRaces,
  ...accountRaces,
  // Its last one leaves no other administrator.
  ...personRaces,
]
