import { randomUUID } from 'node:crypto'
import type { AnswerOf, PayloadOf } from '#api/kit/call.ts'
import type {
  createQuestion,
  ManagedQuestion,
  previewQuestion,
  saveQuestion,
} from '#api/question/managed-question.contract.ts'
import { create as begin, send } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Doing, PublicationSent } from '#server/course/managed/publications.ts'
import { findQuestion } from './managed-questions.ts'
import { questionColumns, questionKind } from './question-kind.ts'
import { setQuestion } from './set-question.ts'
import type { SetQuestion } from './set-question.ts'

/** Which question is meant, and the revision of it that the sender has seen. */
interface Seen {
  readonly questionID: string
  readonly revision: number
}

/** Writes a new question, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export async function create(
  door: Doorway,
  asked: PayloadOf<typeof createQuestion>,
  { sender, now }: Doing,
): Promise<ManagedQuestion> {
  const id = randomUUID()
  const document = await setQuestion(asked)
  const sent = { type: 'save', revision: 0, document, editors: undefined } as const
  const owned = questionColumns(document, 1)
  return begin(door, questionKind, { id, owned, sent, sender, now }, (trx) => findQuestion(trx, id, sender))
}

/** Replaces a question as a whole. @throws Refusal what the lifecycle refuses */
export const save = async (
  door: Doorway,
  { questionID, revision, ...asked }: PayloadOf<typeof saveQuestion>,
  doing: Doing,
): Promise<ManagedQuestion> =>
  change(door, questionID, { type: 'save', revision, document: await setQuestion(asked), editors: undefined }, doing)

/** Lets papers draw a question. @throws Refusal what the lifecycle refuses */
export const publish = (door: Doorway, { questionID, revision }: Seen, doing: Doing): Promise<ManagedQuestion> =>
  change(door, questionID, { type: 'publish', revision }, doing)

/** Takes a question back from new papers. @throws Refusal what the lifecycle refuses */
export const withdraw = (door: Doorway, { questionID, revision }: Seen, doing: Doing): Promise<ManagedQuestion> =>
  change(door, questionID, { type: 'withdraw', revision }, doing)

/** Gives a question up for good. @throws Refusal what the lifecycle refuses */
export const discard = (door: Doorway, { questionID, revision }: Seen, doing: Doing): Promise<ManagedQuestion> =>
  change(door, questionID, { type: 'discard', revision }, doing)

const change = (
  door: Doorway,
  id: string,
  sent: PublicationSent<SetQuestion>,
  { sender, now }: Doing,
): Promise<ManagedQuestion> =>
  send(door, questionKind, { id, sent, sender, now }, (trx) => findQuestion(trx, id, sender))

/** A question as learners will see it, in the languages in which all of it is written. @throws Refusal like a save */
export async function preview(asked: PayloadOf<typeof previewQuestion>): Promise<AnswerOf<typeof previewQuestion>> {
  const { texts } = await setQuestion({ ...asked, bankID: '', topicID: null, difficulty: 'easy' })
  return texts.flatMap(({ language, view }) => (view === null ? [] : [{ language, ...view }]))
}
