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
import type { Handling, Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import { create, discard, publish, save, withdraw } from './commands.ts'
import type { Doing } from './commands.ts'
import { findManaged, listManaged } from './managed.ts'
import { cleaned } from './rich-text.ts'
import type { Portal } from '../portal.ts'

/** Information as staff write, publish and withdraw it. */
export function managedNewsRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(listManagedInformation, (asked, { language }) => listManaged(db, asked, language))

  serve(
    getManagedInformation,
    async ({ informationID }) => {
      const item = await findManaged(db, informationID)
      if (item === null) throw notFound()
      return item
    },
    { follows: ({ informationID }) => [recordName('information', informationID)] },
  )

  const doing = ({ signedIn, now }: Handling): Doing => ({ sender: signedIn(), now })
  serve(createInformation, (asked, handling) => create(portal, asked, doing(handling)))
  serve(saveInformation, (asked, handling) => save(portal, asked, doing(handling)))
  serve(publishInformation, (asked, handling) => publish(portal, asked, doing(handling)))
  serve(withdrawInformation, (asked, handling) => withdraw(portal, asked, doing(handling)))
  serve(discardInformation, (asked, handling) => discard(portal, asked, doing(handling)))

  serve(previewInformation, ({ informationDetail }) => ({ informationDetail: cleaned(informationDetail) }))
}
