import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { createTopic, ManagedTopic, saveTopic, TopicDocument } from '#api/course/managed-topic.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { create as begin, send } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Querying } from '#server/database/open.ts'
import { found } from './publications.ts'
import type { Doing, PublicationSent } from './publications.ts'
import { positionOf, topicKind } from './topic-kind.ts'
import { findManagedTopic } from './topics.ts'
import { written } from './written-texts.ts'

/** Which topic is meant, and the revision of it that the sender has seen. */
interface Seen {
  readonly topicID: string
  readonly revision: number
}
/** Who does it, when, and in which language the answer is. */
interface Asking extends Doing {
  readonly language: Language
}

/** A topic as it was sent, its texts as they will be stored. @throws Refusal 400 */
const cleanTopic = <Topic extends TopicDocument>(topic: Topic): Topic => ({ ...topic, texts: written(topic.texts) })

/** Writes a new topic, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export function create(
  door: Doorway,
  asked: PayloadOf<typeof createTopic>,
  { sender, now, language }: Asking,
): Promise<ManagedTopic> {
  const id = randomUUID()
  const document = cleanTopic(asked)
  const owned = { position: positionOf(document), owner_id: sender.userId }
  const sent = { type: 'save', revision: 0, document, editors: undefined } as const
  return begin(door, topicKind, { id, owned, sent, sender, now }, (trx) => managed(trx, id, { language, sender }))
}

/** Replaces a topic as a whole. @throws Refusal what the lifecycle refuses */
export const save = (
  door: Doorway,
  { topicID, revision, editors, ...asked }: PayloadOf<typeof saveTopic>,
  asking: Asking,
): Promise<ManagedTopic> =>
  change(door, topicID, { type: 'save', revision, document: cleanTopic(asked), editors }, asking)

/** Shows a topic to learners. @throws Refusal what the lifecycle refuses */
export const publish = (door: Doorway, { topicID, revision }: Seen, asking: Asking): Promise<ManagedTopic> =>
  change(door, topicID, { type: 'publish', revision }, asking)

/** Takes a topic back from learners. @throws Refusal what the lifecycle refuses */
export const withdraw = (door: Doorway, { topicID, revision }: Seen, asking: Asking): Promise<ManagedTopic> =>
  change(door, topicID, { type: 'withdraw', revision }, asking)

/** Gives a topic up for good. @throws Refusal what the lifecycle refuses */
export const discard = (door: Doorway, { topicID, revision }: Seen, asking: Asking): Promise<ManagedTopic> =>
  change(door, topicID, { type: 'discard', revision }, asking)

const change = (
  door: Doorway,
  id: string,
  sent: PublicationSent<TopicDocument>,
  { sender, now, language }: Asking,
): Promise<ManagedTopic> =>
  send(door, topicKind, { id, sent, sender, now }, (trx) => managed(trx, id, { language, sender }))

/** As the sender still sees it, also right after handing it on. */
const managed = async (trx: Querying, id: string, asking: Pick<Asking, 'language' | 'sender'>): Promise<ManagedTopic> =>
  found(await findManagedTopic(trx, id, asking))
