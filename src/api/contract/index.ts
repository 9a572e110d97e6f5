import * as account from './account.ts'
import * as basic from './basic.ts'
import type { Call } from './call.ts'
import * as classes from './classes.ts'
import * as comment from './comment.ts'
import * as courseTopic from './course-topic.ts'
import * as course from './course.ts'
import * as evaluation from './evaluation.ts'
import * as favourite from './favourite.ts'
import * as file from './file.ts'
import * as information from './information.ts'
import * as leave from './leave.ts'
import * as letter from './letter.ts'
import * as managedCourse from './managed-course.ts'
import * as managedInformation from './managed-information.ts'
import * as managedPerson from './managed-person.ts'
import * as managedResource from './managed-resource.ts'
import * as managedTopic from './managed-topic.ts'
import * as meeting from './meeting.ts'
import * as message from './message.ts'
import * as note from './note.ts'
import * as notice from './notice.ts'
import * as profile from './profile.ts'
import * as oidc from './oidc.ts'
import * as passkey from './passkey.ts'
import * as passwordLink from './password-link.ts'
import * as resource from './resource.ts'
import * as secondCheck from './second-check.ts'
import * as signal from './signal.ts'
import * as speed from './speed.ts'
import * as study from './study.ts'
import * as upload from './upload.ts'
import * as user from './user.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'payload' in value

const declarations: Readonly<Record<string, unknown>> = {
  ...account,
  ...user,
  ...message,
  ...basic,
  ...classes,
  ...file,
  ...meeting,
  ...course,
  ...courseTopic,
  ...comment,
  ...evaluation,
  ...favourite,
  ...information,
  ...managedInformation,
  ...managedCourse,
  ...managedPerson,
  ...managedResource,
  ...managedTopic,
  ...leave,
  ...letter,
  ...note,
  ...notice,
  ...oidc,
  ...passkey,
  ...profile,
  ...passwordLink,
  ...resource,
  ...secondCheck,
  ...signal,
  ...speed,
  ...study,
  ...upload,
}

/** Every declared call by its name, for /api-docs and for the tests that walk all contracts. */
export const contracts: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(declarations).filter((entry): entry is [string, Call] => isCall(entry[1])),
)
