import {
  createResource,
  getManagedResource,
  listManagedResources,
  removeResource,
  saveResource,
} from '#api/resource/managed-resource.contract.ts'
import { ofEditor } from '#server/course/managed/publications.ts'
import type { Handling, Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import * as resources from './managed/resources.ts'

/** Resources as staff make them. */
export function managedResourceRoutes(serve: Serve, { db }: Portal): void {
  const doing = ({ signedIn, now }: Handling) => ({ sender: signedIn(), now })
  serve(listManagedResources, (asked, { signedIn }) => resources.listManaged(db, asked, signedIn()))
  serve(getManagedResource, async ({ resourceID }, { signedIn }) =>
    ofEditor(await resources.findManaged(db, resourceID, signedIn())),
  )
  serve(createResource, (sent, handling) => resources.create(db, sent, doing(handling)))
  serve(saveResource, (sent, handling) => resources.save(db, sent, doing(handling)))
  serve(removeResource, ({ resourceID }, { signedIn }) => resources.remove(db, resourceID, signedIn()))
}
