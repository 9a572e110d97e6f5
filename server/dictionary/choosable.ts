import type { DictionaryTypeCode } from '#api/dictionary/dictionary-rule.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'

/**
 * Whether a record can name some entries: they are offered, or it has named them before and they have not gone into
 * others. Nobody writes the dictionary
 * until the end of the transaction, so that none is removed while it comes into use.
 */
export async function areChoosable(
  trx: Querying,
  typeCode: DictionaryTypeCode,
  codes: readonly string[],
  held: readonly string[],
): Promise<boolean> {
  if (codes.length === 0) return true
  // One lock for the whole of it: of several, two who take them in another order would wait for each other.
  if (hasRowLocks(trx))
    await trx.selectFrom('dict_type').select('code').where('code', '=', typeCode).forShare().execute()
  const found = await trx
    .selectFrom('dict')
    .leftJoin('department', (join) =>
      join.onRef('department.id', '=', 'dict.code').on('dict.type_code', '=', 'department'),
    )
    .select(['dict.code', 'dict.retired_at'])
    .where('dict.type_code', '=', typeCode)
    .where('dict.code', 'in', codes)
    .where((eb) => eb.or([eb('department.state', 'is', null), eb('department.state', '!=', 'merged')]))
    .execute()
  return found.length === codes.length && found.every(({ code, retired_at: at }) => at === null || held.includes(code))
}
