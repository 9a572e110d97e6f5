import { part } from '#app/kit/part.ts'

export const profile = part(
  { name: 'myuserinfo', path: '/usercenter/myuserinfo', findable: ['myuserinfo'], centre: { place: 150 } },
  {
    name: 'updateUserInfo',
    path: '/updateUserInfo',
    // Below either parent (gap GAP-17).
    aliases: ['/usercenter/updateUserInfo', '/usercenter/studyarchives/updateUserInfo'],
  },
  { name: 'mysessions', path: '/usercenter/mysessions', findable: ['mysessions'], centre: { place: 170 } },
)
