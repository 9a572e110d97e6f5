import type { noteAddresses } from '#api/note/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof noteAddresses> = {
  mynotes: page(() => import('#views/note/mynotes.page.tsx'), {
    texts: ['centre', 'note', 'record'],
    flows: ['notes'],
  }),
}
