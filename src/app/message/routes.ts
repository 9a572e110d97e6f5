import { part } from '#app/kit/part.ts'

export const message = part(
  {
    name: 'myMessage',
    path: '/usercenter/myMessage',
    takes: ['tab', 'state'],
    findable: ['myMessage'],
    centre: { place: 140 },
  },
  // [ROUTE-83, ROUTE-84] Below either parent.
  {
    name: 'notice-list',
    path: '/notice-announcement/notice-list',
    aliases: ['/notice/notice-list'],
    isFirstChild: true,
  },
  {
    name: 'message-detail',
    path: '/notice-announcement/message-detail',
    aliases: ['/notice/message-detail'],
    takes: ['dialogueId', 'name'],
  },
  { name: 'system-detail', path: '/notice-announcement/system-detail', takes: ['mesNotifyId'] },
)
