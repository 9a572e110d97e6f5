import * as contract from './managed-person.contract.ts'

import { sendFile } from '#api/bulk-import/send-file.ts'
import type { TextEncoding } from '#api/kit/text-encoding.ts'
import type { Transport } from '#api/kit/transport.ts'

interface PeopleFile {
  readonly file: File
  readonly existing: contract.ExistingWay
  readonly invites: boolean
  /** Null: to be detected. */
  readonly encoding: TextEncoding | null
}

/** A dry run: changes nobody. */
export const checkPeople = (
  transport: Transport,
  { file, existing, invites, encoding }: PeopleFile,
  signal: AbortSignal,
): Promise<contract.PeopleCheck> =>
  sendFile(transport, contract.checkPeople, file, { existing, invites: String(invites), encoding }, signal)
