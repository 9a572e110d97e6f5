import type { Call } from '#api/kit/call.ts'
import { randomUUID } from 'node:crypto'

import { registerForExam, sendExamRegistrationEvent } from '#api/exam/exam.contract.ts'
import { createExam, discardExam, publishExam, saveExam, withdrawExam } from '#api/exam/managed-exam.contract.ts'
import { getManagedPaper, giveExtraTime, markPaper } from '#api/exam/marking.contract.ts'
import { beginPaper, handInPaper, saveAnswers, takeOverPaper } from '#api/exam/paper.contract.ts'
import {
  createQuestion,
  discardQuestion,
  publishQuestion,
  removeBank,
} from '#api/question/managed-question.contract.ts'
import { endExams } from '#server/exam/paper/clock.ts'
import { putBank, putExam } from '#tests/exam/exam-scene.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { asks, type Race, type Runner, type Site } from './race.ts'

const at = START.getTime()
const inOrder = { shuffles_options: 0, shuffles_questions: 0 } as const

const begin = (examID: string): Runner => asks('learner', beginPaper, { examID, device: randomUUID() })
/** The clock, when the paper's time is up. */
const timeUp: Runner = { chore: (portal) => endExams(portal, new Date(at + HOUR)) }

/** What a learner has begun to write. */
async function paperOf({ db, call }: Site, more: Parameters<typeof putExam>[1] = {}) {
  await db
    .updateTable('exam_paper')
    .set({ deadline: at + 9 * HOUR })
    .execute()
  const examID = await putExam(db, { ...inOrder, ...more })
  const { paperID, token, questions } = await call('learner', beginPaper, { examID, device: randomUUID() })
  const answers = (text: string) => [
    {
      sequence: 1,
      questionID: questions[0]?.questionID ?? '',
      answer: more.kinds === undefined ? { chosen: [text], text: '' } : { chosen: [], text },
      answeredAt: at,
    },
  ]
  const save = (text: string): Runner => asks('learner', saveAnswers, { paperID, token, answers: answers(text) })
  const handIn = asks('learner', handInPaper, { paperID, token, answers: [] })
  return { examID, paperID, token, questions, save, handIn }
}

/** A paper that waits for marks, given by those who run the exam. */
async function handedIn(site: Site) {
  const { call } = site
  const { paperID, token, questions, examID } = await paperOf(site, { kinds: ['short'] })
  await call('learner', handInPaper, { paperID, token, answers: [] })
  const { markRevision } = await call('teacher', getManagedPaper, { paperID })
  const mark = (who: string, given: number): Runner =>
    asks(who, markPaper, {
      paperID,
      markRevision,
      marks: questions.map(({ questionID }) => ({ questionID, given, comment: '' })),
    })
  return { examID, mark }
}

/** A learner has registered for an exam. */
async function registered({ db, call }: Site) {
  const examID = await putExam(db, {
    opens_at: at + HOUR,
    closes_at: at + 3 * HOUR,
    asks_registration: 1,
    asks_approval: 1,
  })
  const { registrationID, revision } = await call('learner', registerForExam, { examID, revision: 0 })
  const event = (who: string, type: string): Runner =>
    asks(who, sendExamRegistrationEvent, { registrationID, type, revision, reason: 'So it is' })
  return { event }
}

/** A draft of the teacher, each of whose papers has the one question of a bank. */
async function draft({ db, call }: Site) {
  const bankID = await putBank(db, [])
  const question = await call('teacher', createQuestion, {
    bankID,
    topicID: null,
    difficulty: 'easy',
    kind: 'trueFalse',
    options: [
      { optionID: 'true', isRight: true },
      { optionID: 'false', isRight: false },
    ],
    texts: [{ language: 'zh_CN', stem: '?', options: [], explanation: '' }],
  })
  const seen = { questionID: question.questionID, revision: question.revision }
  const { revision: questionRevision } = await call('teacher', publishQuestion, seen)
  const document = {
    texts: [{ language: 'zh_CN', name: '测验', about: '' }],
    courseID: null,
    classID: null,
    opensAt: '2026-03-10 08:00:00',
    closesAt: '2026-03-12 08:00:00',
    lateMinutes: null,
    minutes: 45,
    attempts: 2,
    passPercent: 60,
    asksRegistration: false,
    asksApproval: false,
    isOneWay: false,
    shufflesQuestions: false,
    shufflesOptions: false,
    showsMarks: 'marked' as const,
    showsPaper: 'closed' as const,
    showsAnswers: 'never' as const,
    parts: [{ kind: 'drawn' as const, bankID, topicID: null, difficulty: null, count: 1, marks: 10 }],
  }
  const { examID, revision } = await call('teacher', createExam, document)
  const done = (who: string, what: Call): Runner => asks(who, what, { examID, revision })
  const save = (who: string, change: object): Runner =>
    asks(who, saveExam, { examID, revision, ...document, ...change })
  const discarded = asks('admin', discardQuestion, { questionID: seen.questionID, revision: questionRevision })
  return { bankID, examID, done, save, discarded }
}

