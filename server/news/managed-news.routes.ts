import {
  createInformation,
  discardInformation,
  getManagedInformation,
  listManagedInformation,
  previewInformation,
  publishInformation,
  saveInformation,
  withdrawInformation,
} from '#api/news/managed-news.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import { create, discard, publish, save, withdraw } from './commands.ts'
import { findManaged, listManaged } from './managed.ts'
import { cleaned } from './rich-text.ts'
import type { Portal } from '../portal.ts'

/** Information as staff write, publish and withdraw it. */
export function managedInformationRoutes(serve: Serve, { db }: Portal): void {
  serve(listManagedInformation, (asked, { language }) => listManaged(db, asked, language))

  serve(getManagedInformation, async ({ informationID }) => {
    const item = await findManaged(db, informationID)
    if (item === null) throw notFound()
    return item
  })

  serve(createInformation, (asked, { signedIn, now }) => create(db, asked, { userId: signedIn().userId, now }))
  serve(saveInformation, (asked, { now }) => save(db, asked, now))
  serve(publishInformation, (asked, { now }) => publish(db, asked, now))
  serve(withdrawInformation, (asked, { now }) => withdraw(db, asked, now))
  serve(discardInformation, (asked, { now }) => discard(db, asked, now))

  serve(previewInformation, ({ informationDetail }) => ({ informationDetail: cleaned(informationDetail) }))
}
