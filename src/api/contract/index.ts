import * as basic from './basic.ts'
import type { Call } from './call.ts'
import * as classes from './classes.ts'
import * as courseTopic from './course-topic.ts'
import * as course from './course.ts'
import * as favourite from './favourite.ts'
import * as file from './file.ts'
import * as information from './information.ts'
import * as leave from './leave.ts'
import * as letter from './letter.ts'
import * as managedInformation from './managed-information.ts'
import * as meeting from './meeting.ts'
import * as message from './message.ts'
import * as notice from './notice.ts'
import * as signal from './signal.ts'
import * as speed from './speed.ts'
import * as user from './user.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'payload' in value

const declarations: Readonly<Record<string, unknown>> = { ...user, ...message, ...basic, ...classes, ...file, ...meeting, ...course, ...courseTopic, ...favourite, ...information, ...managedInformation, ...leave, ...letter, ...notice, ...signal, ...speed }

/** Every declared call by its name, for /api-docs and for the tests that walk all contracts. */
export const contracts: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(declarations).filter((entry): entry is [string, Call] => isCall(entry[1])),
)
