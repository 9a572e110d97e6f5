import { newsAddress } from '#api/news/addresses.ts'
import type { FeedCategory } from '#api/news/news.contract.ts'

/** Value of the query `help` for the help centre [ROUTE-16]. */
export const HELP: FeedCategory = 'help_center'
export const helpAddress = newsAddress('dynamicList', { help: HELP })
