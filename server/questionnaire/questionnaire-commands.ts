import { randomUUID } from 'node:crypto'
import type { AnswerOf, PayloadOf } from '#api/kit/call.ts'
import type {
  createQuestionnaire,
  ManagedQuestionnaire,
  previewQuestionnaire,
  saveQuestionnaire,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { Asking } from '#server/commands/each.ts'
import { create as begin, send } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import { found } from '#server/course/managed/publications.ts'
import type { PublicationSent } from '#server/course/managed/publications.ts'
import type { Querying } from '#server/database/open.ts'
import { questionnaireKind } from './questionnaire-kind.ts'
import { questionnaireColumns } from './questionnaire-rows.ts'
import { findQuestionnaire } from './read-questionnaire.ts'
import { setQuestionnaire, setQuestions } from './set-questionnaire.ts'
import type { SetQuestionnaire } from './set-questionnaire.ts'

/** Which questionnaire is meant, and the revision of it that the sender has seen. */
interface Seen {
  readonly questionnaireID: string
  readonly revision: number
}

/** Makes a new questionnaire, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export async function create(
  door: Doorway,
  asked: PayloadOf<typeof createQuestionnaire>,
  { sender, now, language }: Asking,
): Promise<ManagedQuestionnaire> {
  const id = randomUUID()
  const document = await setQuestionnaire(asked)
  const owned = { ...questionnaireColumns(document), id, owner_id: sender.userId }
  const sent = { type: 'save', revision: 0, document, editors: undefined } as const
  return begin(door, questionnaireKind, { id, owned, sent, sender, now }, (trx) =>
    managed(trx, id, { language, sender, now }),
  )
}

/** Replaces a questionnaire as a whole. @throws Refusal what the lifecycle refuses */
export const save = async (
  door: Doorway,
  { questionnaireID, revision, editors, ...asked }: PayloadOf<typeof saveQuestionnaire>,
  asking: Asking,
): Promise<ManagedQuestionnaire> =>
  change(door, questionnaireID, { type: 'save', revision, document: await setQuestionnaire(asked), editors }, asking)

/** Lets people be asked. @throws Refusal what the lifecycle refuses */
export const publish = (
  door: Doorway,
  { questionnaireID, revision }: Seen,
  asking: Asking,
): Promise<ManagedQuestionnaire> => change(door, questionnaireID, { type: 'publish', revision }, asking)

/** Asks nobody any more. @throws Refusal what the lifecycle refuses */
export const withdraw = (
  door: Doorway,
  { questionnaireID, revision }: Seen,
  asking: Asking,
): Promise<ManagedQuestionnaire> => change(door, questionnaireID, { type: 'withdraw', revision }, asking)

/** Gives a questionnaire up for good. @throws Refusal what the lifecycle refuses */
export const discard = (
  door: Doorway,
  { questionnaireID, revision }: Seen,
  asking: Asking,
): Promise<ManagedQuestionnaire> => change(door, questionnaireID, { type: 'discard', revision }, asking)

const change = (
  door: Doorway,
  id: string,
  sent: PublicationSent<SetQuestionnaire>,
  { sender, now, language }: Asking,
): Promise<ManagedQuestionnaire> =>
  send(door, questionnaireKind, { id, sent, sender, now }, (trx) => managed(trx, id, { language, sender, now }))

/** As the sender still sees it, also right after handing it on. */
const managed = async (trx: Querying, id: string, asking: Asking): Promise<ManagedQuestionnaire> =>
  found(await findQuestionnaire(trx, id, asking))

/** Questions as people will see them, in the languages in which all of them is written. @throws Refusal like a save */
export async function preview({
  questions,
}: PayloadOf<typeof previewQuestionnaire>): Promise<AnswerOf<typeof previewQuestionnaire>> {
  const set = await setQuestions(questions)
  return set.map(({ questionID, texts }) => ({
    questionID,
    views: texts.flatMap(({ language, view }) =>
      view === null ? [] : [{ language, stem: view.stem, options: view.options }],
    ),
  }))
}
