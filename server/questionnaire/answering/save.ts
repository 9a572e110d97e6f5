import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Saved } from '#api/question/answering.contract.ts'
import type { Answers } from '#api/questionnaire/answering-rule.ts'
import { askedQuestions, lackingQuestions, misfitOf } from '#api/questionnaire/answering-rule.ts'
import type { changeResponse, Questionnaire, saveDraft, submitSheet } from '#api/questionnaire/answering.contract.ts'
import type { FormQuestion } from '#api/questionnaire/form-rule.ts'
import type { SheetFacts } from '#machines/questionnaire/response.lifecycle.ts'
import { responseAt, responseLifecycle } from '#machines/questionnaire/response.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import { notFound, Refusal } from '#server/answer/refusal.ts'
import type { Reason } from '#server/answer/texts.ts'
import { committed, createWithin, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Asking } from '#server/commands/each.ts'
import { isSet } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { lockLearner } from '#server/person/lock.ts'
import { factsFrom, shownOf } from './asked.ts'
import { saveAnswers } from './drafts.ts'
import { findQuestionnaire, shownRow } from './list.ts'
import { responseKind } from './response-kind.ts'
import { formOf, isWriterOf, lockSheet } from './sheets.ts'

type Row = Awaited<ReturnType<typeof shownRow>>

interface Standing {
  readonly row: Row
  readonly facts: SheetFacts
  readonly sheet: Awaited<ReturnType<typeof lockSheet>>
}

/** How the caller stands, with the learner and the sheet locked. @throws Refusal not found */
async function standing(
  trx: Querying,
  { questionnaireID: id, formVersion, token }: { questionnaireID: string; formVersion: number; token: string },
  asking: Asking,
): Promise<Standing> {
  await lockLearner(trx, asking.sender.userId)
  // In the order in which whoever makes it anonymous locks both.
  await lockQuestionnaire(trx, id)
  const sheet = await lockSheet(trx, id, asking.sender.userId)
  const row = await shownRow(trx, id, asking)
  const facts = factsFrom(row, asking.now)
  return {
    row,
    sheet,
    facts: {
      ...facts,
      isWriter: isWriterOf(sheet, token, facts.isAnonymous),
      isCurrent: row.form_version === formVersion,
    },
  }
}

/**
 * What is asked does not change meanwhile, and its owner waits for answers that are just being stored. One after
 * another for anonymous ones, which are mixed with those before them.
 */
async function lockQuestionnaire(trx: Querying, id: string): Promise<void> {
  if (!hasRowLocks(trx)) return
  const one = trx.selectFrom('questionnaire').where('id', '=', id)
  // Should this change before the lock, what the sender has seen is not what is asked any more.
  const found = await one.select('is_anonymous').executeTakeFirst()
  const isAnonymous = found !== undefined && isSet(found.is_anonymous)
  const row = one.select('id')
  await (isAnonymous ? row.forNoKeyUpdate() : row.forShare()).execute()
}

/** [QUEST-03] Stores answers of a draft: they are on disk when this resolves. @throws Refusal as the contract says */
export function save(door: Doorway, asked: PayloadOf<typeof saveDraft>, asking: Asking): Promise<Saved> {
  const { questionnaireID: id, answers } = asked
  const { sender, now } = asking
  let saved: Saved = { sequence: 0, remaining: 0 }
  return committed(
    door,
    async (trx) => {
      const { row, sheet, facts } = await standing(trx, asked, asking)
      const sent = { type: 'save', facts } as const
      const { state } = shownOf(row, now)
      const owned = { questionnaire_id: id, learner_id: sender.userId }
      if (row.responseId === null) await createWithin(trx, responseKind, { id: randomUUID(), owned, sent, sender, now })
      else if (state === 'notTaken') await sendWithin(trx, responseKind, { id: row.responseId, sent, sender, now })
      else mustAdmit(row, facts, now)
      if (sheet === null) throw notFound()
      const questions = await formOf(trx, id)
      const sequence = await saveAnswers(trx, owned, { sequence: sheet.sequence, questions }, answers)
      await trx
        .updateTable('questionnaire_sheet')
        .set({ sequence, written_at: now.getTime() })
        .where('questionnaire_id', '=', id)
        .where('learner_id', '=', sender.userId)
        .execute()
      saved = { sequence, remaining: Math.max(0, row.closes_at - now.getTime()) }
    },
    () => Promise.resolve(saved),
  )
}

/** A save within a draft is no step of the lifecycle, and asks it all the same. @throws Refusal */
function mustAdmit(row: Row, facts: SheetFacts, now: Date): void {
  const snapshot = responseAt(shownOf(row, now).state, { revision: 1, submissions: row.submissions ?? 0 })
  const said = verdict(responseLifecycle, snapshot, { type: 'save', facts })
  if (said.kind !== 'allowed') throw new Refusal(said.kind === 'refused' ? (said.code as Reason) : 'record.notNow')
}

/** [QUEST-03] All of it or nothing. @throws Refusal as the contract says */
export function submit(door: Doorway, asked: PayloadOf<typeof submitSheet>, asking: Asking): Promise<Questionnaire> {
  const { questionnaireID: id } = asked
  const { sender, now } = asking
  return committed(
    door,
    async (trx) => {
      const { row, facts } = await standing(trx, asked, asking)
      const questions = await formOf(trx, id)
      const answers: Answers = Object.fromEntries(asked.answers.map(({ questionID, answer }) => [questionID, answer]))
      const isComplete = lackingQuestions(questions, answers).length === 0
      const sent = { type: 'submit', facts: { ...facts, isComplete }, answers } as const
      const owned = { questionnaire_id: id, learner_id: sender.userId }
      if (row.responseId === null) await createWithin(trx, responseKind, { id: randomUUID(), owned, sent, sender, now })
      else await sendWithin(trx, responseKind, { id: row.responseId, sent, sender, now })
      // The lifecycle first: whether it may be answered at all matters more than how.
      mustFit(
        questions,
        asked.answers.map(({ questionID }) => questionID),
        answers,
      )
    },
    (trx) => findQuestionnaire(trx, id, asking),
  )
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

/** What was submitted becomes a draft again. @throws Refusal what the lifecycle refuses; not found */
export function change(
  door: Doorway,
  { questionnaireID: id, revision }: PayloadOf<typeof changeResponse>,
  asking: Asking,
): Promise<Questionnaire> {
  const { sender, now } = asking
  return committed(
    door,
    async (trx) => {
      await lockLearner(trx, sender.userId)
      await lockSheet(trx, id, sender.userId)
      const row = await shownRow(trx, id, asking)
      if (row.responseId === null) throw new Refusal('questionnaire.notSubmitted')
      const sent = { type: 'change', revision, facts: factsFrom(row, now) } as const
      await sendWithin(trx, responseKind, { id: row.responseId, sent, sender, now })
    },
    (trx) => findQuestionnaire(trx, id, asking),
  )
}
