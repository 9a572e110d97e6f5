import { originOf } from '#server/session/origin.ts'
import type { Handling } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import type { Doing } from './commands.ts'

/** Which administrator makes a call, when, and under which origin links to the portal are written. */
export const doingIn =
  ({ settings }: Pick<Portal, 'settings'>) =>
  ({ signedIn, request, now }: Handling): Doing => ({
    sender: signedIn(),
    now,
    origin: originOf(request, settings),
  })
