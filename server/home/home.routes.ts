import { listToday } from '#api/class/today.contract.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { todayOf } from './today.ts'

/** The caller's tasks of today. */
export function homeRoutes(serve: Serve, portal: Portal): void {
  serve(listToday, (_payload, { signedIn, language, now }) => todayOf(portal, signedIn(), language, now))
}
