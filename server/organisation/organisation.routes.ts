import { getOrganisation, saveOrganisation } from '#api/organisation/organisation.contract.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { findOrganisation, writeOrganisation } from './organisation.ts'

/** The organisation as administrators keep it. */
export function organisationRoutes(serve: Serve, { db, names }: Portal): void {
  serve(getOrganisation, () => findOrganisation(db))
  serve(saveOrganisation, async (sent, { now }) => {
    const saved = await writeOrganisation(db, sent, now)
    await names.renew()
    return saved
  })
}
