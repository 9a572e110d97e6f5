import { fromPromise } from 'xstate'

import { getCalendarFeed, renewCalendarFeed, stopCalendarFeed } from '#api/agenda/calendar-feed.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { calendarFeedFlow } from '#machines/agenda/calendar-feed.flow.ts'
import { provide } from '#machines/kit/services.ts'

import { agendaItems } from './agenda-items.ts'

/** The flows of the agenda. */
export function provideAgenda(transport: Transport) {
  return {
    items: agendaItems(transport),
    feed: provide(calendarFeedFlow, {
      actors: {
        load: fromPromise(() => transport.send(getCalendarFeed, {})),
        renew: fromPromise(() => transport.send(renewCalendarFeed, {})),
        stop: fromPromise(() => transport.send(stopCalendarFeed, {})),
      },
    }),
  }
}
