import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const newsAddresses = {
  dynamicList: { path: '/dynamicList', takes: ['help'] },
  dynamicDetail: { path: '/dynamicDetail', takes: ['informationID'] },
} as const satisfies Addresses

export const newsAddress = addressIn(newsAddresses)
