import type { PublicationState } from './managed-publication.contract.ts'
import * as contract from './managed-topic.contract.ts'
import type { Page } from '#api/kit/paging.ts'

import type { Transport } from '#api/kit/transport.ts'

type Managed = contract.ManagedTopic
/** Which topic is meant, and the revision of it that the sender has seen. */
type Seen = Pick<Managed, 'topicID' | 'revision'>

/** In the order that learners see; null and an empty keyword narrow nothing. */
export function listManagedTopics(
  transport: Transport,
  { state, keyword }: { readonly state: PublicationState | null; readonly keyword: string },
  { page, size }: Page,
): Promise<{ list: contract.ManagedTopicEntry[]; count: number }> {
  return transport.send(contract.listManagedTopics, {
    pageNum: page,
    pageSize: size,
    ...(state !== null && { state }),
    ...(keyword !== '' && { keyword }),
  })
}

/** Rejects with `request.notFound` where there is no such topic. */
export function getManagedTopic(transport: Transport, topicID: string): Promise<Managed> {
  return transport.send(contract.getManagedTopic, { topicID })
}

export function createTopic(transport: Transport, topic: contract.TopicDocument): Promise<Managed> {
  return transport.send(contract.createTopic, topic)
}

/** Rejects with `publication.stale` when somebody else was faster, as the other commands do. */
export function saveTopic(transport: Transport, saved: Seen & contract.TopicDocument): Promise<Managed> {
  return transport.send(contract.saveTopic, saved)
}

export function publishTopic(transport: Transport, seen: Seen): Promise<Managed> {
  return transport.send(contract.publishTopic, seen)
}

export function withdrawTopic(transport: Transport, seen: Seen): Promise<Managed> {
  return transport.send(contract.withdrawTopic, seen)
}

export function discardTopic(transport: Transport, seen: Seen): Promise<Managed> {
  return transport.send(contract.discardTopic, seen)
}
