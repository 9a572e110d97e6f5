import * as contract from './news.contract.ts'
import type { Page } from '#api/kit/paging.ts'
import { CallFailure } from '#api/kit/problem.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-16] imageID and link of each broadcast for the side window. */
export function listLiveBroadcasts(transport: Transport): Promise<{ imageID: string; link: string }[]> {
  return transport.send(contract.listLiveBroadcasts, {})
}

/** [CALL-17] The copyright text, or null when the organisation has written none. */
export async function getCopyright(transport: Transport): Promise<string | null> {
  const items = await transport.send(contract.getSpecificCategory, { searchCategoryCode: 'copy_right' })
  return items[0]?.informationDetail ?? null
}

/** [CALL-17] The id of the about-us page, or null when there is none. */
export async function getAboutUs(transport: Transport): Promise<string | null> {
  const items = await transport.send(contract.getSpecificCategory, { searchCategoryCode: 'about_us' })
  return items[0]?.informationID ?? null
}

/** [ROUTE-11, ROUTE-12, ROUTE-13] The page of a meta code (gap GAP-06), or null when there is none. */
export async function getInformationPage(
  transport: Transport,
  searchCategoryCode: 'application_secret' | 'techsupport' | 'appDownload',
): Promise<{ title: string; informationDetail: string; language: string } | null> {
  const items = await transport.send(contract.getSpecificCategory, { searchCategoryCode })
  return items[0] ?? null
}

/** What a list of news or help is narrowed to; a topic of null and an empty keyword narrow nothing. */
export interface InformationFilter {
  readonly categoryCode: contract.FeedCategory
  readonly topicCode: string | null
  readonly keyword: string
}

/** [NEWS-01, NEWS-04] */
export function listInformation(
  transport: Transport,
  { categoryCode, topicCode, keyword }: InformationFilter,
  { page, size }: Page,
): Promise<{ list: contract.InformationEntry[]; count: number }> {
  return transport.send(contract.listInformation, {
    categoryCode,
    pageNum: page,
    pageSize: size,
    ...(topicCode !== null && { topicCode }),
    ...(keyword !== '' && { keyword }),
  })
}

/** [NEWS-04] Help with these words in it; who asks shows a failure in a place of its own, so no message appears. */
export async function findHelp(
  transport: Transport,
  keyword: string,
  most: number,
): Promise<{ list: contract.InformationEntry[]; count: number }> {
  const payload = { categoryCode: 'help_center' as const, keyword, pageNum: 1, pageSize: most }
  const reply = await transport.ask(contract.listInformation, payload)
  if (reply.ok) return reply.data
  throw new CallFailure(reply.problem)
}

/** [NEWS-01, ROUTE-17] Rejects with `request.notFound` where there is no such item, or nobody may read it yet. */
export function getInformation(transport: Transport, informationID: string): Promise<contract.Information> {
  return transport.send(contract.getInformation, { informationID })
}
