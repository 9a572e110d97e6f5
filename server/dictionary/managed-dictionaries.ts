import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import { dictionaryTypes, isTree } from '#api/dictionary/dictionary-rule.ts'
import type { DictionaryTypeCode } from '#api/dictionary/dictionary-rule.ts'
import type {
  DictionaryDocument,
  DictionarySummary,
  ManagedDictionary,
  saveDictionary,
} from '#api/dictionary/managed-dictionary.contract.ts'
import { languages } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { notFound, Refusal } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { lockDictionary, namesOf } from './entries.ts'
import { entryNames } from './entry-names.ts'
import { usesOf } from './uses.ts'

/** A department that was merged keeps its name for what was, and is named no more. */
const MERGED = 'merged'

/** How many entries each dictionary has. */
export async function summaries(db: Database): Promise<DictionarySummary[]> {
  const rows = await db
    .selectFrom('dict')
    .select([
      'type_code',
      (eb) => eb.fn.countAll<number>().as('all'),
      (eb) => eb.fn.count<number>('retired_at').as('retired'),
    ])
    .groupBy('type_code')
    .execute()
  return dictionaryTypes.map((dictTypeCode) => {
    const { all, retired } = rows.find((row) => row.type_code === dictTypeCode) ?? { all: 0, retired: 0 }
    return { dictTypeCode, offered: all - retired, retired }
  })
}

/** The dictionary of a code. @throws Refusal not found */
function typeOf(code: string): DictionaryTypeCode {
  const type = dictionaryTypes.find((one) => one === code)
  if (type === undefined) throw notFound()
  return type
}

/** One dictionary with its names in all languages. @throws Refusal not found */
export const findDictionary = (db: Database, code: string): Promise<ManagedDictionary> =>
  readDictionary(db, typeOf(code))

async function readDictionary(db: Querying, typeCode: DictionaryTypeCode): Promise<ManagedDictionary> {
  const type = await db
    .selectFrom('dict_type')
    .select(['revision', 'updated_at'])
    .where('code', '=', typeCode)
    .executeTakeFirst()
  const entries = await db
    .selectFrom('dict')
    .leftJoin('department', (join) =>
      join.onRef('department.id', '=', 'dict.code').on('dict.type_code', '=', 'department'),
    )
    .select(['dict.code', 'dict.retired_at', 'department.parent_id'])
    .where('dict.type_code', '=', typeCode)
    .where((eb) => eb.or([eb('department.state', 'is', null), eb('department.state', '!=', MERGED)]))
    .orderBy('dict.position')
    .orderBy('dict.code')
    .execute()
  const names = await db
    .selectFrom('dict_name')
    .select(['code', 'language', 'name'])
    .where('type_code', '=', typeCode)
    .execute()
  const namesByCode = Map.groupBy(names, ({ code }) => code)
  const uses = await usesOf(db, typeCode)
  const updatedAt = type?.updated_at ?? null
  return {
    dictTypeCode: typeCode,
    revision: type?.revision ?? 0,
    dicts: entries.map(({ code, retired_at: retiredAt, parent_id: parentCode }) => ({
      dictCode: code,
      isRetired: retiredAt !== null,
      ...(parentCode !== null && { parentCode }),
      texts: languages.flatMap((language) =>
        (namesByCode.get(code) ?? []).flatMap((one) =>
          one.language === language.code ? [{ language: one.language, name: one.name }] : [],
        ),
      ),
      uses: uses(code),
    })),
    updatedAt: updatedAt === null ? null : timeText(updatedAt),
  }
}

/**
 * Replaces a dictionary. @throws Refusal where there is none, when it is stale, for an entry without any name, for one
 * that is not there, and for the removal of one that is used
 */
