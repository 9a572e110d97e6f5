import { createActor, fromPromise, type ActorRefFrom } from 'xstate'

import * as user from '#api/session/user.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { guardFlow, type GuardFlow } from '#machines/session/guard.flow.ts'
import { provide } from '#machines/kit/services.ts'

import type { LocalStore } from '#browser/storage.ts'
import type { WantedPage } from '#browser/wanted-page.ts'

/** The guard of all navigations with its services, not started. @param loadLanguage resolves once texts can be shown */
export function createGuard(
  transport: Transport,
  store: LocalStore,
  wanted: WantedPage,
  loadLanguage: () => Promise<void>,
): ActorRefFrom<GuardFlow> {
  return createActor(
    provide(guardFlow, {
      actors: {
        loadLanguage: fromPromise(loadLanguage),
        fetchUser: fromPromise(() => transport.send(user.getCurrentUser, {})),
        checkWeakPassword: fromPromise(({ input: { loginID } }) => transport.send(user.checkWeakPassword, { loginID })),
      },
      actions: {
        recordVisit: ({ context }) => {
          if (context.target === null) return
          const visited = { origin: 'PC', page: context.target.name } as const
          // [CALL-05] Fire and forget; a failure is ignored (gap GAP-42).
          transport.send(user.recordVisit, visited).catch(() => undefined)
        },
        keepWanted: ({ context }) => wanted.keep(context.wanted),
        clearPlayToken: () => store.remove('playToken'),
        storeLoginID: (_, { user: { account, name, userId } }) => {
          store.set('loginID', account.userName)
          store.set('uname', name)
          store.set('userId', userId)
        },
        storeWeakFlag: (_, { weak }) => store.set('weakPassword', weak ? '2' : '1'), // [GUARD-13]
      },
    }),
    { input: { wanted: wanted.read()?.address ?? null } },
  )
}
