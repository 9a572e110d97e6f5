import { addressIn, type Addresses } from '#api/kit/addresses.ts'

export const agendaAddresses = {
  'class-agenda': { path: '/class/class-agenda', takes: ['view', 'date', 'kind'] },
} as const satisfies Addresses

export const agendaAddress = addressIn(agendaAddresses)
