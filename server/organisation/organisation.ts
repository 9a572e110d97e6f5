import * as z from 'zod/mini'
import type { PayloadOf } from '#api/kit/call.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import { hasBraces } from '#api/organisation/name-rule.ts'
import type { Organisation, saveOrganisation } from '#api/organisation/organisation.contract.ts'
import { languageOf } from '#i18n/locales.ts'
import { malformed, Refusal } from '#server/answer/refusal.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { mainLanguage } from '#server/main-language.ts'
import { organisationZone } from '#server/time-zone.ts'

/** A value of the installation. */
const KEY = 'organisation'
const stored = z.object({
  revision: z.int(),
  texts: z.array(z.object({ language: z.string(), name: z.string() })),
  updatedAt: z.nullable(z.number()),
})
type Stored = z.infer<typeof stored>
const unnamed: Stored = { revision: 0, texts: [], updatedAt: null }

const rowOf = (db: Querying) => db.selectFrom('installation').select('value').where('key', '=', KEY)

/** As it is stored: what the portal is called in each language in which it has a name. */
export async function storedOrganisation(db: Querying): Promise<Stored> {
  const row = await rowOf(db).executeTakeFirst()
  return row === undefined ? unnamed : stored.parse(JSON.parse(row.value))
}

const shown = ({ updatedAt, ...organisation }: Stored): Organisation => ({
  ...organisation,
  mainLanguage: mainLanguage().code,
  timeZone: organisationZone(),
  updatedAt: updatedAt === null ? null : timeText(updatedAt),
})

export const findOrganisation = async (db: Database): Promise<Organisation> => shown(await storedOrganisation(db))

/** Names the portal. @throws Refusal record.stale, organisation.nameBraces, 400 for an unknown language */
export const writeOrganisation = (
  db: Database,
  { revision, texts }: PayloadOf<typeof saveOrganisation>,
  now: Date,
): Promise<Organisation> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('installation')
      .values({ key: KEY, value: JSON.stringify(unnamed) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const { value } = await rowOf(trx)
      .$if(hasRowLocks(trx), (query) => query.forUpdate())
      .executeTakeFirstOrThrow()
    if (stored.parse(JSON.parse(value)).revision !== revision) throw new Refusal('record.stale')
    if (texts.some(({ language }) => languageOf(language) === null)) throw malformed()
    const named = texts.map(({ language, name }) => ({ language, name: cleanLine(name) }))
    if (named.some(({ name }) => hasBraces(name))) throw new Refusal('organisation.nameBraces')
    const next: Stored = {
      revision: revision + 1,
      texts: inOrder(named.filter(({ name }) => name !== '')),
      updatedAt: now.getTime(),
    }
    await trx
      .updateTable('installation')
      .set({ value: JSON.stringify(next) })
      .where('key', '=', KEY)
      .execute()
    return shown(next)
  })
