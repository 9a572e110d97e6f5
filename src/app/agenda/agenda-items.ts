import { listAgenda } from '#api/agenda/agenda.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'

/** [CLASS-04] What the agenda has in a time, loaded by it: two instants of the call, joined by `~`. */
export const agendaItems = (transport: Transport) =>
  detailOf(async (id) => {
    const [from = '', to = ''] = id.split('~')
    return (await transport.send(listAgenda, { from, to })).list
  })
