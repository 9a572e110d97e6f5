import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const accountAddresses = {
  retrieve: { path: '/retrieve', takes: ['link'] },
  emailReset: { path: '/emailReset' },
  bindPhone: { path: '/bindPhone' },
  resetPasswords: { path: '/resetPasswords' },
  resetPhone: { path: '/resetPhone' },
  resetEmail: { path: '/resetEmail' },
  passkeys: { path: '/usercenter/passkeys', takes: ['linked', 'refused'] },
} as const satisfies Addresses

export const accountAddress = addressIn(accountAddresses)
