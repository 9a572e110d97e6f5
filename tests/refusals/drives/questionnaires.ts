import { createActor } from 'xstate'

import { provideQuestionnaires } from '#app/questionnaire/flows.ts'
import { provideQuestionnairePaper } from '#app/questionnaire/paper.flows.ts'
import { getQuestionnaire, openSheet, type QuestionnaireSheet } from '#api/questionnaire/answering.contract.ts'
import type { PaperEvent } from '#machines/paper/paper-context.ts'
import { responseRules } from '#machines/questionnaire/sheet-verdicts.ts'

import { drive, type Around, type Drive } from '../driving.ts'
import { sampleAnswer } from '../sample-answer.ts'

const of = ({ transport }: Around) => provideQuestionnaires(transport)
const one = (around: Around) => createActor(of(around).questionnaire, { input: { id: '7', rules: responseRules } })
const paper = ({ transport, store }: Around) =>
  createActor(provideQuestionnairePaper(transport, store).paper, { input: { paperID: '7', isOnline: true } })

const bare = sampleAnswer(getQuestionnaire.answer)
const standing = {
  opensAt: 0,
  now: 1,
  closesAt: 600_000,
  isLearner: true,
  isMeant: true,
  isWithdrawn: false,
  isAnonymous: false,
  mayChange: true,
}
const open = {
  ...bare,
  state: 'notTaken' as const,
  isAnonymous: false,
  facts: { ...bare.facts, ...standing },
}
const submitted = { ...open, state: 'submitted' as const }
const written: QuestionnaireSheet = {
  ...sampleAnswer(openSheet.answer),
  questionnaire: open,
  questions: [
    {
      questionID: '7',
      kind: 'short',
      style: 'plain',
      language: 'en_US',
      stem: 'Why?',
      options: [],
      isRequired: true,
      least: null,
      most: null,
      condition: null,
      startsPage: false,
      subject: null,
    },
  ],
  answers: [],
  remaining: 600_000,
  token: '7',
}
const answered: PaperEvent = { type: 'answer.given', questionID: '7', answer: { chosen: [], text: 'Water' }, at: 1 }

/** Questionnaires and votes of those who are asked: lists, one of them, and its sheet. */
export const questionnaireDrives: Readonly<Record<string, readonly Drive[]>> = {
  listQuestionnaires: [
    drive('one’s own questionnaires', (around) => createActor(of(around).mine, { input: {} }), 'failed'),
  ],
  listQuestionnairesOfClass: [
    drive(
      'the questionnaires of a class',
      (around) => createActor(of(around).within, { input: { filter: { classID: '7' } } }),
      'failed',
    ),
  ],
  listEvaluationsOfClass: [
    drive(
      'the evaluations of a class',
      (around) => createActor(of(around).evaluations, { input: { filter: { classID: '7' } } }),
      'failed',
    ),
  ],
  getQuestionnaire: [drive('the questionnaire', one, 'failed')],
  changeResponse: [
    drive(
      'the change',
      one,
      'shown.asking',
      [
        ['shown.fresh', { type: 'event.chosen', event: 'change' }],
        ['shown.asking', { type: 'event.sent' }],
      ],
      { answers: { getQuestionnaire: submitted } },
    ),
  ],
  getResults: [drive('the results', (around) => createActor(of(around).results, { input: { id: '7' } }), 'failed')],
  openSheet: [drive('the sheet', paper, 'failed')],
  takeOverSheet: [
    drive('the other tab', paper, 'elsewhere', [['elsewhere', { type: 'takeOver.requested' }]], {
      answers: { openSheet: { ...written, token: null } },
    }),
  ],
  saveDraft: [
    drive(
      'an answer',
      paper,
      'saveFailed',
      [
        ['saved', answered],
        ['unsaved', { type: 'save.requested' }],
      ],
      { answers: { openSheet: written } },
    ),
  ],
  submitSheet: [
    drive(
      'the submission',
      paper,
      'handInFailed',
      [
        ['saved', answered],
        ['shown', { type: 'handIn.requested' }],
        ['asking', { type: 'handIn.confirmed' }],
      ],
      { answers: { openSheet: written } },
    ),
  ],
}
