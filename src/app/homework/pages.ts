import type { homeworkAddresses } from '#api/homework/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof homeworkAddresses> = {
  myhomework: page(() => import('#views/homework/my-homework.page.tsx'), {
    texts: ['centre', 'handIn', 'homework'],
    flows: ['homework'],
  }),
  homework: page(() => import('#views/homework/homework.page.tsx'), {
    texts: ['centre', 'file', 'handIn', 'homework', 'record'],
    flows: ['homework', 'messages'],
  }),
}
