import type { Paper } from '#api/exam/paper.contract.ts'
import type { Sheet } from '#machines/paper/sheet.ts'

/** The paper of an exam as it is answered. */
export const sheetOf = ({ examName, state, questions, answers, sequence, ...paper }: Paper): Sheet => ({
  kind: 'exam',
  name: examName,
  about: '',
  standing: state === 'inProgress' ? 'open' : 'handedIn',
  // What is drawn stays.
  version: 0,
  questions: questions.map((question) => ({ ...question, form: null })),
  answers,
  sequence,
  remaining: paper.remaining,
  minutes: paper.minutes,
  isOneWay: paper.isOneWay,
  handsInByItself: true,
  staysOnDevice: false,
  mayChange: false,
  token: paper.token,
  otherWriterAt: paper.otherWriterAt,
})
