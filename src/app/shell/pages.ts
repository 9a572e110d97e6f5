import type { shellAddresses } from '#api/shell/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof shellAddresses> = {
  notFound: page(() => import('#views/portal/not-found.page.tsx')),
}
