import type { Querying } from '#server/database/open.ts'
import { asks } from './asked.ts'

/**
 * An anonymous answer keeps its department where so many people of it are asked: of a smaller one its answers would
 * soon be known by their senders.
 */
export const DEPARTMENT_FROM = 10

/** The department that is kept with an answer under a name. */
export async function departmentOf(trx: Querying, learnerId: string): Promise<string | null> {
  const person = await trx.selectFrom('user').select('department_code').where('id', '=', learnerId).executeTakeFirst()
  return person?.department_code ?? null
}

/** Whether enough of a department are asked; no answers are compared where people are asked by name. */
export async function isLargeDepartment(trx: Querying, questionnaireId: string, code: string): Promise<boolean> {
  const asked = await trx
    .selectFrom('user')
    .select('user.id')
    .where('user.department_code', '=', code)
    .where('user.state', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('questionnaire')
          .select('questionnaire.id')
          .where('questionnaire.id', '=', questionnaireId)
          .where('questionnaire.audience', '!=', 'people')
          .where((inner) => asks(inner, inner.ref('user.id'))),
      ),
    )
    .limit(DEPARTMENT_FROM)
    .execute()
  return asked.length === DEPARTMENT_FROM
}
