import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const entryAddresses = {
  applicationSecret: { path: '/applicationSecret' },
  techAuth: { path: '/techAuth' },
  appDownload: { path: '/appDownload' },
  websitedownload: { path: '/websitedownload' },
  appPolymer: { path: '/appPolymer' },
} as const satisfies Addresses

export const entryAddress = addressIn(entryAddresses)
