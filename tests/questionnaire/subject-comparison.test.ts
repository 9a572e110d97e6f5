import { describe, expect, it } from 'vitest'

import { comparedAbout, comparesSubjects, isTold } from '#api/questionnaire/subject-comparison-rule.ts'
import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import type { ShownSubject } from '#api/questionnaire/subject-rule.ts'

const about = (kind: ShownSubject['kind'], name: string): ShownSubject => ({ kind, name })
const [law, rivers, hu] = [about('course', 'Law'), about('course', 'Rivers'), about('teacher', 'Hu')]

const question = (questionID: string, subject: ShownSubject | null, more: Partial<QuestionResult> = {}) => ({
  questionID,
  kind: 'single' as const,
  style: 'scale' as const,
  subject,
  language: 'en_US',
  stem: '<p>How useful was it?</p>',
  answered: 5,
  // Each copy of a question has options of its own.
  options: ['Not', '', 'Very'].map((text, at) => ({ optionID: `${questionID} ${at}`, text, chosen: 0, place: null })),
  average: 2,
  texts: [],
  ...more,
})
const idsOf = (questions: readonly QuestionResult[], kind: 'course' | 'teacher') =>
  comparedAbout(questions, kind).map((same) => same.map(({ questionID }) => questionID))

describe('what is compared between subjects', () => {
  it('is the same question about several of a kind, whatever its ids are', () => {
    const other = { stem: '<p>How clear was it?</p>' }
    const all = [
      question('class', about('class', 'Flood')),
      question('none', null),
      question('law useful', law),
      question('law clear', law, other),
      question('rivers useful', rivers),
      question('rivers clear', rivers, other),
      question('hu', hu),
    ]
    expect(idsOf(all, 'course')).toEqual([
      ['law useful', 'rivers useful'],
      ['law clear', 'rivers clear'],
    ])
    // A teacher alone is compared with nobody, and never with a course.
    expect(idsOf(all, 'teacher')).toEqual([])
    expect([comparesSubjects(all), comparesSubjects(all.slice(0, 3))]).toEqual([true, false])
  })

  it('is no other question: with another style, other options, or answered in words', () => {
    const words = { kind: 'short' as const, style: 'plain' as const, options: [], average: null }
    const [first] = question('law', law).options
    for (const more of [{ style: 'plain' as const }, { options: first === undefined ? [] : [first] }])
      expect(idsOf([question('law', law), question('rivers', rivers, more)], 'course')).toEqual([])
    expect(idsOf([question('law', law, words), question('rivers', rivers, words)], 'course')).toEqual([])
  })

  it('is told from five answers on', () => {
    expect([4, 5].map((answered) => isTold({ answered }))).toEqual([false, true])
  })
})
