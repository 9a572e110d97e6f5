import { getOverview } from '#api/overview/overview.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { overviewOf } from './overview.ts'

/** What staff see first in the administration. */
export function overviewRoutes(serve: Serve, { db, settings }: Portal): void {
  const sendsLetters = settings.smtpUrl !== null || settings.smsUrl !== null
  serve(getOverview, (_payload, handling) => overviewOf(db, sendsLetters, asking(handling)))
}
