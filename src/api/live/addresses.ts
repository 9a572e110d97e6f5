import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const liveAddresses = {
  livePlay: { path: '/livePlay', takes: ['id'] },
} as const satisfies Addresses

export const liveAddress = addressIn(liveAddresses)
