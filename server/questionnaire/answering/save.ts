import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Saved } from '#api/question/answering.contract.ts'
import type { changeResponse, Questionnaire, saveDraft } from '#api/questionnaire/answering.contract.ts'
import type { ResponseEvent } from '#machines/questionnaire/response.lifecycle.ts'
import { responseAt, responseLifecycle } from '#machines/questionnaire/response.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import { notFound, Refusal } from '#server/answer/refusal.ts'
import type { Reason } from '#server/answer/texts.ts'
import { committed, createWithin, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Asking } from '#server/commands/each.ts'
import { lockLearner } from '#server/person/lock.ts'
import { factsFrom, shownOf } from './asked.ts'
import { saveAnswers } from './drafts.ts'
import { findQuestionnaire, shownRow } from './list.ts'
import { responseKind } from './response-kind.ts'
import { formOf, lockSheet } from './sheets.ts'
import { standing } from './standing.ts'
import type { Row } from './standing.ts'

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
      else mustAdmit(row, sent, now)
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

/** What is no step of the lifecycle, such as a save within a draft, asks it all the same. @throws Refusal */
function mustAdmit(row: Row, event: ResponseEvent, now: Date): void {
  const { state, revision } = shownOf(row, now)
  const snapshot = responseAt(state, { revision, submissions: row.submissions ?? 0 })
  const said = verdict(responseLifecycle, snapshot, event)
  if (said.kind !== 'allowed') throw new Refusal(said.kind === 'refused' ? (said.code as Reason) : 'record.notNow')
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
      const sent = { type: 'change', revision, facts: factsFrom(row, now) } as const
      if (row.responseId === null) mustAdmit(row, sent, now)
      else await sendWithin(trx, responseKind, { id: row.responseId, sent, sender, now })
    },
    (trx) => findQuestionnaire(trx, id, asking),
  )
}
