import { describe, expect, it } from 'vitest'

import type { Call } from '#api/kit/call.ts'
import * as classes from '#api/class/class.contract.ts'
import { addComment } from '#api/course/comment.contract.ts'
import * as course from '#api/course/course.contract.ts'
import * as favourite from '#api/course/favourite.contract.ts'
import * as information from '#api/news/news.contract.ts'
import * as letter from '#api/message/letter.contract.ts'
import * as managedCourse from '#api/course/managed-course.contract.ts'
import * as managedInformation from '#api/news/managed-news.contract.ts'
import * as managedResource from '#api/resource/managed-resource.contract.ts'
import * as managedTopic from '#api/course/managed-topic.contract.ts'
import * as meeting from '#api/live/live.contract.ts'
import * as note from '#api/note/note.contract.ts'
import * as notice from '#api/message/notice.contract.ts'
import * as resource from '#api/resource/resource.contract.ts'

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value

describe('a malformed id in an address', () => {
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
    'never turns %s %s into another call',
    (method, path) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      expect(
        fixed.filter((other) => other.method === method && pattern.test(other.path)).map((other) => other.path),
      ).toEqual([])
    },
  )
})

// A POST to a path is cancelled while another one is pending [HTTP-14]; two texts are no repetition of each other.
it('what people write is put under an id of its own (gap GAP-45)', () => {
  expect([letter.sendLetter, note.addNote, addComment].map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT api-message/portal/messagedialogue/{dialogueId}/letters/{letterId}',
    'PUT api-course/portal/course/{courseID}/notes/{noteID}',
    'PUT api-course/portal/course/{courseID}/comments/{commentID}',
  ])
})
