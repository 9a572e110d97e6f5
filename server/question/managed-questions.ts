import type { PayloadOf } from '#api/kit/call.ts'
import type { listQuestions, ManagedQuestion, QuestionEntry } from '#api/question/managed-question.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Sender } from '#server/commands/kind.ts'
import { editorsOf, shownIds } from '#server/course/editors.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { namesOf, ownershipOf } from './banks.ts'
import type { Asking } from './banks.ts'
import { storedQuestion } from './stored-question.ts'
import { shownText } from '#server/http/in-language.ts'

/** One question with its texts in all languages, for staff. @throws Refusal 404 */
export async function findQuestion(db: Querying, id: string, sender: Sender): Promise<ManagedQuestion> {
  const question = await db
    .selectFrom('question')
    .select(['state', 'revision', 'bank_id', 'difficulty', 'created_at', 'updated_at', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (question === undefined) throw notFound()
  const { record } = await ownershipOf(db, question.bank_id)
  const [{ bankID, topicID, kind, version, options, texts }, editors] = await Promise.all([
    storedQuestion(db, id),
    editorsOf(db, 'question_bank', record, sender),
  ])
  return {
    questionID: id,
    state: question.state,
    revision: question.revision,
    bankID,
    topicID,
    difficulty: question.difficulty,
    kind,
    options: [...options],
    texts: [...texts],
    version,
    createdAt: timeText(question.created_at),
    updatedAt: timeText(question.updated_at),
    publishedAt: question.published_at === null ? null : timeText(question.published_at),
    editors,
  }
}

/** A page of the questions of the banks that somebody changes, last changed first, and the total count. */
export async function listOfQuestions(
  db: Database,
  { bankID, topicID, kind, difficulty, state, keyword = '', pageNum, pageSize }: PayloadOf<typeof listQuestions>,
  { sender, language }: Asking,
): Promise<{ list: QuestionEntry[]; count: number }> {
  let asked = db.selectFrom('question').where('state', state === undefined ? '!=' : '=', state ?? 'discarded')
  const shown = shownIds(db, 'question_bank', sender)
  if (shown !== null) asked = asked.where('bank_id', 'in', shown)
  if (bankID !== undefined) asked = asked.where('bank_id', '=', bankID)
  if (topicID !== undefined) asked = asked.where('topic_id', '=', topicID)
  if (kind !== undefined) asked = asked.where('kind', '=', kind)
  if (difficulty !== undefined) asked = asked.where('difficulty', '=', difficulty)
  for (const word of wordsOf(keyword)) asked = asked.where((eb) => holds(eb.ref('search'), word))
  const [rows, counted] = await Promise.all([
    asked
      .select(['id', 'state', 'revision', 'bank_id', 'topic_id', 'kind', 'difficulty', 'updated_at'])
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    asked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  if (rows.length === 0) return { list: [], count: counted?.count ?? 0 }
  const [texts, banks] = await Promise.all([
    db
      .selectFrom('question_text as text')
      .innerJoin('question', (join) =>
        join.onRef('question.id', '=', 'text.question_id').onRef('question.body_version', '=', 'text.version'),
      )
      .select(['text.question_id as id', 'text.language', 'text.title'])
      .where(
        'question.id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('text.shown', 'is not', null)
      .execute(),
    namesOf(db, [...new Set(rows.map(({ bank_id: bank }) => bank))], language),
  ])
  const list = rows.map((row): QuestionEntry => {
    const own = inOrder(texts.filter(({ id }) => id === row.id))
    const bank = banks.get(row.bank_id)
    return {
      questionID: row.id,
      state: row.state,
      revision: row.revision,
      title: shownText(own, language)?.title ?? '',
      bankName: bank?.name ?? '',
      topicName: bank?.topics.find((topic) => topic.topicID === row.topic_id)?.name ?? null,
      kind: row.kind,
      difficulty: row.difficulty,
      languages: own.map((text) => text.language),
      updatedAt: timeText(row.updated_at),
    }
  })
  return { list, count: counted?.count ?? 0 }
}
