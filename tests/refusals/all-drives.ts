import { accountDrives } from './drives/account.ts'
import { administrationDrives } from './drives/administration.ts'
import { classDrives } from './drives/classes.ts'
import { courseDrives } from './drives/courses.ts'
import { documentDrives } from './drives/documents.ts'
import { examDrives } from './drives/exams.ts'
import { homeworkDrives } from './drives/homework.ts'
import { questionnaireDrives } from './drives/questionnaires.ts'
import { managedClassDrives } from './drives/managed-classes.ts'
import { messageDrives } from './drives/messages.ts'
import { profileDrives } from './drives/profile.ts'
import { sessionDrives } from './drives/session.ts'
import { shellDrives } from './drives/shell.ts'
import { studyDrives } from './drives/study.ts'
import { togetherDrives } from './drives/together.ts'
import type { Drive } from './driving.ts'

const parts: readonly Readonly<Record<string, readonly Drive[]>>[] = [
  sessionDrives,
  accountDrives,
  profileDrives,
  administrationDrives,
  documentDrives,
  courseDrives,
  studyDrives,
  togetherDrives,
  classDrives,
  examDrives,
  questionnaireDrives,
  homeworkDrives,
  managedClassDrives,
  messageDrives,
  shellDrives,
]
const names = [...new Set(parts.flatMap((part) => Object.keys(part)))]

/** Every flow that makes a call, by the name of the call. */
export const drives: Readonly<Record<string, readonly Drive[]>> = Object.fromEntries(
  names.map((name) => [name, parts.flatMap((part) => part[name] ?? [])]),
)

/** Calls that the browser makes by itself, for a picture, a sound or a download: refusals.deep.e2e.test.ts. */
export const inBrowser: readonly string[] = [
  'drawCaptcha',
  'streamFile',
  'getPeopleTemplate',
  'getRosterTemplate',
  'exportClass',
  'exportExamResults',
  'exportResults',
]
