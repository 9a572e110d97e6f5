import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Answers } from '#api/questionnaire/answering-rule.ts'
import { askedQuestions, lackingQuestions, misfitOf } from '#api/questionnaire/answering-rule.ts'
import type { submitSheet } from '#api/questionnaire/answering.contract.ts'
import type { FormQuestion } from '#api/questionnaire/form-rule.ts'
import type { SheetFacts } from '#machines/questionnaire/response.lifecycle.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { createWithin, sendWithin } from '#server/commands/door.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Querying } from '#server/database/open.ts'
import { responseKind } from './response-kind.ts'

interface Submitting {
  readonly asked: PayloadOf<typeof submitSheet>
  readonly asking: Asking
  readonly facts: SheetFacts
  readonly questions: readonly FormQuestion[]
  /** Null: nothing of the sender is stored yet. */
  readonly responseId: string | null
}

/** What was submitted, by question. @throws Refusal as the contract says */
export async function submitWithin(trx: Querying, submitting: Submitting): Promise<Answers> {
  const { asked, asking, facts, questions, responseId } = submitting
  const { sender, now } = asking
  const answers: Answers = Object.fromEntries(asked.answers.map(({ questionID, answer }) => [questionID, answer]))
  const isComplete = lackingQuestions(questions, answers).length === 0
  const owned = { questionnaire_id: asked.questionnaireID, learner_id: sender.userId }
  const sent = { type: 'submit', facts: { ...facts, isComplete }, answers } as const
  if (responseId === null) await createWithin(trx, responseKind, { id: randomUUID(), owned, sent, sender, now })
  else await sendWithin(trx, responseKind, { id: responseId, sent, sender, now })
  // The lifecycle first: whether it may be answered at all matters more than how.
  mustFit(
    questions,
    asked.answers.map(({ questionID }) => questionID),
    answers,
  )
  return answers
}

/** @throws Refusal what is wrong with an answer */
function mustFit(questions: readonly FormQuestion[], ids: readonly string[], answers: Answers): void {
  if (new Set(ids).size < ids.length) throw new Refusal('questionnaire.answerInvalid')
  const asked = new Set(askedQuestions(questions, answers).map(({ questionID }) => questionID))
  for (const id of ids) {
    const question = questions.find(({ questionID }) => questionID === id)
    if (question === undefined) throw new Refusal('questionnaire.questionUnknown')
    if (!asked.has(id)) throw new Refusal('questionnaire.questionNotAsked')
    const given = answers[id]
    if (given !== undefined && misfitOf(question, given) !== null) throw new Refusal('questionnaire.answerInvalid')
  }
}
