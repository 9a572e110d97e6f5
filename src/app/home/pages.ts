import type { homeAddresses } from '#api/home/addresses.ts'
import { firstPages } from '#app/kit/first-pages.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof homeAddresses> = {
  index: firstPages.index,
}
