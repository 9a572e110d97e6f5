import {
  createResource,
  getManagedResource,
  listManagedResources,
  removeResource,
  saveResource,
} from '#api/resource/managed-resource.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import * as resources from './managed/resources.ts'

/** Resources as staff make them. */
export function managedResourceRoutes(serve: Serve, { db }: Portal): void {
  serve(listManagedResources, (asked) => resources.listManaged(db, asked))
  serve(getManagedResource, async ({ resourceID }) => {
    const found = await resources.findManaged(db, resourceID)
    if (found === null) throw notFound()
    return found
  })
  serve(createResource, (sent, { now }) => resources.create(db, sent, now))
  serve(saveResource, (sent, { now }) => resources.save(db, sent, now))
  serve(removeResource, ({ resourceID }) => resources.remove(db, resourceID))
}
