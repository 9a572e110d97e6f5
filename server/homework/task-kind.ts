import { publicationSaid } from '#api/course/editors.contract.ts'
import type { TaskDocument } from '#api/homework/managed-task.contract.ts'
import { publicationLifecycle, version } from '#machines/course/publication.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import { isEditorOf, storeEditors } from '#server/course/editors.ts'
import {
  found,
  ownItself,
  publicationColumns,
  publicationContext,
  publicationKnown,
} from '#server/course/managed/publications.ts'
import type { PublicationPayload } from '#server/course/managed/publications.ts'
import { storedTask } from './read-task.ts'
import { taskFacts } from './task-facts.ts'
import { taskColumns, writeTask } from './task-rows.ts'
import type { TaskOwned } from './task-rows.ts'

/** A task, as the one door keeps it. The log is kept without what it consists of, which is stored beside. */
export const taskKind: RecordKind<
  typeof publicationLifecycle,
  typeof publicationSaid,
  TaskOwned,
  PublicationPayload<TaskDocument>
> = {
  table: 'task',
  lifecycle: publicationLifecycle,
  version,
  earlier: {},
  said: publicationSaid,
  context: publicationContext,
  known: publicationKnown(
    async (on) => {
      const own = ownItself('task', on)
      // To other staff a published task is no more known than a draft.
      if (!(await isEditorOf(on.trx, own.table, own.record, on.sender))) throw notFound()
      return own
    },
    async ({ trx, id, sender }, document) => {
      const stored = await storedTask(trx, id)
      return taskFacts(trx, document ?? found(stored), stored, sender)
    },
  ),
  columnsOf: publicationColumns,
  async store({ trx, id, sent, isNew }) {
    if (!('document' in sent)) return
    if (!isNew) await trx.updateTable('task').set(taskColumns(sent.document)).where('id', '=', id).execute()
    await writeTask(trx, id, sent.document)
    await storeEditors(trx, 'task', id, sent.editors)
  },
  actions: { revise: 'context', noteTime: 'context', takeOver: 'context' },
}
