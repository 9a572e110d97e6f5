import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '#i18n/locales.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Database } from '#server/database/open.ts'
import { shownText } from '#server/http/in-language.ts'
import { storedOrganisation } from '#server/organisation/organisation.ts'

type Names = readonly { readonly language: string; readonly name: string }[]

/** What the portal is called. */
export interface PortalNames {
  /** As last read: nobody waits for it, and it is there while the database is not. */
  readonly current: () => Names
  readonly renew: () => Promise<void>
}

/** Other processes learn of a change so late, in ms. */
const FRESH_MS = 2000

/** Read at the start, and now and then when it is asked for. */
export async function portalNames(db: Database, logger: Pick<FastifyBaseLogger, 'warn'>): Promise<PortalNames> {
  let names: Names = []
  let readAt = 0
  const renew = async (): Promise<void> => {
    readAt = performance.now()
    names = (await storedOrganisation(db)).texts
  }
  await renew()
  return {
    current: () => {
      if (performance.now() - readAt > FRESH_MS)
        void renew().catch((error: unknown) => logger.warn({ err: error }, 'the name of the portal was not read'))
      return names
    },
    renew,
  }
}

/** In a language, else in the first other one that it has a name in, else the name that the portal comes with. */
export const portalNameIn = (names: Names, language: Language): string =>
  shownText(names, language)?.name ?? textsOf(language).portal.name()
