import * as z from 'zod/mini'
import { fitsTask, hasContent } from '#api/homework/hand-in-rule.ts'
import { homeworkSaid } from '#api/homework/homework.contract.ts'
import type { Marks } from '#api/homework/homework.contract.ts'
import type { Sent } from '#api/kit/said.ts'
import type { HandInFacts, ReviewFacts } from '#machines/homework/homework.lifecycle.ts'
import { homeworkLifecycle, version } from '#machines/homework/homework.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import { hasSentTo } from '#server/commands/history.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { recordName } from '#server/commands/record-name.ts'
import { factsOf, homeworkRows, takesOf } from './homework-rows.ts'
import { keepReview, keepVersion, rubricTakes } from './versions.ts'
import type { HomeworkTable } from './tables.ts'
import { tellLearner, tellReviewers } from './tidings.ts'
import { defaultLanguage } from '#i18n/locales.ts'

/** The immutable columns of the record. */
export type HomeworkOwned = Pick<HomeworkTable, 'task_id' | 'learner_id'>

/** What is handed in, and the marks of a review. */
interface HomeworkPayload {
  readonly handIn: { readonly text: string; readonly fileIDs: readonly string[] }
  readonly approve: { readonly marks: Marks }
  readonly reject: { readonly marks: Marks }
}
type HomeworkSent = Sent<typeof homeworkSaid, HomeworkPayload>
type On<Client> = Judging<typeof homeworkLifecycle, Client, HomeworkOwned>

/** The record kind of homework; what is handed in, and what is said of it, is stored beside. */
export const homeworkKind: RecordKind<typeof homeworkLifecycle, typeof homeworkSaid, HomeworkOwned, HomeworkPayload> = {
  table: 'homework',
  lifecycle: homeworkLifecycle,
  version,
  earlier: {},
  announced: ({ task_id, learner_id }) => [recordName('homework', task_id, learner_id)],
  said: homeworkSaid,
  context: z.strictObject({ revision: z.int(), versions: z.int() }),
  known: {
    handIn: async (on) => ({ facts: await handInFacts(on) }),
    approve: async (on) => ({ facts: await reviewFacts(on) }),
    reject: async (on) => ({ facts: await reviewFacts(on) }),
    reopen: async (on) => ({ facts: (await knownTo(on)).facts }),
  },
  columnsOf: ({ context: { versions } }) => ({ versions }),
  async store({ trx, id, sent, sender, now }) {
    if (sent.type === 'handIn') await keepVersion(trx, id, sent, now)
    if (sent.type === 'approve' || sent.type === 'reject')
      await keepReview(trx, id, { ...sent, by: sender.userId }, now)
  },
  actions: {
    revise: 'context',
    count: 'context',
    tellReviewers: { after: tellReviewers },
    tellLearner: { after: tellLearner },
  },
}

/** @throws Refusal not found: the task was discarded, or the sender has to do with neither the learner nor the task */
async function knownTo({ trx, id, owned, sender, now }: On<HomeworkSent>) {
  // Nobody reads it, so its language does not matter.
  const row = await homeworkRows(trx, owned.learner_id, { sender, language: defaultLanguage })
    .where('task.id', '=', owned.task_id)
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  const facts = factsOf(row, owned.learner_id === sender.userId, now)
  // What one has reviewed, one may go on seeing; and who has handed something in knows that there is a task.
  const isPart = facts.isOwner ? facts.isMeant || row.homeworkId !== null : facts.isReviewer
  if (!isPart && !(await hasSentTo(trx, 'homework', id, sender.userId))) throw notFound()
  return { row, facts }
}

async function handInFacts(on: On<Sent<typeof homeworkSaid, HomeworkPayload, 'handIn'>>): Promise<HandInFacts> {
  const { trx, sent, sender } = on
  const { row, facts } = await knownTo(on)
  const content = { text: sent.text, files: sent.fileIDs.length }
  return {
    ...facts,
    hasContent: hasContent(content),
    fitsTask: fitsTask(content, takesOf(row)),
    knowsFiles: await hasUploaded(trx, sent.fileIDs, sender.userId),
  }
}

async function reviewFacts(
  on: On<Sent<typeof homeworkSaid, HomeworkPayload, 'approve' | 'reject'>>,
): Promise<ReviewFacts> {
  const { facts } = await knownTo(on)
  return { ...facts, fitsRubric: await rubricTakes(on.trx, on.owned.task_id, on.sent.marks) }
}

/** Whether the files, each once, are there and were uploaded for homework by this person. */
async function hasUploaded(trx: Querying, ids: readonly string[], userId: string): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await trx
    .selectFrom('file')
    .select('id')
    .where('id', 'in', ids)
    .where('service_code', '=', 'homework')
    .where('uploaded_by', '=', userId)
    .execute()
  return found.length === ids.length
}
