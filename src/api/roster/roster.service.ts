import * as contract from './roster.contract.ts'

import { sendFile } from '#api/bulk-import/send-file.ts'
import type { TextEncoding } from '#api/kit/text-encoding.ts'
import type { Transport } from '#api/kit/transport.ts'

interface RosterFile {
  readonly file: File
  readonly classID: string | null
  /** Null: to be detected. */
  readonly encoding: TextEncoding | null
}

/** A dry run: changes nobody. */
export const checkRoster = (
  transport: Transport,
  { file, classID, encoding }: RosterFile,
  signal: AbortSignal,
): Promise<contract.RosterCheck> => sendFile(transport, contract.checkRoster, file, { classID, encoding }, signal)
