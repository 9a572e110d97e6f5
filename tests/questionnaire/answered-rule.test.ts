import { describe, expect, it } from 'vitest'

import type { ManagedQuestionnaire } from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { DraftFormQuestion, QuestionnaireDraft } from '#machines/questionnaire/questionnaire-draft.ts'
import { questionnaireRules } from '#machines/questionnaire/questionnaire-rules.ts'

const usual = { isRequired: true, least: null, most: null, condition: null, startsPage: false, subject: null }
const item: ManagedQuestionnaire = {
  questionnaireID: 'n1',
  state: 'published',
  revision: 3,
  kind: 'questionnaire',
  texts: [{ language: 'zh_CN', name: '食宿', about: '' }],
  opensAt: '2026-03-01 08:00:00',
  closesAt: '2026-03-20 08:00:00',
  audience: 'all',
  departmentCodes: [],
  class: null,
  people: [],
  isAnonymous: true,
  mayChange: false,
  isTemplate: false,
  showsResults: 'never',
  remindsDays: null,
  questions: [
    {
      ...usual,
      questionID: 'room',
      kind: 'multiple',
      style: 'plain',
      options: ['yes', 'no'],
      most: 1,
      texts: [{ language: 'zh_CN', stem: '住宿？', options: ['要', '不要'] }],
    },
    {
      ...usual,
      questionID: 'quiet',
      kind: 'single',
      style: 'scale',
      options: ['1', '2', '3'],
      condition: { questionID: 'room', optionIDs: ['yes'] },
      texts: [{ language: 'zh_CN', stem: '安静？', options: ['无所谓', '', '很安静'] }],
    },
    {
      ...usual,
      questionID: 'time',
      kind: 'trueFalse',
      style: 'plain',
      options: ['true', 'false'],
      texts: [{ language: 'zh_CN', stem: '有时间', options: [] }],
    },
  ],
  createdAt: '2026-03-01 08:00:00',
  updatedAt: '2026-03-01 08:00:00',
  publishedAt: '2026-03-01 08:00:00',
  remindedAt: null,
  isAnswered: true,
  staysEnded: false,
  editors: { owner: null, coEditors: [], as: 'owner' },
}
const draft = questionnaireRules.draftOf(item)
const withQuestion = (at: number, edit: (question: DraftFormQuestion) => DraftFormQuestion): QuestionnaireDraft => ({
  ...draft,
  questions: draft.questions.map((one, place) => (place === at ? edit(one) : one)),
})
const stem = (language: 'zh_CN' | 'en_US', text: string) => (question: DraftFormQuestion) => ({
  ...question,
  texts: { ...question.texts, [language]: { ...question.texts[language], stem: text } },
})
const said = (command: 'save' | 'publish', changed: QuestionnaireDraft, of: Partial<ManagedQuestionnaire> = {}) => {
  const verdict = questionnaireRules.verdict(command, { ...item, ...of }, changed)
  return verdict.kind === 'refused' ? verdict.code : verdict.kind
}

describe('the editor of a questionnaire that has been answered', () => {
  it('lets its words around, and what nobody was asked in yet, be written', () => {
    expect(said('save', draft)).toBe('allowed')
    expect(said('save', { ...draft, texts: { ...draft.texts, zh_CN: { name: '住宿', about: '' } } })).toBe('allowed')
    expect(said('save', withQuestion(0, stem('en_US', 'A room?')))).toBe('allowed')
    const begun = [...(item.questions[2]?.texts ?? []), { language: 'en_US', stem: ' ', options: [] }]
    const questions = item.questions.map((one, at) => (at === 2 ? { ...one, texts: begun } : one))
    expect(said('save', withQuestion(2, stem('en_US', 'There is time')), { questions })).toBe('allowed')
  })

  it('says why it keeps what was asked, and the words in which it was', () => {
    for (const at of [0, 1, 2])
      expect(said('save', withQuestion(at, stem('zh_CN', '别的')))).toBe('questionnaire.wordsStay')
    expect(
      said(
        'save',
        withQuestion(1, (one) => ({ ...one, isRequired: false })),
      ),
    ).toBe('questionnaire.answered')
    expect(said('save', { ...draft, questions: draft.questions.slice(0, 2) })).toBe('questionnaire.answered')
    expect(said('save', { ...draft, isAnonymous: false })).toBe('questionnaire.answered')
    // Before anybody has submitted all of it can be changed.
    expect(said('save', withQuestion(0, stem('zh_CN', '别的')), { isAnswered: false })).toBe('allowed')
  })

  it('says that an anonymous one which has ended is not opened again', () => {
    const ended = { state: 'withdrawn', staysEnded: true } as const
    expect(said('publish', draft, ended)).toBe('questionnaire.staysEnded')
    expect(said('save', { ...draft, closesAt: '2027-03-20T08:00' }, ended)).toBe('questionnaire.staysEnded')
    expect(said('save', draft, ended)).toBe('allowed')
    expect(said('save', { ...draft, closesAt: '2027-03-20T08:00' }, { state: 'withdrawn' })).toBe('allowed')
  })
})
