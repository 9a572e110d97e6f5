import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const homeAddresses = {
  index: { path: '/index' },
} as const satisfies Addresses

export const homeAddress = addressIn(homeAddresses)
