import { getClass, listClassFacets, listMyClasses, listOpenClasses } from '#api/class/class.contract.ts'
import { getCurrentInfo } from '#api/class/current-classes.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import type { Portal } from '../../portal.ts'
import { classFacets } from './class-facets.ts'
import { findClass } from './one-class.ts'
import { findOpenClasses } from './open-classes.ts'
import { currentClassIds, findOwnClasses } from './own-classes.ts'

/** The caller's classes, and those that are open to the caller. */
export function classRoutes(serve: Serve, { db }: Portal): void {
  serve(getCurrentInfo, async (_payload, { signedIn, language, now }) => ({
    currentClasses: await currentClassIds(db, signedIn().userId, language, now),
  }))

  serve(listMyClasses, (asked, { signedIn, language, now }) =>
    findOwnClasses(db, signedIn().userId, asked, language, now),
  )

  serve(listOpenClasses, (asked, { signedIn, language, now }) =>
    findOpenClasses(db, signedIn().userId, asked, language, now),
  )

  serve(listClassFacets, (asked, { signedIn, language, now }) =>
    classFacets(db, signedIn().userId, asked, language, now),
  )

  serve(
    getClass,
    async ({ classID }, { signedIn, language, now }) => {
      const found = await findClass(db, signedIn(), classID, language, now)
      if (found === null) throw notFound()
      return found
    },
    {
      follows: ({ classID }, { userId }) => [recordName('class', classID), recordName('registration', classID, userId)],
    },
  )
}
