import { messageAddresses } from '#api/message/addresses.ts'
import * as letterCalls from '#api/message/letter.contract.ts'
import * as noticeCalls from '#api/message/notice.contract.ts'
import type { Part } from '#server/part.ts'
import { letterRoutes } from '#server/message/letter.routes.ts'
import { noticeRoutes } from '#server/message/notice.routes.ts'

export const messagePart: Part = {
  addresses: messageAddresses,
  calls: [noticeCalls, letterCalls],
  routes: [noticeRoutes, letterRoutes],
}
