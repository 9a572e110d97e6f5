import type { Call } from '#api/kit/call.ts'
import type { Part } from './part.ts'
import { accountPart } from '#server/account/part.ts'
import { agendaPart } from '#server/agenda/part.ts'
import { classPart } from '#server/class/part.ts'
import { coursePart } from '#server/course/part.ts'
import { deskPart } from '#server/desk/part.ts'
import { dictionaryPart } from '#server/dictionary/part.ts'
import { examPart } from '#server/exam/part.ts'
import { filePart } from '#server/file/part.ts'
import { homePart } from '#server/home/part.ts'
import { leavePart } from '#server/leave/part.ts'
import { livePart } from '#server/live/part.ts'
import { messagePart } from '#server/message/part.ts'
import { newsPart } from '#server/news/part.ts'
import { notePart } from '#server/note/part.ts'
import { outboxPart } from '#server/outbox/part.ts'
import { personPart } from '#server/person/part.ts'
import { profilePart } from '#server/profile/part.ts'
import { questionPart } from '#server/question/part.ts'
import { resourcePart } from '#server/resource/part.ts'
import { rosterPart } from '#server/roster/part.ts'
import { sessionPart } from '#server/session/part.ts'
import { signalPart } from '#server/signal/part.ts'
import { speedPart } from '#server/speed/part.ts'
import { studyPart } from '#server/study/part.ts'
import { timetablePart } from '#server/timetable/part.ts'

/** The parts of the portal; demo data is filled in in this order. */
export const allParts: readonly Part[] = [
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
  timetablePart,
  agendaPart,
  livePart,
  leavePart,
  deskPart,
  messagePart,
  filePart,
  outboxPart,
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
