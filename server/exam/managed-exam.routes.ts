import {
  createExam,
  discardExam,
  getManagedExam,
  listManagedExams,
  previewExam,
  publishExam,
  saveExam,
  withdrawExam,
} from '#api/exam/managed-exam.contract.ts'
import { ofEditor } from '#server/course/managed/publications.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import type { Portal } from '../portal.ts'
import * as exams from './exam-commands.ts'
import { listOfExams } from './list-exams.ts'
import { preview } from './preview.ts'
import { findExam } from './read-exam.ts'

/** Exams as staff set them. */
export function managedExamRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal

  serve(listManagedExams, (asked, handling) => listOfExams(db, asked, asking(handling), handling.now))
  serve(getManagedExam, async ({ examID }, handling) => ofEditor(await findExam(db, examID, asking(handling))), {
    follows: ({ examID }) => [recordName('exam', examID)],
  })
  serve(createExam, (sent, handling) => exams.create(portal, sent, asking(handling)))
  serve(saveExam, (sent, handling) => exams.save(portal, sent, asking(handling)))
  serve(publishExam, (seen, handling) => exams.publish(portal, seen, asking(handling)))
  serve(withdrawExam, (seen, handling) => exams.withdraw(portal, seen, asking(handling)))
  serve(discardExam, (seen, handling) => exams.discard(portal, seen, asking(handling)))
  serve(previewExam, (asked, handling) => preview(db, asked, asking(handling)))
}
