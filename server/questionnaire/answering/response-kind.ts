import * as z from 'zod/mini'
import { responseSaid } from '#api/questionnaire/answering.contract.ts'
import type { ResponseFacts } from '#api/questionnaire/answering.contract.ts'
import type { Answers } from '#api/questionnaire/answering-rule.ts'
import type { SheetFacts, SubmittedFacts } from '#machines/questionnaire/response.lifecycle.ts'
import { responseLifecycle, version } from '#machines/questionnaire/response.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import type { QuestionnaireResponseTable } from '../tables.ts'
import { recordName } from '#server/commands/record-name.ts'
import { keepSubmission } from './submissions.ts'
import { closeSheet, reopenDraft } from './drafts.ts'

/** The immutable columns of the record. */
export type ResponseOwned = Pick<QuestionnaireResponseTable, 'questionnaire_id' | 'learner_id'>

/** Facts that were read under the lock of the learner, and what is submitted. */
interface ResponsePayload {
  readonly save: { readonly facts: SheetFacts }
  readonly takeOver: { readonly facts: ResponseFacts }
  readonly submit: { readonly facts: SubmittedFacts; readonly answers: Answers }
  readonly change: { readonly facts: ResponseFacts }
}

/** The record kind of how somebody stands with a questionnaire. */
export const responseKind: RecordKind<typeof responseLifecycle, typeof responseSaid, ResponseOwned, ResponsePayload> = {
  table: 'questionnaire_response',
  lifecycle: responseLifecycle,
  version,
  earlier: {},
  announced: ({ questionnaire_id, learner_id }) => [recordName('questionnaire_response', questionnaire_id, learner_id)],
  said: responseSaid,
  context: z.strictObject({ revision: z.int(), submissions: z.int() }),
  known: { save: ownFacts, takeOver: ownFacts, submit: ownFacts, change: ownFacts },
  columnsOf: ({ context: { submissions } }) => ({ submissions }),
  async store({ trx, id, owned, sent, now }) {
    // What is anonymous is written by whoever submits it, among others: submissions.ts.
    if (sent.type === 'submit' && !sent.facts.isAnonymous)
      await keepSubmission(trx, {
        questionnaireId: owned.questionnaire_id,
        responseId: id,
        learnerId: owned.learner_id,
        answers: sent.answers,
      })
    if (sent.type === 'change') {
      const of = { questionnaire_id: owned.questionnaire_id, learner_id: owned.learner_id }
      await reopenDraft(trx, id, of, now)
    }
  },
  actions: {
    revise: 'context',
    count: 'context',
    admit: 'context',
    closeSheet: { within: ({ trx, owned }) => closeSheet(trx, owned) },
  },
}

/** @throws Refusal not found: nobody learns of another's response */
function ownFacts<Facts>({
  owned,
  sent: { facts },
  sender,
}: Judging<typeof responseLifecycle, { readonly facts: Facts }, ResponseOwned>): Promise<{ facts: Facts }> {
  return owned.learner_id === sender.userId ? Promise.resolve({ facts }) : Promise.reject(notFound())
}
