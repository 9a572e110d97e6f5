import { expect, it } from 'vitest'

import { keptDrafts } from '#app/administration/kept-drafts.ts'
import { keysOf } from '#machines/kit/keys.ts'
import { blankClass } from '#machines/class/class-draft.ts'
import { blankCourse } from '#machines/course/course-draft.ts'
import { withChapter } from '#machines/course/course-edits.ts'
import { blankTopic } from '#machines/course/topic-draft.ts'
import { blankExam } from '#machines/exam/exam-draft.ts'
import { blankTask } from '#machines/homework/task-draft.ts'
import { draftOf } from '#machines/news/information-draft.ts'
import { blankBank } from '#machines/question/bank-draft.ts'
import { blankDictionary, withEntry } from '#machines/dictionary/dictionary-draft.ts'
import { blankQuestion } from '#machines/question/question-draft.ts'
import { blankQuestionnaire } from '#machines/questionnaire/questionnaire-draft.ts'
import { blankResource } from '#machines/resource/resource-draft.ts'

const now = new Date('2026-03-02T08:00:00Z')
const drafts = {
  information: draftOf({ categoryCode: 'news', topicCode: null, texts: [] }),
  class: blankClass(now),
  course: withChapter(blankCourse(2026)),
  dictionary: withEntry(blankDictionary),
  topic: blankTopic,
  resource: blankResource,
  exam: blankExam(now),
  bank: blankBank,
  question: blankQuestion,
  questionnaire: blankQuestionnaire(now),
  task: blankTask(now),
} as const

it.each(keysOf(drafts))('a kept draft comes back as it was: %s', (kind) => {
  const kept: unknown = JSON.parse(JSON.stringify(drafts[kind]))
  const { data } = keptDrafts[kind].safeParse(kept)
  expect(data).toEqual(drafts[kind])
})

it.each(keysOf(drafts))('what an earlier portal has kept in another form does not come into an editor: %s', (kind) => {
  expect(keptDrafts[kind].safeParse({ ...drafts[kind], texts: { en_US: 'A text' } }).success).toBe(false)
  expect(keptDrafts[kind].safeParse(null).success).toBe(false)
})
