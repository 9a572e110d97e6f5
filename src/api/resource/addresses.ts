import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const resourceAddresses = {
  resources: { path: '/resources', takes: ['type', 'keyword', 'sort', 'size'] },
} as const satisfies Addresses

export const resourceAddress = addressIn(resourceAddresses)
