import { getClass, getCurrentInfo, listMyClasses } from '#api/class/class.contract.ts'
import { currentClassIds, findClass, findOwnClasses } from './own-classes.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'

/** The caller's classes. */
export function classRoutes(serve: Serve, { db }: Portal): void {
  serve(getCurrentInfo, async (_payload, { signedIn, language, now }) => ({
    currentClasses: await currentClassIds(db, signedIn().userId, language, now),
  }))

  serve(listMyClasses, (asked, { signedIn, language, now }) =>
    findOwnClasses(db, signedIn().userId, asked, language, now),
  )

  serve(getClass, async ({ classID }, { signedIn, language, now }) => {
    const found = await findClass(db, signedIn(), classID, language, now)
    if (found === null) throw notFound()
    return found
  })
}
