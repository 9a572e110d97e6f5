import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const noteAddresses = {
  mynotes: { path: '/usercenter/mynotes', takes: ['keyword', 'size'] },
} as const satisfies Addresses

export const noteAddress = addressIn(noteAddresses)
