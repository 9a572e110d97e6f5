import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { createExam, ExamDocument, ManagedExam, saveExam } from '#api/exam/managed-exam.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { create as begin, send } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import { found } from '#server/course/managed/publications.ts'
import type { Doing, PublicationSent } from '#server/course/managed/publications.ts'
import { written } from '#server/course/managed/written-texts.ts'
import type { Querying } from '#server/database/open.ts'
import { examColumns, examKind } from './exam-kind.ts'
import { findExam } from './read-exam.ts'

/** Which exam is meant, and the revision of it that the sender has seen. */
interface Seen {
  readonly examID: string
  readonly revision: number
}
/** Who does it, when, and in which language the answer is. */
interface Asking extends Doing {
  readonly language: Language
}

/** An exam as it was sent, its texts as they will be stored. @throws Refusal 400 */
const cleanExam = <Exam extends ExamDocument>(exam: Exam): Exam => ({ ...exam, texts: written(exam.texts, ['about']) })

/** Sets a new exam, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export function create(
  door: Doorway,
  asked: PayloadOf<typeof createExam>,
  { sender, now, language }: Asking,
): Promise<ManagedExam> {
  const id = randomUUID()
  const document = cleanExam(asked)
  const owned = { ...examColumns(document), id, owner_id: sender.userId }
  const sent = { type: 'save', revision: 0, document, editors: undefined } as const
  return begin(door, examKind, { id, owned, sent, sender, now }, (trx) => managed(trx, id, { language, sender }))
}

/** Replaces an exam as a whole. @throws Refusal what the lifecycle refuses */
export const save = (
  door: Doorway,
  { examID, revision, editors, ...asked }: PayloadOf<typeof saveExam>,
  asking: Asking,
): Promise<ManagedExam> => change(door, examID, { type: 'save', revision, document: cleanExam(asked), editors }, asking)

/** Lets an exam take place. @throws Refusal what the lifecycle refuses */
export const publish = (door: Doorway, { examID, revision }: Seen, asking: Asking): Promise<ManagedExam> =>
  change(door, examID, { type: 'publish', revision }, asking)

/** Calls an exam off. @throws Refusal what the lifecycle refuses */
export const withdraw = (door: Doorway, { examID, revision }: Seen, asking: Asking): Promise<ManagedExam> =>
  change(door, examID, { type: 'withdraw', revision }, asking)

/** Gives an exam up for good. @throws Refusal what the lifecycle refuses */
export const discard = (door: Doorway, { examID, revision }: Seen, asking: Asking): Promise<ManagedExam> =>
  change(door, examID, { type: 'discard', revision }, asking)

const change = (
  door: Doorway,
  id: string,
  sent: PublicationSent<ExamDocument>,
  { sender, now, language }: Asking,
): Promise<ManagedExam> =>
  send(door, examKind, { id, sent, sender, now }, (trx) => managed(trx, id, { language, sender }))

/** As the sender still sees it, also right after handing it on. */
const managed = async (trx: Querying, id: string, asking: Pick<Asking, 'language' | 'sender'>): Promise<ManagedExam> =>
  found(await findExam(trx, id, asking))
