import type { Call } from '#api/kit/call.ts'
import type { Part } from './part.ts'
import { accountPart } from '#server/parts/account.ts'
import { agendaPart } from '#server/parts/agenda.ts'
import { classPart } from '#server/parts/class.ts'
import { coursePart } from '#server/parts/course.ts'
import { departmentPart } from '#server/parts/department.ts'
import { deskPart } from '#server/parts/desk.ts'
import { dictionaryPart } from '#server/parts/dictionary.ts'
import { examPart } from '#server/parts/exam.ts'
import { filePart } from '#server/parts/file.ts'
import { homePart } from '#server/parts/home.ts'
import { homeworkPart } from '#server/parts/homework.ts'
import { leavePart } from '#server/parts/leave.ts'
import { livePart } from '#server/parts/live.ts'
import { messagePart } from '#server/parts/message.ts'
import { newsPart } from '#server/parts/news.ts'
import { notePart } from '#server/parts/note.ts'
import { organisationPart } from '#server/parts/organisation.ts'
import { outboxPart } from '#server/parts/outbox.ts'
import { overviewPart } from '#server/parts/overview.ts'
import { personPart } from '#server/parts/person.ts'
import { profilePart } from '#server/parts/profile.ts'
import { questionnairePart } from '#server/parts/questionnaire.ts'
import { questionPart } from '#server/parts/question.ts'
import { resourcePart } from '#server/parts/resource.ts'
import { rosterPart } from '#server/parts/roster.ts'
import { sessionPart } from '#server/parts/session.ts'
import { signalPart } from '#server/parts/signal.ts'
import { speedPart } from '#server/parts/speed.ts'
import { studyPart } from '#server/parts/study.ts'
import { timetablePart } from '#server/parts/timetable.ts'

/** The parts of the portal; demo data is filled in in this order. */
export const allParts: readonly Part[] = [
  departmentPart,
  sessionPart,
  accountPart,
  profilePart,
  personPart,
  dictionaryPart,
  homePart,
  newsPart,
  coursePart,
  studyPart,
  resourcePart,
  questionPart,
  notePart,
  classPart,
  rosterPart,
  examPart,
  questionnairePart,
  homeworkPart,
  timetablePart,
  agendaPart,
  livePart,
  leavePart,
  deskPart,
  messagePart,
  filePart,
  organisationPart,
  outboxPart,
  overviewPart,
  signalPart,
  speedPart,
]

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'payload' in value

/** Every declared call by name, for /api-docs and for tests over all contracts. */
export const declaredCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  allParts
    .flatMap(({ calls = [] }) => calls.flatMap((declared) => Object.entries(declared)))
    .filter((entry): entry is [string, Call] => isCall(entry[1])),
)

/** Every lifecycle whose records are stored. */
export const recordKinds = allParts.flatMap(({ kinds = [] }) => kinds)
