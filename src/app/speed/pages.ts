import type { speedAddresses } from '#api/speed/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof speedAddresses> = {
  speedTest: page(() => import('#views/speed/speed-test.page.tsx'), { texts: ['entry'], flows: ['speed'] }),
}
