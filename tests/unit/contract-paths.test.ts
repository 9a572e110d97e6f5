import { describe, expect, it } from 'vitest'

import type { Call } from '#api/contract/call.ts'
import * as classes from '#api/contract/classes.ts'
import * as course from '#api/contract/course.ts'
import * as favourite from '#api/contract/favourite.ts'
import * as information from '#api/contract/information.ts'
import * as letter from '#api/contract/letter.ts'
import * as managedCourse from '#api/contract/managed-course.ts'
import * as managedInformation from '#api/contract/managed-information.ts'
import * as managedResource from '#api/contract/managed-resource.ts'
import * as managedTopic from '#api/contract/managed-topic.ts'
import * as meeting from '#api/contract/meeting.ts'
import * as note from '#api/contract/note.ts'
import * as notice from '#api/contract/notice.ts'
import * as resource from '#api/contract/resource.ts'

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value

describe('an id out of an address', () => {
  const calls = [
    classes,
    course,
    favourite,
    information,
    letter,
    managedCourse,
    managedInformation,
    managedResource,
    managedTopic,
    meeting,
    note,
    notice,
    resource,
  ].flatMap((part) => Object.values<unknown>(part).filter(isCall))
  const fixed = calls.filter(({ path }) => !path.includes('{'))

  it.each(calls.filter(({ path }) => path.includes('{')).map((call) => [call.method, call.path] as const))(
    'makes no other call of %s %s',
    (method, path) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      expect(
        fixed.filter((other) => other.method === method && pattern.test(other.path)).map((other) => other.path),
      ).toEqual([])
    },
  )
})
