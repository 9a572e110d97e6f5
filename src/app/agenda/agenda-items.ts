import { listAgenda } from '#api/agenda/agenda.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'

/** [CLASS-04] What the agenda has in a time, loaded by its two instants. */
export const agendaItems = (transport: Transport) =>
  detailOf(async (time: PayloadOf<typeof listAgenda>) => (await transport.send(listAgenda, time)).list)
