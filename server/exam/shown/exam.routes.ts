import { getExam, listExams, listExamsOfClass, listExamsOfCourse, listMyExams } from '#api/exam/exam.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import type { Portal } from '../../portal.ts'
import { findExams, findExamsOf } from './list-exams.ts'
import { findExam } from './shown-exams.ts'

/** Exams, as their learners see them. */
export function examRoutes(serve: Serve, { db }: Portal): void {
  serve(listExams, (asked, handling) => findExams(db, asked, 'meant', asking(handling)))
  serve(listMyExams, (asked, handling) => findExams(db, asked, 'own', asking(handling)))
  serve(getExam, ({ examID }, handling) => findExam(db, examID, asking(handling)), {
    follows: ({ examID }, { userId }) => [
      recordName('exam', examID),
      recordName('learner_exam', examID, userId),
      recordName('exam_registration', examID, userId),
    ],
  })
  serve(listExamsOfCourse, ({ courseID: id }, handling) =>
    findExamsOf(db, { column: 'exam.course_id', id }, asking(handling)),
  )
  serve(listExamsOfClass, ({ classID: id }, handling) =>
    findExamsOf(db, { column: 'exam.class_id', id }, asking(handling)),
  )
}
