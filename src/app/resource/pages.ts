import type { resourceAddresses } from '#api/resource/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof resourceAddresses> = {
  resources: page(() => import('#views/resource/resources.page.tsx'), {
    texts: ['resource', 'course'],
    flows: ['resources'],
  }),
}
