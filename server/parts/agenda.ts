import { agendaAddresses } from '#api/agenda/addresses.ts'
import * as agendaCalls from '#api/agenda/agenda.contract.ts'
import * as calendarFeedCalls from '#api/agenda/calendar-feed.contract.ts'
import type { Part } from '#server/part.ts'
import { agendaRoutes } from '#server/agenda/agenda.routes.ts'

export const agendaPart: Part = {
  addresses: agendaAddresses,
  calls: [agendaCalls, calendarFeedCalls],
  routes: [agendaRoutes],
}
