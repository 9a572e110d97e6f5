import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const speedAddresses = {
  speedTest: { path: '/speedTest' },
} as const satisfies Addresses

export const speedAddress = addressIn(speedAddresses)
