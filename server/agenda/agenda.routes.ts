import { AGENDA_DAYS, listAgenda } from '#api/agenda/agenda.contract.ts'
import { getCalendarFeed, renewCalendarFeed, stopCalendarFeed } from '#api/agenda/calendar-feed.contract.ts'
import { Refusal, malformed } from '#server/answer/refusal.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { agendaOf } from './agenda-items.ts'
import { feedOf, renewFeed, stopFeed } from './feed.ts'

const DAY_MS = 24 * 60 * 60_000

/** The caller's agenda, and the secret address by which calendar programs read it. */
export function agendaRoutes(serve: Serve, { db, signals }: Portal): void {
  serve(listAgenda, async ({ from, to }, { signedIn, language, now }) => {
    const span = { from: momentOf(from), to: momentOf(to) }
    if (span.to <= span.from) throw malformed()
    if (span.to - span.from > AGENDA_DAYS * DAY_MS) throw new Refusal('agenda.rangeTooLong')
    return { list: await agendaOf(db, span, { sender: signedIn(), language, now }) }
  })

  serve(getCalendarFeed, (_payload, { signedIn }) => feedOf(db, signedIn().userId))
  serve(renewCalendarFeed, async (_payload, { signedIn, now }) => {
    const { userId } = signedIn()
    const made = await renewFeed(db, userId, now)
    signals.tell([userId], 'notice')
    return made
  })
  serve(stopCalendarFeed, (_payload, { signedIn }) => stopFeed(db, signedIn().userId))
}
