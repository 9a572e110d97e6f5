import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const profileAddresses = {
  myuserinfo: { path: '/usercenter/myuserinfo' },
  updateUserInfo: {
    path: '/updateUserInfo',
    // Below either parent (gap GAP-17).
    aliases: ['/usercenter/updateUserInfo', '/usercenter/studyarchives/updateUserInfo'],
  },
  mysessions: { path: '/usercenter/mysessions' },
} as const satisfies Addresses

export const profileAddress = addressIn(profileAddresses)
