import type { Addresses } from '#api/kit/addresses.ts'

export const shellAddresses = {
  notFound: { path: '' },
} as const satisfies Addresses
