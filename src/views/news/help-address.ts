import type { FeedCategory } from '#api/news/news.contract.ts'
import { addressOf } from '#app/routes/address-of.ts'

/** Value of the query `help` for the help centre [ROUTE-16]. */
export const HELP: FeedCategory = 'help_center'
export const helpAddress = addressOf('dynamicList', { help: HELP })
