import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const leaveAddresses = {
  leave: { path: '/usercenter/leave', takes: ['leaveID', 'status', 'view', 'classID'] },
  'leave-audit': { path: '/dxClass/leave-audit', takes: ['leaveID', 'view'] },
} as const satisfies Addresses

export const leaveAddress = addressIn(leaveAddresses)
