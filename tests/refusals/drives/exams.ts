import { createActor } from 'xstate'

import { provideExams } from '#app/exam/flows.ts'
import { providePaper } from '#app/exam/paper.flows.ts'
import { getExam, type OneExam } from '#api/exam/exam.contract.ts'
import { getPaper, type Paper } from '#api/exam/paper.contract.ts'
import { examPageRules } from '#machines/exam/exam-verdicts.ts'
import type { PaperEvent } from '#machines/paper/paper-context.ts'

import { drive, type Around, type Drive } from '../driving.ts'
import { sampleAnswer } from '../sample-answer.ts'

const of = ({ transport, store }: Around) => provideExams(transport, store)
const exam = (around: Around) => createActor(of(around).exam, { input: { id: '7', rules: examPageRules } })
const within = (filter: { readonly courseID: string } | { readonly classID: string }) => (around: Around) =>
  createActor(of(around).within, { input: { filter } })
const paper = ({ transport, store }: Around) =>
  createActor(providePaper(transport, store).paper, { input: { paperID: '7', isOnline: true } })

const bare = sampleAnswer(getExam.answer)
/** It is open, and a registration is asked for. */
const unregistered: OneExam = {
  ...bare,
  state: 'notTaken',
  facts: { ...bare.facts, opensAt: 0, now: 1, latestAt: 2, closesAt: 2, hoursMissing: 0 },
  registration: {
    ...bare.registration,
    registrationID: null,
    state: 'unregistered',
    facts: { ...bare.registration.facts, now: 1, closesAt: 2 },
  },
}
const registered: OneExam = {
  ...unregistered,
  registration: {
    ...unregistered.registration,
    registrationID: '7',
    state: 'registered',
    facts: { ...unregistered.registration.facts, hasBegun: false },
  },
}
const written: Paper = { ...sampleAnswer(getPaper.answer), state: 'inProgress', remaining: 600_000, token: '7' }
const [question] = written.questions
const answered: PaperEvent = {
  type: 'answer.given',
  questionID: question?.questionID ?? '',
  answer: { chosen: [], text: 'Water' },
  at: 1,
}

/** The exams of learners: lists, one exam, the paper and its result. */
export const examDrives: Readonly<Record<string, readonly Drive[]>> = {
  listExams: [drive('the exams', (around) => createActor(of(around).open, { input: {} }), 'failed')],
  listMyExams: [drive('one’s own exams', (around) => createActor(of(around).mine, { input: {} }), 'failed')],
  listExamsOfCourse: [drive('the exams of a course', within({ courseID: '7' }), 'failed')],
  listExamsOfClass: [drive('the exams of a class', within({ classID: '7' }), 'failed')],
  getExam: [drive('the exam', exam, 'failed')],
  registerForExam: [
    drive(
      'the registration',
      exam,
      'shown.asking',
      [
        ['shown.fresh', { type: 'event.chosen', event: 'register' }],
        ['shown.asking', { type: 'event.sent' }],
      ],
      { answers: { getExam: unregistered } },
    ),
  ],
  sendExamRegistrationEvent: [
    drive(
      'the withdrawal',
      exam,
      'shown.asking',
      [
        ['shown.fresh', { type: 'event.chosen', event: 'withdraw' }],
        ['shown.asking', { type: 'event.sent' }],
      ],
      { answers: { getExam: registered } },
    ),
  ],
  beginPaper: [
    drive(
      'the beginning',
      exam,
      'shown.asking',
      [
        ['shown.fresh', { type: 'event.chosen', event: 'begin' }],
        ['shown.asking', { type: 'event.sent' }],
      ],
      { answers: { getExam: registered } },
    ),
  ],
  getPaper: [drive('the paper', paper, 'failed')],
  takeOverPaper: [
    drive('the other tab', paper, 'elsewhere', [['elsewhere', { type: 'takeOver.requested' }]], {
      answers: { getPaper: { ...written, token: null } },
    }),
  ],
  saveAnswers: [
    drive(
      'an answer',
      paper,
      'saveFailed',
      [
        ['saved', answered],
        ['unsaved', { type: 'save.requested' }],
      ],
      { answers: { getPaper: written } },
    ),
  ],
  handInPaper: [
    drive(
      'the hand-in',
      paper,
      'handInFailed',
      [
        ['shown', { type: 'handIn.requested' }],
        ['asking', { type: 'handIn.confirmed' }],
      ],
      { answers: { getPaper: written } },
    ),
  ],
  getPaperResult: [drive('the result', (around) => createActor(of(around).result, { input: { id: '7' } }), 'failed')],
}
