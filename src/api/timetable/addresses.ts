import { addressIn, type Addresses } from '#api/kit/addresses.ts'

/** Beside the classes: the specification names the children of theirs [ROUTE-61]. */
export const timetableAddresses = {
  'class-lesson': { path: '/lesson', takes: ['lessonID', 'code'] },
} as const satisfies Addresses

export const timetableAddress = addressIn(timetableAddresses)
