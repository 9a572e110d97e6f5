import {
  createBank,
  createQuestion,
  discardQuestion,
  getManagedBank,
  getManagedQuestion,
  listBankNames,
  listBanks,
  listQuestions,
  previewQuestion,
  publishQuestion,
  removeBank,
  saveBank,
  saveQuestion,
  withdrawQuestion,
} from '#api/question/managed-question.contract.ts'
import { ofEditor } from '#server/course/managed/publications.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import type { Portal } from '../portal.ts'
import * as banks from './banks.ts'
import { findQuestion, listOfQuestions } from './managed-questions.ts'
import * as questions from './question-commands.ts'

/** Question banks and questions as staff make them. */
export function managedQuestionRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal

  serve(listBanks, (asked, handling) => banks.listOfBanks(db, asked, asking(handling)))
  serve(listBankNames, (_asked, handling) => banks.bankNames(db, asking(handling)))
  serve(getManagedBank, async ({ bankID }, { signedIn }) => ofEditor(await banks.findBank(db, bankID, signedIn())))
  serve(createBank, (sent, handling) => banks.create(db, sent, asking(handling)))
  serve(saveBank, (sent, handling) => banks.save(db, sent, asking(handling)))
  serve(removeBank, (seen, handling) => banks.remove(db, seen, asking(handling)))

  serve(listQuestions, (asked, handling) => listOfQuestions(db, asked, asking(handling)))
  serve(
    getManagedQuestion,
    async ({ questionID }, { signedIn }) => ofEditor(await findQuestion(db, questionID, signedIn())),
    { follows: ({ questionID }) => [recordName('question', questionID)] },
  )
  serve(createQuestion, (sent, handling) => questions.create(portal, sent, asking(handling)))
  serve(saveQuestion, (sent, handling) => questions.save(portal, sent, asking(handling)))
  serve(publishQuestion, (seen, handling) => questions.publish(portal, seen, asking(handling)))
  serve(withdrawQuestion, (seen, handling) => questions.withdraw(portal, seen, asking(handling)))
  serve(discardQuestion, (seen, handling) => questions.discard(portal, seen, asking(handling)))
  serve(previewQuestion, (asked) => questions.preview(asked))
}