export const saveWhole = (
  db: Database,
  { dictTypeCode, revision, dicts }: PayloadOf<typeof saveDictionary>,
  asking: Asking,
): Promise<ManagedDictionary> =>
  db.transaction().execute(async (trx) => {
    const typeCode = typeOf(dictTypeCode)
    await lockType(trx, typeCode, revision)
    const stored = await storedEntries(trx, typeCode)
    const entries = judged(dicts, [...stored.keys()])
    if (isTree(typeCode)) needSame(entries, stored)
    const removed = [...stored.keys()].filter((code) => !entries.some((entry) => entry.code === code))
    await needUnused(trx, typeCode, removed, asking)
    const now = asking.now.getTime()
    await trx
      .updateTable('dict_type')
      .set({ revision: revision + 1, updated_at: now })
      .where('code', '=', typeCode)
      .execute()
    const rows = entries.map(({ code, isRetired }, position) => ({
      type_code: typeCode,
      code,
      position,
      retired_at: isRetired ? (stored.get(code) ?? now) : null,
    }))
    if (removed.length > 0)
      await trx.deleteFrom('dict').where('type_code', '=', typeCode).where('code', 'in', removed).execute()
    if (stored.size > 0)
      await trx
        .deleteFrom('dict_name')
        .where('type_code', '=', typeCode)
        .where('code', 'in', [...stored.keys()])
        .execute()
    if (rows.length > 0) {
      await trx
        .insertInto('dict')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['type_code', 'code']).doUpdateSet((eb) => ({
            position: eb.ref('excluded.position'),
            retired_at: eb.ref('excluded.retired_at'),
          })),
        )
        .execute()
      await trx
        .insertInto('dict_name')
        .values(entries.flatMap(({ code, texts }) => texts.map((text) => ({ type_code: typeCode, code, ...text }))))
        .execute()
    }
    return readDictionary(trx, typeCode)
  })

/**
 * A dictionary for one writer, as that one has seen it; nobody begins to use its entries. @throws Refusal record.stale
 */
async function lockType(trx: Querying, typeCode: DictionaryTypeCode, revision: number): Promise<void> {
  if ((await lockDictionary(trx, typeCode)) !== revision) throw new Refusal('record.stale')
}

/** Its entries, and since when each is retired. */
async function storedEntries(trx: Querying, typeCode: string): Promise<ReadonlyMap<string, number | null>> {
  const rows = await trx
    .selectFrom('dict')
    .leftJoin('department', (join) =>
      join.onRef('department.id', '=', 'dict.code').on('dict.type_code', '=', 'department'),
    )
    .select(['dict.code', 'dict.retired_at'])
    .where('dict.type_code', '=', typeCode)
    .where((eb) => eb.or([eb('department.state', 'is', null), eb('department.state', '!=', MERGED)]))
    .execute()
  return new Map(rows.map(({ code, retired_at: retiredAt }) => [code, retiredAt]))
}

/** The entries as they are stored. */
function judged(dicts: DictionaryDocument['dicts'], known: readonly string[]) {
  const entries = dicts.map(({ dictCode, isRetired, texts }) => ({
    code: dictCode ?? randomUUID(),
    isNew: dictCode === null,
    isRetired,
    texts: namesOf(texts),
  }))
  if (entries.some(({ texts }) => texts.length === 0)) throw new Refusal('dictionary.nameMissing')
  if (
    new Set(entries.map(({ code }) => code)).size < entries.length ||
    !entries.every(({ code, isNew }) => isNew || known.includes(code))
  )
    throw new Refusal('dictionary.unknownEntry')
  return entries
}

/** What is made, closed and merged elsewhere is only named and put in order here. @throws Refusal dictionary.isTree */
function needSame(entries: ReturnType<typeof judged>, stored: ReadonlyMap<string, number | null>): void {
  const isSame =
    entries.length === stored.size &&
    entries.every(({ code, isRetired }) => stored.has(code) && isRetired === ((stored.get(code) ?? null) !== null))
  if (!isSame) throw new Refusal('dictionary.isTree')
}

async function needUnused(
  trx: Querying,
  typeCode: DictionaryTypeCode,
  removed: readonly string[],
  { language }: Asking,
): Promise<void> {
  if (removed.length === 0) return
  const uses = await usesOf(trx, typeCode)
  const used = removed.find((code) => uses(code) > 0)
  if (used === undefined) return
  const nameOf = await entryNames(trx, typeCode, language)
  throw new Refusal('dictionary.inUse', { name: nameOf(used), count: numberText(uses(used), language) })
}
