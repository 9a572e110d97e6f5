import {
  examStates,
  getExam,
  listExams,
  listExamsOfClass,
  listExamsOfCourse,
  listMyExams,
  registerForExam,
  sendExamRegistrationEvent,
  type ExamAction,
  type ExamRegistrationAction,
  type OneExam,
} from '#api/exam/exam.contract.ts'
import { beginPaper } from '#api/exam/paper.contract.ts'
import { getPaperResult } from '#api/exam/result.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf, type Filter } from '#machines/kit/list.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'

import { keptPapers } from '#browser/kept-paper.ts'
import type { LocalStore } from '#browser/storage.ts'
import { asMissing } from '#app/kit/missing.ts'

const narrowed = (filter: Filter) => ({
  state: oneOf(examStates, filter.state),
  keywords: words(filter.keyword),
})

/** The flows of exams, but for the paper. An unknown state lists all. */
export function provideExams(transport: Transport, store: LocalStore) {
  return {
    /** [ROUTE-49] Filtered by state and keyword. */
    open: listOf(({ filter, ...page }) => transport.send(listExams, { ...narrowed(filter), ...paged(page) })),
    /** [ROUTE-30] The same. */
    mine: listOf(({ filter, ...page }) => transport.send(listMyExams, { ...narrowed(filter), ...paged(page) })),
    /** [EXAM-04, EXAM-05] An exam; its events are those of the registration, and that it is begun. */
    exam: recordOf<OneExam, ExamRegistrationAction | ExamAction>({
      load: (id) => asMissing(transport.send(getExam, { examID: id })),
      send: async ({ id, item: { registration }, intent }) => {
        if (intent.event === 'begin') {
          const device = crypto.randomUUID()
          const { paperID } = await transport.send(beginPaper, { examID: id, device })
          // Without a store on the device the paper asks who writes it.
          await keptPapers(store.get('userId') ?? '')
            .begin(paperID, device)
            .catch(() => undefined)
        } else if (intent.event === 'register' || registration.registrationID === null)
          await transport.send(registerForExam, { examID: id, revision: registration.revision })
        else
          await transport.send(sendExamRegistrationEvent, {
            registrationID: registration.registrationID,
            type: intent.event,
            revision: registration.revision,
            reason: intent.words.trim(),
          })
        // What is open to the learner follows from it.
        return transport.send(getExam, { examID: id })
      },
    }),
    /** [ROUTE-48] */
    result: detailOf((id) => asMissing(transport.send(getPaperResult, { paperID: id }))),
    /** [EXAM-02] Those of a course or of a class; all on one page. */
    within: listOf(async ({ filter: { courseID, classID } }) => {
      const list =
        courseID === undefined
          ? await transport.send(listExamsOfClass, { classID: classID ?? '' })
          : await transport.send(listExamsOfCourse, { courseID })
      return { list, count: list.length }
    }),
  }
}
