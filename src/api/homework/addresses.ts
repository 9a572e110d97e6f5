import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const homeworkAddresses = {
  homework: { path: '/homework', takes: ['taskID'] },
  myhomework: { path: '/usercenter/homework', takes: ['state', 'keyword', 'size'] },
} as const satisfies Addresses

export const homeworkAddress = addressIn(homeworkAddresses)
