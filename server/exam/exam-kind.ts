import type { Insertable } from 'kysely'
import { publicationSaid } from '#api/course/editors.contract.ts'
import type { ExamDocument } from '#api/exam/managed-exam.contract.ts'
import { examLifecycle, version } from '#machines/exam/exam.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import { isEditorOf, namingFacts, storeEditors } from '#server/course/editors.ts'
import { found, publicationColumns, publicationContext } from '#server/course/managed/publications.ts'
import type { PublicationPayload, PublicationSent } from '#server/course/managed/publications.ts'
import { flagOf } from '#server/database/codec.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Querying } from '#server/database/open.ts'
import { folded } from '#i18n/folded.ts'
import { baseOfExam, examFacts } from './exam-facts.ts'
import { storedExam } from './read-exam.ts'
import type { ExamTable } from './tables.ts'

/** The columns of an exam that its lifecycle leaves alone. */
export type ExamOwned = Omit<Insertable<ExamTable>, keyof LifecycleColumns | 'published_at' | 'first_published_at'>

/** What of an exam stands in its own row. */
export const examColumns = (exam: ExamDocument): Omit<ExamOwned, 'id' | 'owner_id'> => ({
  course_id: exam.courseID,
  class_id: exam.classID,
  opens_at: momentOf(exam.opensAt),
  closes_at: momentOf(exam.closesAt),
  late_minutes: exam.lateMinutes,
  minutes: exam.minutes,
  attempts: exam.attempts,
  pass_percent: exam.passPercent,
  asks_registration: flagOf(exam.asksRegistration),
  asks_approval: flagOf(exam.asksApproval),
  is_one_way: flagOf(exam.isOneWay),
  shuffles_questions: flagOf(exam.shufflesQuestions),
  shuffles_options: flagOf(exam.shufflesOptions),
  shows_marks: exam.showsMarks,
  shows_paper: exam.showsPaper,
  shows_answers: exam.showsAnswers,
})

/** An exam, as the one door keeps it. The log is kept without what it consists of, which is stored beside. */
export const examKind: RecordKind<
  typeof examLifecycle,
  typeof publicationSaid,
  ExamOwned,
  PublicationPayload<ExamDocument>
> = {
  table: 'exam',
  lifecycle: examLifecycle,
  version,
  earlier: {},
  said: publicationSaid,
  context: publicationContext,
  known: {
    async save(on) {
      const { trx, id, owned, sender, sent } = on
      const { document, editors } = sent
      const facts = await editing(on)
      return {
        facts: {
          ...facts,
          ...(await examFacts(trx, document, await storedExam(trx, id), sender)),
          ...(await namingFacts(trx, 'exam', { id, owner_id: owned.owner_id ?? null }, editors, sender)),
        },
      }
    },
    async publish(on) {
      const { trx, id, sender, now } = on
      const facts = await editing(on)
      const exam = found(await storedExam(trx, id))
      const times = { now: now.getTime(), closesAt: momentOf(exam.closesAt) }
      return { facts: { ...facts, ...(await examFacts(trx, exam, exam, sender)), ...times } }
    },
    withdraw: async (on) => ({ facts: await editing(on) }),
    discard: async (on) => ({ facts: await editing(on) }),
  },
  columnsOf: publicationColumns,
  async store({ trx, id, sent, isNew }) {
    if (!('document' in sent)) return
    const { document, editors } = sent
    if (!isNew) await trx.updateTable('exam').set(examColumns(document)).where('id', '=', id).execute()
    await writeExam(trx, id, document)
    await storeEditors(trx, 'exam', id, editors)
  },
  actions: { revise: 'context', noteTime: 'context' },
}

/**
 * @throws Refusal not found: a published exam is no more known to other staff than a draft, and learners have lists of
 * their own
 */
async function editing({
  trx,
  id,
  owned,
  sender,
}: Judging<typeof examLifecycle, PublicationSent<ExamDocument>, ExamOwned>): Promise<{ isEditor: boolean }> {
  const isEditor = await isEditorOf(trx, 'exam', { id, owner_id: owned.owner_id ?? null }, sender)
  if (!isEditor) throw notFound()
  return { isEditor }
}

/** The rows of its texts and parts. */
export const examRows = (id: string, { texts, parts }: ExamDocument) => ({
  texts: texts.map(({ language, name, about }) => ({
    exam_id: id,
    language,
    is_base: flagOf(language === baseOfExam({ texts })),
    name,
    about,
    search: folded(name),
  })),
  parts: parts.map((part, position) => ({
    exam_id: id,
    position,
    kind: part.kind,
    marks: part.marks,
    ...(part.kind === 'fixed'
      ? { bank_id: null, topic_id: null, difficulty: null, count: 1, question_id: part.questionID }
      : {
          bank_id: part.bankID,
          topic_id: part.topicID,
          difficulty: part.difficulty,
          count: part.count,
          question_id: null,
        }),
  })),
})

async function writeExam(trx: Querying, id: string, document: ExamDocument): Promise<void> {
  const { texts, parts } = examRows(id, document)
  await trx.deleteFrom('exam_text').where('exam_id', '=', id).execute()
  await trx.insertInto('exam_text').values(texts).execute()
  await trx.deleteFrom('exam_part').where('exam_id', '=', id).execute()
  if (parts.length > 0) await trx.insertInto('exam_part').values(parts).execute()
}
