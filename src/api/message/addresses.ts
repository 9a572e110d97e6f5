import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const messageAddresses = {
  myMessage: { path: '/usercenter/myMessage', takes: ['tab', 'state'] },
  // [ROUTE-83, ROUTE-84] Below either parent.
  'notice-list': {
    path: '/notice-announcement/notice-list',
    aliases: ['/notice/notice-list'],
    isFirstChild: true,
  },
  'message-detail': {
    path: '/notice-announcement/message-detail',
    aliases: ['/notice/message-detail'],
    takes: ['dialogueId', 'name'],
  },
  'system-detail': { path: '/notice-announcement/system-detail', takes: ['mesNotifyId'] },
} as const satisfies Addresses

export const messageAddress = addressIn(messageAddresses)
