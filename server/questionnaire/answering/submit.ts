import type { PayloadOf } from '#api/kit/call.ts'
import type { Questionnaire, submitSheet } from '#api/questionnaire/answering.contract.ts'
import { committed } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Asking } from '#server/commands/each.ts'
import { isSet } from '#server/database/codec.ts'
import { findQuestionnaire } from './list.ts'
import { formOf } from './sheets.ts'
import { standing } from './standing.ts'
import { submitWithoutName } from './submit-anonymous.ts'
import { submitWithin } from './submit-within.ts'

type Sheet = PayloadOf<typeof submitSheet>

/** [QUEST-03] All of it or nothing. @throws Refusal as the contract says */
export async function submit(door: Doorway, asked: Sheet, asking: Asking): Promise<Questionnaire> {
  const { questionnaireID: id } = asked
  const found = await door.db.selectFrom('questionnaire').select('is_anonymous').where('id', '=', id).executeTakeFirst()
  // Should this change meanwhile, what the sender has seen is not what is asked any more.
  if (found !== undefined && isSet(found.is_anonymous)) return submitWithoutName(door, { asked, asking })
  return committed(
    door,
    async (trx) => {
      const { row, facts } = await standing(trx, asked, asking)
      const questions = await formOf(trx, id)
      await submitWithin(trx, { asked, asking, facts, questions, responseId: row.responseId })
    },
    (trx) => findQuestionnaire(trx, id, asking),
  )
}
