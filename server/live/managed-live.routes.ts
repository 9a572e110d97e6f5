import {
  createBroadcast,
  getManagedBroadcast,
  listManagedBroadcasts,
  removeBroadcast,
  saveBroadcast,
} from '#api/live/managed-live.contract.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import * as broadcasts from './managed.ts'

/** Live broadcasts as administrators plan them. */
export function managedLiveRoutes(serve: Serve, { db, settings: { liveSources } }: Portal): void {
  serve(listManagedBroadcasts, (asked, { now }) => broadcasts.listManaged(db, asked, now))
  serve(getManagedBroadcast, ({ broadcastID }, { now }) => broadcasts.findManaged(db, broadcastID, now))
  serve(createBroadcast, (sent, { now }) => broadcasts.create(db, sent, { now, liveSources }))
  serve(saveBroadcast, (sent, { now }) => broadcasts.save(db, sent, { now, liveSources }))
  serve(removeBroadcast, (sent) => broadcasts.remove(db, sent))
}
