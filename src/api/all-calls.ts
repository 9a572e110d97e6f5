import * as account from '#api/account/account.contract.ts'
import * as basic from '#api/dictionary/dictionary.contract.ts'
import type { Call } from '#api/kit/call.ts'
import * as classes from '#api/class/class.contract.ts'
import * as comment from '#api/course/comment.contract.ts'
import * as courseTopic from '#api/course/course-topic.contract.ts'
import * as course from '#api/course/course.contract.ts'
import * as evaluation from '#api/course/evaluation.contract.ts'
import * as favourite from '#api/course/favourite.contract.ts'
import * as file from '#api/file/file.contract.ts'
import * as information from '#api/news/news.contract.ts'
import * as leave from '#api/leave/leave.contract.ts'
import * as letter from '#api/message/letter.contract.ts'
import * as managedCourse from '#api/course/managed-course.contract.ts'
import * as managedInformation from '#api/news/managed-news.contract.ts'
import * as managedPerson from '#api/person/managed-person.contract.ts'
import * as managedResource from '#api/resource/managed-resource.contract.ts'
import * as managedTopic from '#api/course/managed-topic.contract.ts'
import * as meeting from '#api/live/live.contract.ts'
import * as message from '#api/outbox/outbox.contract.ts'
import * as note from '#api/note/note.contract.ts'
import * as notice from '#api/message/notice.contract.ts'
import * as profile from '#api/profile/profile.contract.ts'
import * as oidc from '#api/account/oidc.contract.ts'
import * as passkey from '#api/account/passkey.contract.ts'
import * as passwordLink from '#api/account/password-link.contract.ts'
import * as resource from '#api/resource/resource.contract.ts'
import * as secondCheck from '#api/session/second-check.contract.ts'
import * as signal from '#api/signal/signal.contract.ts'
import * as speed from '#api/speed/speed.contract.ts'
import * as study from '#api/study/study.contract.ts'
import * as upload from '#api/file/upload.contract.ts'
import * as user from '#api/session/user.contract.ts'

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

/** Every declared call by name, for /api-docs and for tests over all contracts. */
export const contracts: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(declarations).filter((entry): entry is [string, Call] => isCall(entry[1])),
)
