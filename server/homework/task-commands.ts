import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { createTask, ManagedTask, saveTask, TaskDocument } from '#api/homework/managed-task.contract.ts'
import { create as begin, send } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Asking } from '#server/commands/each.ts'
import { found } from '#server/course/managed/publications.ts'
import type { PublicationSent } from '#server/course/managed/publications.ts'
import { written } from '#server/course/managed/written-texts.ts'
import type { Querying } from '#server/database/open.ts'
import { findTask } from './read-task.ts'
import { taskKind } from './task-kind.ts'
import { taskColumns } from './task-rows.ts'

/** Which task is meant, and the revision of it that the sender has seen. */
interface Seen {
  readonly taskID: string
  readonly revision: number
}

/** @throws Refusal 400 for an unknown or duplicate language */
const clean = (document: TaskDocument): TaskDocument => ({
  ...document,
  departmentCodes: [...new Set(document.departmentCodes)],
  personIDs: [...new Set(document.personIDs)],
  texts: written(document.texts, ['about']),
  rubric: document.rubric.map((criterion) => ({ ...criterion, texts: written(criterion.texts) })),
})

/** Makes a new task, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export function create(
  door: Doorway,
  asked: PayloadOf<typeof createTask>,
  { sender, now, language }: Asking,
): Promise<ManagedTask> {
  const id = randomUUID()
  const document = clean(asked)
  const owned = { ...taskColumns(document), owner_id: sender.userId }
  const sent = { type: 'save', revision: 0, document, editors: undefined } as const
  return begin(door, taskKind, { id, owned, sent, sender, now }, (trx) => managed(trx, id, { language, sender }))
}

/** Replaces a task as a whole. @throws Refusal what the lifecycle refuses */
export const save = (
  door: Doorway,
  { taskID, revision, editors, ...document }: PayloadOf<typeof saveTask>,
  asking: Asking,
): Promise<ManagedTask> => change(door, taskID, { type: 'save', revision, document: clean(document), editors }, asking)

/** Gives a task to those it is for. @throws Refusal what the lifecycle refuses */
export const publish = (door: Doorway, { taskID, revision }: Seen, asking: Asking): Promise<ManagedTask> =>
  change(door, taskID, { type: 'publish', revision }, asking)

/** Takes nothing more for it. @throws Refusal what the lifecycle refuses */
export const withdraw = (door: Doorway, { taskID, revision }: Seen, asking: Asking): Promise<ManagedTask> =>
  change(door, taskID, { type: 'withdraw', revision }, asking)

/** Gives a task up for good. @throws Refusal what the lifecycle refuses */
export const discard = (door: Doorway, { taskID, revision }: Seen, asking: Asking): Promise<ManagedTask> =>
  change(door, taskID, { type: 'discard', revision }, asking)

const change = (
  door: Doorway,
  id: string,
  sent: PublicationSent<TaskDocument>,
  { sender, now, language }: Asking,
): Promise<ManagedTask> =>
  send(door, taskKind, { id, sent, sender, now }, (trx) => managed(trx, id, { language, sender }))

/** As the sender still sees it, also right after handing it on. */
const managed = async (trx: Querying, id: string, asking: Pick<Asking, 'language' | 'sender'>): Promise<ManagedTask> =>
  found(await findTask(trx, id, asking))
