import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const studyAddresses = {
  play: { path: '/play', takes: ['courseID', 'coursewareID', 'at'] },
  playView: { path: '/playView', takes: ['coursewareID'] },
} as const satisfies Addresses

export const studyAddress = addressIn(studyAddresses)
