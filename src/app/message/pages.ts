import type { messageAddresses } from '#api/message/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof messageAddresses> = {
  myMessage: page(() => import('#views/message/my-message.page.tsx'), {
    texts: ['centre', 'message'],
    flows: ['correspondence', 'messages'],
  }),
  'notice-list': page(() => import('#views/message/notice-list.page.tsx'), {
    texts: ['message'],
    flows: ['correspondence', 'messages'],
  }),
  'message-detail': page(() => import('#views/message/message-detail.page.tsx'), {
    texts: ['message'],
    flows: ['correspondence', 'messages'],
  }),
  'system-detail': page(() => import('#views/message/system-detail.page.tsx'), {
    texts: ['message'],
    flows: ['correspondence', 'messages'],
  }),
}
