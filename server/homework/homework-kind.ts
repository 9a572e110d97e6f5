import * as z from 'zod/mini'
import { fitsTask, hasContent } from '#api/homework/hand-in-rule.ts'
import type { Takes } from '#api/homework/hand-in-rule.ts'
import { homeworkSaid } from '#api/homework/homework.contract.ts'
import type { Marks } from '#api/homework/homework.contract.ts'
import type { Sent } from '#api/kit/said.ts'
import type { HandInFacts, HomeworkFacts, ReviewFacts } from '#machines/homework/homework.lifecycle.ts'
import { homeworkLifecycle, version } from '#machines/homework/homework.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import { hasSentTo } from '#server/commands/history.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { decidedIn, recordName } from '#server/commands/record-name.ts'
import { factsOf, standingRows, takesOf } from './homework-rows.ts'
import { isReviewedBy } from './reviewers.ts'
import { keepReview, keepVersion, rubricTakes } from './versions.ts'
import type { HomeworkTable } from './tables.ts'
import { tellLearner, tellReviewers } from './tidings.ts'

/** The immutable columns of the record. */
export type HomeworkOwned = Pick<HomeworkTable, 'task_id' | 'learner_id'>

/** What is handed in, by whom, and the marks of a review. */
interface HomeworkPayload {
  readonly handIn: { readonly text: string; readonly fileIDs: readonly string[]; readonly standing: Standing }
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
  announced: ({ task_id, learner_id }) => [recordName('homework', task_id, learner_id), decidedIn('homework', task_id)],
  said: homeworkSaid,
  context: z.strictObject({ revision: z.int(), versions: z.int() }),
  known: {
    handIn: ({ sent }) => Promise.resolve({ facts: handInFacts(sent) }),
    approve: async (on) => ({ facts: await markFacts(on) }),
    reject: async (on) => ({ facts: await markFacts(on) }),
    reopen: async (on) => ({ facts: await reviewFacts(on) }),
  },
  lockFirst: keepTaskOf,
  columnsOf: ({ context: { versions } }) => ({ versions }),
  async store({ trx, id, sent, sender, now }) {
    if (sent.type === 'handIn')
      await keepVersion(trx, id, { ...sent, isLate: now.getTime() >= sent.standing.closesAt }, now)
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

/** The task of homework does not change meanwhile, and its editors wait for what is just being stored. */
async function keepTaskOf(trx: Querying, id: string): Promise<void> {
  if (!hasRowLocks(trx)) return
  const found = await trx.selectFrom('homework').select('task_id').where('id', '=', id).executeTakeFirst()
  if (found !== undefined) await keepTask(trx, found.task_id)
}

/** The same before there is any. */
export async function keepTask(trx: Querying, taskId: string): Promise<void> {
  if (hasRowLocks(trx)) await trx.selectFrom('task').select('id').where('id', '=', taskId).forShare().execute()
}

/** What a learner is judged by who hands in. */
interface Standing {
  readonly facts: HomeworkFacts
  readonly takes: Takes
  readonly closesAt: number
  /** Of the files that are sent, those that the learner has uploaded for homework. */
  readonly uploaded: readonly string[]
}

/** What each of those is judged by who hand in for a task: by learner, without those whom it has nothing to do with. */
export async function standingsOf(
  trx: Querying,
  taskId: string,
  all: readonly { readonly learnerId: string; readonly fileIDs: readonly string[]; readonly now: Date }[],
): Promise<Map<string, Standing & { readonly homeworkId: string | null }>> {
  const [rows, files] = [
    await standingRows(
      trx,
      taskId,
      all.map(({ learnerId }) => learnerId),
    ).execute(),
    await filesForHomework(
      trx,
      all.flatMap(({ fileIDs }) => fileIDs),
    ),
  ]
  const askedBy = new Map(all.map((asked) => [asked.learnerId, asked]))
  return new Map(
    rows.flatMap((row) => {
      const asked = askedBy.get(row.learnerId)
      // Who has handed something in knows that there is a task.
      if (asked === undefined || !(Boolean(row.isMeant) || row.homeworkId !== null)) return []
      const uploaded = files.filter((file) => file.uploaded_by === row.learnerId).map(({ id }) => id)
      // Nobody reviews the own work.
      const facts = factsOf(row, { isOwner: true, isReviewer: false }, asked.now)
      const standing = { facts, takes: takesOf(row), closesAt: row.closes_at, uploaded, homeworkId: row.homeworkId }
      return [[row.learnerId, standing] as const]
    }),
  )
}

/** Those of some files that were uploaded for homework, which are not swept until the end of the transaction. */
const filesForHomework = async (trx: Querying, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : trx
        .selectFrom('file')
        .select(['id', 'uploaded_by'])
        .where('id', 'in', ids)
        .where('service_code', '=', 'homework')
        .$if(hasRowLocks(trx), (query) => query.forKeyShare())
        .execute()

function handInFacts({ text, fileIDs, standing: { facts, takes, uploaded } }: HomeworkPayload['handIn']): HandInFacts {
  const content = { text, files: fileIDs.length }
  return {
    ...facts,
    hasContent: hasContent(content),
    fitsTask: fitsTask(content, takes),
    // Each once.
    knowsFiles: new Set(fileIDs).size === fileIDs.length && fileIDs.every((id) => uploaded.includes(id)),
  }
}

/** @throws Refusal not found: the task was discarded, or the sender has to do with neither the learner nor the task */
async function reviewFacts({ trx, id, owned, sender, now }: On<HomeworkSent>): Promise<HomeworkFacts> {
  const row = await standingRows(trx, owned.task_id, [owned.learner_id])
    .select((eb) => isReviewedBy(eb, sender).as('isReviewer'))
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  const isOwner = owned.learner_id === sender.userId
  const facts = factsOf(row, { isOwner, isReviewer: row.isReviewer }, now)
  // What one has reviewed, one may go on seeing; and who has handed something in knows that there is a task.
  if (!isOwner && !facts.isReviewer && !(await hasSentTo(trx, 'homework', id, sender.userId))) throw notFound()
  return facts
}

async function markFacts(
  on: On<Sent<typeof homeworkSaid, HomeworkPayload, 'approve' | 'reject'>>,
): Promise<ReviewFacts> {
  return { ...(await reviewFacts(on)), fitsRubric: await rubricTakes(on.trx, on.owned.task_id, on.sent.marks) }
}
