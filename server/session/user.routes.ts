import { randomUUID } from 'node:crypto'
import type { MenuItem } from '#api/session/user.contract.ts'
import { checkWeakPassword, getCurrentUser, listScope, recordVisit } from '#api/session/user.contract.ts'
import { isSet } from '#server/database/codec.ts'
import { forbidden, unauthorised } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import { textsOf } from '#server/answer/texts.ts'
import { concerning } from '#server/commands/waiting.ts'
import type { Portal } from '../portal.ts'
import { maskEmail, maskPhone } from './mask.ts'
import { accountKey } from './accounts.ts'
import { VISITS, takeFrom } from './quotas.ts'

/** The signed-in user, their management scope, and page visits. */
export function userRoutes(serve: Serve, { db, waiting }: Portal): void {
  serve(getCurrentUser, (_payload, { signedIn }) => {
    const { userId, roles, account } = signedIn()
    return {
      userId,
      name: account.name,
      originalName: account.original_name,
      bindPhone: account.phone === null ? null : maskPhone(account.phone),
      email: account.email === null ? null : maskEmail(account.email),
      headImg: account.head_img,
      account: { userName: account.account_name },
      roles: [...roles],
    }
  })

  serve(checkWeakPassword, async ({ loginID }, { signedIn }) => {
    const user = await db
      .selectFrom('user')
      .select(['account_key', 'weak_password'])
      .where('id', '=', signedIn().userId)
      .executeTakeFirst()
    if (user === undefined) throw unauthorised()
    if (user.account_key !== accountKey(loginID)) throw forbidden()
    return isSet(user.weak_password)
  })

  serve(listScope, async (_payload, { signedIn, language }): Promise<MenuItem[]> => {
    const sender = signedIn()
    const { roles } = sender
    const isAdmin = roles.includes('admin')
    const { scope } = textsOf(language).administration
    const decides = (await concerning(waiting, db, sender)).length > 0
    const isTeaching = isAdmin || roles.includes('teacher')
    const entries = [
      ...(isTeaching ? (['overview'] as const) : []),
      ...(decides ? (['desk'] as const) : []),
      ...(isAdmin
        ? (['outbox', 'information', 'broadcasts', 'people', 'departments', 'organisation', 'dictionaries'] as const)
        : []),
      ...(isTeaching
        ? ([
            'classes',
            'courses',
            'topics',
            'resources',
            'exams',
            'papers',
            'questions',
            'banks',
            'questionnaires',
            'tasks',
          ] as const)
        : []),
    ]
    return entries.map((menuCode) => ({ menuCode, children: [], meta: { title: scope[menuCode]() } }))
  })

  // Nobody waits for it: what is over the quota is answered like the others, and not stored.
  serve(recordVisit, async ({ page }, { caller, now, request }) => {
    await db.transaction().execute(async (trx) => {
      if (!(await takeFrom(trx, VISITS, request.ip, now))) return
      await trx
        .insertInto('page_visit')
        .values({ id: randomUUID(), user_id: caller?.userId ?? null, page, visited_at: now.getTime() })
        .execute()
    })
    return null
  })
}
