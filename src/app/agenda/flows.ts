import { fromPromise } from 'xstate'

import { getCalendarFeed, listAgenda, renewCalendarFeed, stopCalendarFeed } from '#api/agenda/agenda.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { calendarFeedFlow } from '#machines/agenda/calendar-feed.flow.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { provide } from '#machines/kit/services.ts'

/** The flows of the agenda. */
export function provideAgenda(transport: Transport) {
  return {
    /** [CLASS-04] Loaded by its time: two instants of the call, joined by `~`. */
    items: detailOf(async (id) => {
      const [from = '', to = ''] = id.split('~')
      return (await transport.send(listAgenda, { from, to })).list
    }),
    feed: provide(calendarFeedFlow, {
      actors: {
        load: fromPromise(() => transport.send(getCalendarFeed, {})),
        renew: fromPromise(() => transport.send(renewCalendarFeed, {})),
        stop: fromPromise(() => transport.send(stopCalendarFeed, {})),
      },
    }),
  }
}
