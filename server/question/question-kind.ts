import type { Insertable } from 'kysely'
import { publicationSaid } from '#api/course/editors.contract.ts'
import type { QuestionText } from '#api/question/managed-question.contract.ts'
import { hasKey } from '#api/question/question-rule.ts'
import { publicationLifecycle, version } from '#machines/course/publication.lifecycle.ts'
import type { PublicationFacts } from '#machines/course/publication.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { RecordKind, Sender } from '#server/commands/kind.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import { isEditorOf } from '#server/course/editors.ts'
import { areAttachable } from '#server/course/managed/attached-files.ts'
import { publicationColumns, publicationContext, publicationKnown } from '#server/course/managed/publications.ts'
import type { PublicationPayload } from '#server/course/managed/publications.ts'
import type { Querying } from '#server/database/open.ts'
import { flagOf } from '#server/database/codec.ts'
import { baseOf } from '#server/http/in-language.ts'
import { folded } from '#i18n/folded.ts'
import { bankFor, keepBankOf, ownershipOf } from './banks.ts'
import type { SetQuestion } from './set-question.ts'
import { storedQuestion } from './stored-question.ts'
import type { StoredQuestion } from './stored-question.ts'
import type { QuestionTable } from './tables.ts'

/** The columns of a question that its lifecycle leaves alone. */
export type QuestionOwned = Omit<
  Insertable<QuestionTable>,
  keyof LifecycleColumns | 'published_at' | 'first_published_at'
>

/** What of a question stands in its own row. */
export const questionColumns = (question: SetQuestion, bodyVersion: number): Omit<QuestionOwned, 'id'> => ({
  bank_id: question.bankID,
  topic_id: question.topicID,
  kind: question.kind,
  difficulty: question.difficulty,
  body_version: bodyVersion,
  search: folded(question.texts.map(({ title, stem }) => `${title}\n${stem}`).join('\n')),
})

/** A question, as the one door keeps it; whoever changes its bank changes it. */
export const questionKind: RecordKind<
  typeof publicationLifecycle,
  typeof publicationSaid,
  QuestionOwned,
  PublicationPayload<SetQuestion>
> = {
  table: 'question',
  lifecycle: publicationLifecycle,
  version,
  earlier: {},
  said: publicationSaid,
  context: publicationContext,
  lockFirst: keepBankOf,
  known: publicationKnown(
    async ({ trx, owned, sender }) => {
      const ownership = await ownershipOf(trx, owned.bank_id)
      // A published question is no more known to others than a draft: papers show it, lists do not.
      if (!(await isEditorOf(trx, ownership.table, ownership.record, sender))) throw notFound()
      return ownership
    },
    async ({ trx, id, sender }, question) => questionFacts(trx, question ?? (await storedQuestion(trx, id)), sender),
  ),
  columnsOf: publicationColumns,
  async store({ trx, id, sent, now, isNew }) {
    if (!('document' in sent)) return
    const { document } = sent
    const before = isNew ? null : await storedQuestion(trx, id)
    if (before !== null && bodyOf(before) === bodyOf(document)) {
      await trx.updateTable('question').set(questionColumns(document, before.version)).where('id', '=', id).execute()
      return
    }
    const next = (before?.version ?? 0) + 1
    await trx.updateTable('question').set(questionColumns(document, next)).where('id', '=', id).execute()
    await writeVersion(trx, versionRows(id, next, document, now))
  },
  actions: { revise: 'context', noteTime: 'context', takeOver: 'context' },
}

/** What a paper keeps of a question, to be compared with another. */
const bodyOf = ({ kind, options, texts }: SetQuestion | StoredQuestion): string =>
  JSON.stringify([
    kind,
    options,
    texts
      .map(({ language, stem, options: own, explanation }) => [language, stem, own, explanation] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ])

/** The language that readers of the others get; null: it is whole in none. */
const baseOfQuestion = (texts: readonly QuestionText[]) =>
  baseOf([
    texts
      .filter(({ stem, options }) => [stem, ...options].every((text) => text !== ''))
      .map(({ language }) => language),
  ])

async function questionFacts(
  trx: Querying,
  { bankID, topicID, kind, options, texts, pictures }: SetQuestion | StoredQuestion,
  sender: Sender,
): Promise<PublicationFacts> {
  const bank = await bankFor(trx, bankID, sender)
  const topic =
    topicID === null
      ? null
      : await trx.selectFrom('question_topic').select('bank_id').where('id', '=', topicID).executeTakeFirst()
  const knowsPictures = await areAttachable(
    trx,
    pictures.map((id) => ({ id, service: 'question-picture' })),
  )
  return {
    hasTexts: baseOfQuestion(texts) !== null,
    knowsParts: bank !== null && (topic === null || topic?.bank_id === bankID) && knowsPictures,
    hasContent: hasKey({ kind, options }),
  }
}

/** The rows of one version of a question. */
export function versionRows(id: string, number: number, { kind, options, texts, pictures }: SetQuestion, now: Date) {
  const of = { question_id: id, version: number }
  return {
    version: {
      ...of,
      kind,
      options: JSON.stringify(options.map(({ optionID }) => optionID)),
      key: JSON.stringify(options.filter(({ isRight }) => isRight).map(({ optionID }) => optionID)),
      created_at: now.getTime(),
    },
    texts: texts.map(({ language, stem, options: own, explanation, title, view }) => ({
      ...of,
      language,
      is_base: flagOf(language === baseOfQuestion(texts)),
      stem,
      options: JSON.stringify(own),
      explanation,
      title,
      shown: view === null ? null : JSON.stringify(view),
    })),
    pictures: pictures.map((file) => ({ ...of, file_id: file })),
  }
}

async function writeVersion(trx: Querying, { version: row, texts, pictures }: ReturnType<typeof versionRows>) {
  await trx.insertInto('question_version').values(row).execute()
  if (texts.length > 0) await trx.insertInto('question_text').values(texts).execute()
  if (pictures.length > 0) await trx.insertInto('question_picture').values(pictures).execute()
}
