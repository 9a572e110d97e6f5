import {
  getExam,
  listExams,
  listExamsOfClass,
  listExamsOfCourse,
  listMyExams,
  registerForExam,
  sendExamRegistrationEvent,
} from '#api/exam/exam.contract.ts'
import {
  decideExamRegistrations,
  getPaperToMark,
  giveExtraTime,
  listExamRegistrations,
  listManagedExams,
  listPapers,
  markPaper,
} from '#api/exam/managed-exam.contract.ts'
import { beginPaper, getPaper, handInPaper, saveAnswers, takeOverPaper } from '#api/exam/paper.contract.ts'
import { answerMistake, getExamRanking, getPaperResult, listMistakes } from '#api/exam/result.contract.ts'
import type { Handling, Serve } from '#server/http/serve.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Portal } from '../portal.ts'
import { findExams, findExamsOf } from './list-exams.ts'
import { findExamRegistrations, findManagedExams } from './managed-exams.ts'
import { addTime, findPaperToMark, findPapers, mark } from './mark-papers.ts'
import { answerOne, findMistakes } from './mistakes.ts'
import { begin } from './begin.ts'
import { handIn, takeOver } from './hand-in.ts'
import { save } from './save.ts'
import { showPaper } from './shown-paper.ts'
import { decide, register, sendEvent } from './registration-commands.ts'
import { findRanking, findResult } from './results.ts'
import { findExam } from './shown-exams.ts'

const asking = ({ signedIn, language, now }: Handling): Asking => ({ sender: signedIn(), language, now })

/** Exams and registrations, for learners. */
export function examRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(listExams, (asked, handling) => findExams(db, asked, 'meant', asking(handling)))
  serve(listMyExams, (asked, handling) => findExams(db, asked, 'own', asking(handling)))
  serve(getExam, ({ examID }, handling) => findExam(db, examID, asking(handling)))
  serve(listExamsOfCourse, ({ courseID: id }, handling) =>
    findExamsOf(db, { column: 'exam.course_id', id }, asking(handling)),
  )
  serve(listExamsOfClass, ({ classID: id }, handling) =>
    findExamsOf(db, { column: 'exam.class_id', id }, asking(handling)),
  )
  serve(registerForExam, (asked, handling) => register(portal, asked, asking(handling)))
  serve(sendExamRegistrationEvent, (asked, handling) => sendEvent(portal, asked, asking(handling)))
}

/** Papers that are being written, results and wrong questions. */
export function paperRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(beginPaper, (asked, handling) => begin(portal, asked, asking(handling)))
  serve(getPaper, ({ paperID: paperId, device }, handling) => showPaper(db, { paperId, device }, asking(handling)))
  serve(takeOverPaper, (asked, handling) => takeOver(portal, asked, asking(handling)))
  serve(saveAnswers, (asked, handling) => save(portal, asked, asking(handling)))
  serve(handInPaper, (asked, handling) => handIn(portal, asked, asking(handling)))
  serve(getPaperResult, ({ paperID }, handling) => findResult(db, paperID, asking(handling)))
  serve(getExamRanking, (asked, handling) => findRanking(db, asked, asking(handling)))
  serve(listMistakes, (asked, handling) => findMistakes(db, asked, asking(handling)))
  serve(answerMistake, (asked, handling) => answerOne(db, asked, asking(handling)))
}

/** For those who run exams. */
export function managedExamRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(listManagedExams, (asked, handling) => findManagedExams(db, asked, asking(handling)))
  serve(listExamRegistrations, (asked, handling) => findExamRegistrations(db, asked, asking(handling)))
  serve(decideExamRegistrations, async (asked, handling) => ({
    results: await decide(portal, asked, asking(handling)),
  }))
  serve(listPapers, (asked, handling) => findPapers(db, asked, asking(handling)))
  serve(getPaperToMark, ({ paperID }, handling) => findPaperToMark(db, paperID, asking(handling)))
  serve(markPaper, (asked, handling) => mark(portal, asked, asking(handling)))
  serve(giveExtraTime, (asked, handling) => addTime(portal, asked, asking(handling)))
}
