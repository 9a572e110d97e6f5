import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const examAddresses = {
  paper: { path: '/paper', takes: ['paperID'] },
  paperresult: { path: '/paperresult', takes: ['paperID'] },
  examlist: { path: '/examlist', takes: ['examID', 'state', 'keyword', 'size'] },
  exam: { path: '/usercenter/exam', takes: ['examID', 'state', 'keyword', 'size'] },
} as const satisfies Addresses

export const examAddress = addressIn(examAddresses)
