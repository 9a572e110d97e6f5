import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const sessionAddresses = {
  login: { path: '/', takes: ['refused'] },
  validPhone: { path: '/validPhone' },
} as const satisfies Addresses

export const sessionAddress = addressIn(sessionAddresses)
