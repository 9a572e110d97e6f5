import type { SheetFacts } from '#machines/questionnaire/response.lifecycle.ts'
import type { Asking } from '#server/commands/each.ts'
import { isSet } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { lockLearner } from '#server/person/lock.ts'
import { factsFrom } from './asked.ts'
import { shownRow } from './list.ts'
import { isWriterOf, lockSheet } from './sheets.ts'

export type Row = Awaited<ReturnType<typeof shownRow>>

interface Standing {
  readonly row: Row
  readonly facts: SheetFacts
  readonly sheet: Awaited<ReturnType<typeof lockSheet>>
}

interface Seen {
  readonly questionnaireID: string
  readonly formVersion: number
  readonly token: string
}

/** How the caller stands, with the learner, the questionnaire and the sheet locked. @throws Refusal not found */
export async function standing(
  trx: Querying,
  { questionnaireID: id, formVersion, token }: Seen,
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
export async function lockQuestionnaire(trx: Querying, id: string): Promise<void> {
  if (!hasRowLocks(trx)) return
  const one = trx.selectFrom('questionnaire').where('id', '=', id)
  // Should this change before the lock, what the sender has seen is not what is asked any more.
  const found = await one.select('is_anonymous').executeTakeFirst()
  const isAnonymous = found !== undefined && isSet(found.is_anonymous)
  const row = one.select('id')
  await (isAnonymous ? row.forNoKeyUpdate() : row.forShare()).execute()
}
