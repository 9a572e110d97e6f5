import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type {
  BankDocument,
  BankEntry,
  BankName,
  createBank,
  listBanks,
  ManagedBank,
  removeBank,
  saveBank,
} from '#api/question/managed-question.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { notFound, Refusal } from '#server/answer/refusal.ts'
import type { Sender } from '#server/commands/kind.ts'
import { editorsOf, isEditorOf, namingFacts, ownerNames, shownIds, storeEditors } from '#server/course/editors.ts'
import { found } from '#server/course/managed/publications.ts'
import type { Doing } from '#server/course/managed/publications.ts'
import { inOrder, written } from '#server/course/managed/written-texts.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { folded, wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { shownText } from '#server/http/in-language.ts'

/** Sender, and the language of what is answered. */
export interface Asking {
  readonly sender: Sender
  readonly language: Language
}

/** What has been removed is kept for the questions that papers have been given. */
const ofBanks = (db: Querying) => db.selectFrom('question_bank').where('removed_at', 'is', null)

/** Banks and their topics by name. */
export async function namesOf(
  db: Querying,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, BankName>> {
  const [names, topics] = await Promise.all([
    db.selectFrom('question_bank_text').select(['bank_id', 'language', 'name']).where('bank_id', 'in', ids).execute(),
    db
      .selectFrom('question_topic as topic')
      .innerJoin('question_topic_text as text', 'text.topic_id', 'topic.id')
      .select(['topic.bank_id', 'topic.id', 'text.language', 'text.name'])
      .where('topic.bank_id', 'in', ids)
      .orderBy('topic.position')
      .orderBy('topic.id')
      .execute(),
  ])
  const named = ids.map((id): BankName => {
    const own = Map.groupBy(
      topics.filter(({ bank_id: bank }) => bank === id),
      (topic) => topic.id,
    )
    return {
      bankID: id,
      name:
        shownText(
          names.filter(({ bank_id: bank }) => bank === id),
          language,
        )?.name ?? '',
      topics: [...own].map(([topicID, texts]) => ({ topicID, name: shownText(texts, language)?.name ?? '' })),
    }
  })
  return new Map(named.map((bank) => [bank.bankID, bank]))
}

/** How many questions each bank has that are not discarded. */
async function questionCounts(db: Querying, ids: readonly string[]): Promise<(id: string) => number> {
  const counts = await db
    .selectFrom('question')
    .select(['bank_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('bank_id', 'in', ids)
    .where('state', '!=', 'discarded')
    .groupBy('bank_id')
    .execute()
  return (id) => counts.find(({ bank_id: bank }) => bank === id)?.count ?? 0
}

/** A page of the banks that somebody changes, last changed first, and the total count. */
export async function listOfBanks(
  db: Database,
  { whose, keyword = '', pageNum, pageSize }: PayloadOf<typeof listBanks>,
  { sender, language }: Asking,
): Promise<{ list: BankEntry[]; count: number }> {
  let asked = ofBanks(db)
  const shown = shownIds(db, 'question_bank', sender, whose)
  if (shown !== null) asked = asked.where('id', 'in', shown)
  const words = wordsOf(keyword)
  if (words.length > 0) {
    asked = asked.where((eb) => {
      const texts = eb
        .selectFrom('question_bank_text as text')
        .select('text.language')
        .whereRef('text.bank_id', '=', 'question_bank.id')
      return eb.exists(
        words.reduce((query, word) => query.where((inner) => holds(inner.ref('text.search'), word)), texts),
      )
    })
  }
  const [rows, counted] = await Promise.all([
    asked
      .select(['id', 'updated_at', 'owner_id'])
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    asked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  if (rows.length === 0) return { list: [], count: counted?.count ?? 0 }
  const ids = rows.map(({ id }) => id)
  const [named, questions, owners] = await Promise.all([
    namesOf(db, ids, language),
    questionCounts(db, ids),
    ownerNames(db, rows),
  ])
  const list = rows.map(
    ({ id, updated_at: updatedAt, owner_id: owner }): BankEntry => ({
      ...found(named.get(id) ?? null),
      questionCount: questions(id),
      updatedAt: timeText(updatedAt),
      ownerName: owners.get(owner ?? '') ?? null,
    }),
  )
  return { list, count: counted?.count ?? 0 }
}

/** All banks that somebody changes, by name. */
export async function bankNames(db: Database, { sender, language }: Asking): Promise<BankName[]> {
  const shown = shownIds(db, 'question_bank', sender)
  const rows = await ofBanks(db)
    .select('id')
    .$if(shown !== null, (query) => (shown === null ? query : query.where('id', 'in', shown)))
    .execute()
  if (rows.length === 0) return []
  const named = await namesOf(
    db,
    rows.map(({ id }) => id),
    language,
  )
  const { compare } = new Intl.Collator(language.tag)
  return [...named.values()].toSorted((one, other) => compare(one.name, other.name))
}

/** One bank with its texts in all languages; null: there is none. */
export async function findBank(db: Querying, id: string, sender: Sender): Promise<ManagedBank | null> {
  const bank = await ofBanks(db).selectAll().where('id', '=', id).executeTakeFirst()
  if (bank === undefined) return null
  const [editors, texts, topics, topicTexts, questions] = await Promise.all([
    editorsOf(db, 'question_bank', bank, sender),
    db.selectFrom('question_bank_text').select(['language', 'name']).where('bank_id', '=', id).execute(),
    db.selectFrom('question_topic').select('id').where('bank_id', '=', id).orderBy('position').orderBy('id').execute(),
    db
      .selectFrom('question_topic_text as text')
      .innerJoin('question_topic as topic', 'topic.id', 'text.topic_id')
      .select(['text.topic_id', 'text.language', 'text.name'])
      .where('topic.bank_id', '=', id)
      .execute(),
    questionCounts(db, [id]),
  ])
  return {
    bankID: id,
    revision: bank.revision,
    texts: inOrder(texts),
    topics: topics.map(({ id: topicID }) => ({
      topicID,
      texts: inOrder(topicTexts.filter((text) => text.topic_id === topicID)).map(({ language, name }) => ({
        language,
        name,
      })),
    })),
    questionCount: questions(id),
    createdAt: timeText(bank.created_at),
    updatedAt: timeText(bank.updated_at),
    editors,
  }
}

/** Makes a bank. @throws Refusal question.bankNameMissing, publication.unknownPart for a topic of another bank */
export const create = (
  db: Database,
  sent: PayloadOf<typeof createBank>,
  { sender, now }: Doing,
): Promise<ManagedBank> =>
  db.transaction().execute(async (trx) => {
    const id = randomUUID()
    const document = judged(sent, [])
    const at = now.getTime()
    await trx
      .insertInto('question_bank')
      .values({ id, owner_id: sender.userId, revision: 1, created_at: at, updated_at: at, removed_at: null })
      .execute()
    await writeBank(trx, id, document)
    return found(await findBank(trx, id, sender))
  })

/** Replaces a bank. @throws Refusal like `create`, 404 for other than its editors, and when it is stale */
export const save = (db: Database, sent: PayloadOf<typeof saveBank>, { sender, now }: Doing): Promise<ManagedBank> =>
  db.transaction().execute(async (trx) => {
    const { bankID: id } = sent
    const stored = await lockedFor(trx, sent, sender)
    const naming = await namingFacts(trx, 'question_bank', stored, sent.editors, sender)
    if (!naming.mayName) throw new Refusal('publication.notOwner')
    if (!naming.knowsEditors) throw new Refusal('publication.unfitEditor')
    const topics = await trx.selectFrom('question_topic').select('id').where('bank_id', '=', id).execute()
    const document = judged(
      sent,
      topics.map((topic) => topic.id),
    )
    await trx
      .updateTable('question_bank')
      .set({ revision: stored.revision + 1, updated_at: now.getTime() })
      .where('id', '=', id)
      .execute()
    await writeBank(trx, id, document)
    await storeEditors(trx, 'question_bank', id, sent.editors)
    return found(await findBank(trx, id, sender))
  })

/** Deletes a bank without questions. @throws Refusal question.bankNotEmpty, 404, and when it is stale */
export const remove = (db: Database, sent: PayloadOf<typeof removeBank>, { sender, now }: Doing): Promise<null> =>
  db.transaction().execute(async (trx) => {
    const { id } = await lockedFor(trx, sent, sender)
    if ((await questionCounts(trx, [id]))(id) > 0) throw new Refusal('question.bankNotEmpty')
    await trx.updateTable('question_bank').set({ removed_at: now.getTime() }).where('id', '=', id).execute()
    return null
  })

/** A bank, locked, as one of its editors has seen it; others do not learn that it exists. @throws Refusal */
async function lockedFor(
  trx: Querying,
  { bankID, revision }: { readonly bankID: string; readonly revision: number },
  sender: Sender,
) {
  const stored = await ofBanks(trx)
    .select(['id', 'owner_id', 'revision'])
    .where('id', '=', bankID)
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  if (stored === undefined || !(await isEditorOf(trx, 'question_bank', stored, sender))) throw notFound()
  if (stored.revision !== revision) throw new Refusal('record.stale')
  return stored
}

/** A bank that the sender changes, and that stays until the end of the transaction; null: none. */
export async function bankFor(
  trx: Querying,
  id: string,
  sender: Sender,
): Promise<{ readonly id: string; readonly owner_id: string | null } | null> {
  const bank = await ofBanks(trx)
    .select(['id', 'owner_id'])
    .where('id', '=', id)
    .$if(hasRowLocks(trx), (query) => query.forShare())
    .executeTakeFirst()
  return bank !== undefined && (await isEditorOf(trx, 'question_bank', bank, sender)) ? bank : null
}

/** A bank as what its owner owns, and with it the questions in it; nobody owns one that is not there. */
export async function ownershipOf(db: Querying, id: string) {
  const bank = await db.selectFrom('question_bank').select(['id', 'owner_id']).where('id', '=', id).executeTakeFirst()
  return { table: 'question_bank', record: bank ?? { id, owner_id: null } } as const
}

/** The bank of a question stays as it is until the end of the transaction. */
export async function keepBankOf(trx: Querying, questionID: string): Promise<void> {
  if (!hasRowLocks(trx)) return
  await trx
    .selectFrom('question_bank')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('question').select('bank_id').where('question.id', '=', questionID))
    .forShare()
    .execute()
}

function judged({ texts, topics }: BankDocument, known: readonly string[]): BankDocument {
  const document = {
    texts: written(texts),
    topics: topics.map((topic) => ({ topicID: topic.topicID, texts: written(topic.texts) })),
  }
  const named = [document, ...document.topics]
  if (!named.every((one) => one.texts.length > 0)) throw new Refusal('question.bankNameMissing')
  const ids = topics.flatMap(({ topicID }) => topicID ?? [])
  if (new Set(ids).size < ids.length || !ids.every((id) => known.includes(id)))
    throw new Refusal('publication.unknownPart')
  return document
}

async function writeBank(trx: Querying, id: string, { texts, topics }: BankDocument): Promise<void> {
  await trx.deleteFrom('question_bank_text').where('bank_id', '=', id).execute()
  await trx
    .insertInto('question_bank_text')
    .values(texts.map(({ language, name }) => ({ bank_id: id, language, name, search: folded(name) })))
    .execute()
  const placed = topics.map((topic, position) => ({ ...topic, id: topic.topicID ?? randomUUID(), position }))
  const kept = placed.map((topic) => topic.id)
  await trx
    .deleteFrom('question_topic')
    .where('bank_id', '=', id)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
  if (placed.length === 0) return
  await trx
    .insertInto('question_topic')
    .values(placed.map((topic) => ({ id: topic.id, bank_id: id, position: topic.position })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })))
    .execute()
  await trx.deleteFrom('question_topic_text').where('topic_id', 'in', kept).execute()
  await trx
    .insertInto('question_topic_text')
    .values(
      placed.flatMap((topic) => topic.texts.map(({ language, name }) => ({ topic_id: topic.id, language, name }))),
    )
    .execute()
}
