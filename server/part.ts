import type { Addresses } from '#api/kit/addresses.ts'
import type { AnyRecordKind, Sender } from '#server/commands/kind.ts'
import type { Waiting } from '#server/commands/waiting.ts'
import type { Querying } from '#server/database/open.ts'
import type { DemoDictionary } from '#server/dictionary/dictionaries.demo.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from './portal.ts'

/** Whether somebody who has not uploaded it may fetch a restricted file. */
export type FileReader = (db: Querying, fileId: string, sender: Sender, now: Date) => Promise<boolean>

/** What a part of the portal brings to the server. */
export interface Part {
  /** Those of its pages in the browser. */
  readonly addresses?: Addresses
  /** Its calls: what its contracts export. */
  readonly calls?: readonly Readonly<Record<string, unknown>>[]
  /** The handlers of its calls. */
  readonly routes?: readonly ((serve: Serve, portal: Portal) => void)[]
  /** Its lifecycles whose records are stored, for the effects, the upgrades and the replay. */
  readonly kinds?: readonly AnyRecordKind[]
  /** Its records that wait for somebody's decision. */
  readonly waiting?: readonly Waiting[]
  /** Who is let see the restricted files that it keeps. */
  readonly mayFetch?: readonly FileReader[]
  /** Its dictionaries in the demo organisation, by their type. */
  readonly dictionaries?: Readonly<Record<string, DemoDictionary>>
  /** What the demo organisation has of it, once its people, classes, courses and dictionaries are there. */
  readonly seed?: (trx: Querying, now: Date) => Promise<void>
}