export const examRaces: readonly Race[] = [
  {
    title: 'one learner begins an exam in two tabs',
    prepare: async ({ db }) => {
      const examID = await putExam(db, inOrder)
      return [begin(examID), begin(examID)]
    },
  },
  {
    title: 'the last attempt is begun twice',
    prepare: async (site) => {
      const { examID, paperID, token } = await paperOf(site)
      await site.call('learner', handInPaper, { paperID, token, answers: [] })
      return [begin(examID), begin(examID)]
    },
  },
  {
    title: 'a paper is handed in, and the next attempt begun',
    prepare: async (site) => {
      const { examID, handIn } = await paperOf(site)
      return [handIn, begin(examID)]
    },
  },
  {
    title: 'an exam is begun, and called off',
    prepare: async (site) => {
      const { examID } = await draft(site)
      await site.db
        .updateTable('exam')
        .set({ opens_at: at - HOUR })
        .where('id', '=', examID)
        .execute()
      const { revision } = await site.call('teacher', publishExam, { examID, revision: 1 })
      return [begin(examID), asks('teacher', withdrawExam, { examID, revision })]
    },
  },
  {
    title: 'two answers with one number',
    prepare: async (site) => {
      const { save } = await paperOf(site)
      return [save('a'), save('b')]
    },
  },
  {
    title: 'an answer, and the hand-in',
    prepare: async (site) => {
      const { save, handIn } = await paperOf(site)
      return [save('a'), handIn]
    },
  },
  {
    title: 'a paper is handed in twice',
    prepare: async (site) => {
      const { handIn } = await paperOf(site)
      return [handIn, handIn]
    },
  },
  {
    title: 'an answer, and another device that takes over',
    prepare: async (site) => {
      const { save, paperID } = await paperOf(site)
      return [save('a'), asks('learner', takeOverPaper, { paperID, device: randomUUID() })]
    },
  },
  {
    title: 'two devices take a paper over',
    prepare: async (site) => {
      const { paperID } = await paperOf(site)
      const takeOver = () => asks('learner', takeOverPaper, { paperID, device: randomUUID() })
      return [takeOver(), takeOver()]
    },
  },
  {
    title: 'an answer, and the end of the time',
    prepare: async (site) => {
      const { save } = await paperOf(site)
      return [save('a'), timeUp]
    },
  },
  {
    title: 'the hand-in, and the end of the time',
    prepare: async (site) => {
      const { handIn } = await paperOf(site)
      return [handIn, timeUp]
    },
  },
  {
    title: 'more time, and the end of it',
    prepare: async (site) => {
      const { paperID } = await paperOf(site)
      const { revision } = await site.call('teacher', getManagedPaper, { paperID })
      return [asks('teacher', giveExtraTime, { paperID, revision, minutes: 60, reason: 'So it is' }), timeUp]
    },
  },
  {
    title: 'a paper gets two marks',
    prepare: async (site) => {
      const { mark } = await handedIn(site)
      return [mark('teacher', 1), mark('admin', 2)]
    },
  },
  {
    title: 'a paper gets marks, and another attempt is begun',
    prepare: async (site) => {
      const { examID, mark } = await handedIn(site)
      return [mark('teacher', 1), begin(examID)]
    },
  },
  {
    title: 'one learner registers for an exam twice',
    prepare: async ({ db }) => {
      const examID = await putExam(db, { opens_at: at + HOUR, closes_at: at + 3 * HOUR, asks_registration: 1 })
      const register = asks('learner', registerForExam, { examID, revision: 0 })
      return [register, register]
    },
  },
  {
    title: 'a registration for an exam is approved twice',
    prepare: async (site) => {
      const { event } = await registered(site)
      return [event('teacher', 'approve'), event('admin', 'approve')]
    },
  },
  {
    title: 'a registration for an exam is approved, and withdrawn',
    prepare: async (site) => {
      const { event } = await registered(site)
      return [event('teacher', 'approve'), event('learner', 'withdraw')]
    },
  },
  {
    title: 'an exam is published, and written anew',
    prepare: async (site) => {
      const { done, save } = await draft(site)
      return [done('teacher', publishExam), save('admin', { parts: [] })]
    },
  },
  {
    title: 'an exam is written by two',
    prepare: async (site) => {
      const { save } = await draft(site)
      return [save('teacher', { attempts: 1 }), save('admin', { attempts: 3 })]
    },
  },
  {
    title: 'an exam is published, and given up',
    prepare: async (site) => {
      const { done } = await draft(site)
      return [done('teacher', publishExam), done('admin', discardExam)]
    },
  },
  {
    title: 'an exam is published, and its only question given up',
    prepare: async (site) => {
      const { done, discarded } = await draft(site)
      return [done('teacher', publishExam), discarded]
    },
  },
  {
    title: 'an exam is written for a bank that is removed',
    prepare: async (site) => {
      const { save } = await draft(site)
      const bankID = await putBank(site.db, [])
      const parts = [{ kind: 'drawn', bankID, topicID: null, difficulty: null, count: 1, marks: 10 }]
      return [save('teacher', { parts }), asks('admin', removeBank, { bankID, revision: 1 })]
    },
  },
]
