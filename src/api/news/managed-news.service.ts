import * as contract from './managed-news.contract.ts'
import type { Page } from '#api/kit/paging.ts'

import type { Transport } from '#api/kit/transport.ts'

type Managed = contract.ManagedInformation
type Draft = Pick<contract.ManagedInformation, 'categoryCode' | 'topicCode' | 'texts'>
/** Which item is meant, and the revision of it that the sender has seen. */
type Seen = Pick<contract.ManagedInformation, 'informationID' | 'revision'>

/** What the list for staff is narrowed to; null and an empty keyword narrow nothing. */
export interface ManagedFilter {
  readonly categoryCode: Managed['categoryCode'] | null
  readonly state: contract.InformationState | null
  readonly keyword: string
}

/** Last changed first. */
export function listManagedInformation(
  transport: Transport,
  { categoryCode, state, keyword }: ManagedFilter,
  { page, size }: Page,
): Promise<{ list: contract.ManagedInformationEntry[]; count: number }> {
  return transport.send(contract.listManagedInformation, {
    pageNum: page,
    pageSize: size,
    ...(categoryCode !== null && { categoryCode }),
    ...(state !== null && { state }),
    ...(keyword !== '' && { keyword }),
  })
}

/** Rejects with `request.notFound` where there is no such item. */
export function getManagedInformation(transport: Transport, informationID: string): Promise<Managed> {
  return transport.send(contract.getManagedInformation, { informationID })
}

export function createInformation(transport: Transport, draft: Draft): Promise<Managed> {
  return transport.send(contract.createInformation, draft)
}

/** Rejects with `information.stale` when somebody else was faster, as the other commands do. */
export function saveInformation(transport: Transport, saved: Seen & Omit<Draft, 'categoryCode'>): Promise<Managed> {
  return transport.send(contract.saveInformation, saved)
}

export function publishInformation(transport: Transport, seen: Seen): Promise<Managed> {
  return transport.send(contract.publishInformation, seen)
}

export function withdrawInformation(transport: Transport, seen: Seen): Promise<Managed> {
  return transport.send(contract.withdrawInformation, seen)
}

export function discardInformation(transport: Transport, seen: Seen): Promise<Managed> {
  return transport.send(contract.discardInformation, seen)
}

/** The rich text as it would be stored and shown. */
export async function previewInformation(transport: Transport, informationDetail: string): Promise<string> {
  return (await transport.send(contract.previewInformation, { informationDetail })).informationDetail
}
