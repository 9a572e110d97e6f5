import type { DictionaryTypeCode } from '#api/dictionary/dictionary-rule.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import { languageOf } from '#i18n/locales.ts'
import { malformed } from '#server/answer/refusal.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'

export interface EntryName {
  readonly language: string
  readonly name: string
}

/** Names as they are stored; what is empty is left out. @throws Refusal malformed, in a language that there is not */
export function namesOf(texts: readonly EntryName[]): EntryName[] {
  if (texts.some(({ language }) => languageOf(language) === null)) throw malformed()
  return texts.map(({ language, name }) => ({ language, name: cleanLine(name) })).filter(({ name }) => name !== '')
}

/**
 * A dictionary for one writer, and nobody begins to use its entries until the end of the transaction. Returns its
 * revision.
 */
export async function lockDictionary(trx: Querying, typeCode: DictionaryTypeCode): Promise<number> {
  await trx
    .insertInto('dict_type')
    .values({ code: typeCode })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
  const type = await trx
    .selectFrom('dict_type')
    .select('revision')
    .where('code', '=', typeCode)
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  return type.revision
}

/** Adds an entry at the end of a dictionary that is locked; whoever edits it as a whole sees that it has changed. */
export async function addEntry(
  trx: Querying,
  typeCode: DictionaryTypeCode,
  { code, names }: { readonly code: string; readonly names: readonly EntryName[] },
  now: Date,
): Promise<void> {
  const last = await trx
    .selectFrom('dict')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('type_code', '=', typeCode)
    .executeTakeFirst()
  const position = (last?.position ?? -1) + 1
  await trx.insertInto('dict').values({ type_code: typeCode, code, position }).execute()
  await trx
    .insertInto('dict_name')
    .values(names.map((name) => ({ type_code: typeCode, code, ...name })))
    .execute()
  await noteChange(trx, typeCode, now)
}

/** Retires an entry of a dictionary that is locked, or takes it back. */
export async function setRetired(
  trx: Querying,
  typeCode: DictionaryTypeCode,
  code: string,
  { isRetired, now }: { readonly isRetired: boolean; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('dict')
    .set({ retired_at: isRetired ? now.getTime() : null })
    .where('type_code', '=', typeCode)
    .where('code', '=', code)
    .execute()
  await noteChange(trx, typeCode, now)
}

const noteChange = (trx: Querying, typeCode: DictionaryTypeCode, now: Date) =>
  trx
    .updateTable('dict_type')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now.getTime() }))
    .where('code', '=', typeCode)
    .execute()
