import { expect, it } from 'vitest'

import { QUESTIONNAIRE_QUESTIONS_MAX } from '#api/questionnaire/kind-rule.ts'
import { subjectID, subjectOf } from '#api/questionnaire/subject-rule.ts'
import { begunEvaluation, expandedFor } from '#machines/questionnaire/evaluation-draft.ts'
import {
  blankFormQuestion,
  questionnaireDocument,
  questionnaireLacks,
  type DraftFormQuestion,
} from '#machines/questionnaire/questionnaire-draft.ts'

/** Ids in their order: `n1`, `n2`, … */
function ids(): () => string {
  let count = 0
  return () => `n${(count += 1)}`
}
const question = (questionID: string, changed: Partial<DraftFormQuestion> = {}): DraftFormQuestion => ({
  ...blankFormQuestion(ids()),
  questionID,
  options: [`${questionID}-a`, `${questionID}-b`],
  ...changed,
})
const ofClass = {
  classID: 'flood',
  name: 'Flood',
  courses: ['c1', 'c2'].map((courseID) => ({ courseID, name: courseID })),
  teachers: [{ userID: 't1', name: 'Lin' }],
}
const form = [
  question('teacher', { subject: subjectOf('teacher') }),
  question('useful', { subject: subjectOf('course') }),
  question('why', { subject: subjectOf('course'), condition: { questionID: 'useful', optionIDs: ['useful-b'] } }),
  question('class', { subject: subjectOf('class'), startsPage: true }),
  question('lost', { subject: subjectOf('course'), condition: { questionID: 'class', optionIDs: ['class-a'] } }),
  question('general'),
]
const subjectsOf = (questions: readonly DraftFormQuestion[]) =>
  questions.map(({ subject }) => (subject === null ? 'none' : `${subject.kind} ${subjectID(subject) ?? ''}`.trim()))

it('a form is asked of the class first, then of each course, then of each teacher, each on pages of its own', () => {
  const { questions, left } = expandedFor(form, ofClass, ids())
  expect(subjectsOf(questions)).toEqual([
    ...['class', 'none'],
    ...['course c1', 'course c1', 'course c1'],
    ...['course c2', 'course c2', 'course c2'],
    'teacher t1',
  ])
  expect(questions.map(({ startsPage }) => startsPage)).toEqual([
    ...[true, false],
    ...[true, false, false],
    ...[true, false, false],
    true,
  ])
  expect(left).toBe(0)
})

it('what is asked of each has ids of its own, and conditions keep within their subject', () => {
  const { questions } = expandedFor(form, ofClass, ids())
  const all = questions.flatMap(({ questionID, options }) => [questionID, ...options])
  expect(new Set(all).size).toBe(all.length)
  for (const [first, second, third] of [questions.slice(2, 5), questions.slice(5, 8)]) {
    expect(second?.condition).toEqual({ questionID: first?.questionID, optionIDs: [first?.options[1]] })
    expect(third?.condition).toBeNull()
  }
})

it('what is named already stays as it is, also what is not of the class', () => {
  const named = question('named', { subject: subjectOf('course', 'c2') })
  const stranger = question('stranger', { subject: subjectOf('course', 'c9') })
  const once = expandedFor([named, stranger, question('each', { subject: subjectOf('course') })], ofClass, ids())
  expect(subjectsOf(once.questions)).toEqual(['course c9', 'course c1', 'course c2', 'course c2'])
  expect(once.questions.map(({ questionID }) => questionID)).toEqual(['stranger', 'n3', 'named', 'n6'])
  // A second time there is nothing to be named.
  expect(expandedFor(once.questions, ofClass, ids()).questions).toEqual(once.questions)
})

it('courses and teachers for whom there would be too many questions are left out as a whole, and counted', () => {
  const many = Array.from({ length: QUESTIONNAIRE_QUESTIONS_MAX - 4 }, (_, at) =>
    question(`g${at}`, { subject: subjectOf('class') }),
  )
  const { questions, left } = expandedFor([...many, ...form.slice(0, 3)], ofClass, ids())
  expect(questions.length).toBeLessThanOrEqual(QUESTIONNAIRE_QUESTIONS_MAX)
  expect(subjectsOf(questions).slice(many.length)).toEqual(['course c1', 'course c1', 'course c2', 'course c2'])
  expect(left).toBe(1)
})

it('an evaluation begins anonymous, for its class, and unnamed', () => {
  const { draft } = begunEvaluation(null, ofClass, new Date('2026-03-02T08:00:00Z'), ids())
  const { kind, audience, classID, isAnonymous, mayChange, isTemplate } = questionnaireDocument(draft)
  expect({ kind, audience, classID, isAnonymous, mayChange, isTemplate }).toEqual({
    kind: 'evaluation',
    audience: 'class',
    classID: 'flood',
    isAnonymous: true,
    mayChange: false,
    isTemplate: false,
  })
})

it('an evaluation asks its class or nobody, is anonymous whatever was set before, and lacks what is not named', () => {
  const { draft } = begunEvaluation(null, ofClass, new Date('2026-03-02T08:00:00Z'), ids())
  const open = { ...draft, isAnonymous: false, mayChange: true, audience: 'people' as const, questions: form }
  const sent = questionnaireDocument(open)
  expect([sent.audience, sent.isAnonymous, sent.mayChange]).toEqual(['class', true, false])
  expect([questionnaireLacks(open).class, questionnaireLacks(open).subjects]).toEqual([false, true])
  const ofNobody = questionnaireDocument({ ...open, class: null })
  expect([ofNobody.audience, ofNobody.classID, questionnaireLacks({ ...open, class: null }).class]).toEqual([
    'all',
    null,
    true,
  ])
  expect(questionnaireDocument({ ...open, isTemplate: true }).audience).toBe('all')
  // Of another kind, what its questions were about is no matter.
  const other = questionnaireDocument({ ...open, kind: 'questionnaire', audience: 'all' })
  expect(other.questions.every(({ subject }) => subject === null)).toBe(true)
})
