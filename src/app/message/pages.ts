import { page } from '#views/portal/page-source.ts'

import type { message } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const messagePages = {
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
} satisfies PagesOf<typeof message>
