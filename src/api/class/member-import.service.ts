import * as contract from './member-import.contract.ts'

import type { TextEncoding } from '#api/kit/text-encoding.ts'
import type { Transport } from '#api/kit/transport.ts'

/** A dry run: changes nobody. */
export function checkMembers(
  transport: Transport,
  {
    file,
    classID,
    encoding,
  }: {
    readonly file: File
    readonly classID: string
    /** Null: to be detected. */
    readonly encoding: TextEncoding | null
  },
  signal: AbortSignal,
): Promise<contract.MemberCheck> {
  const form = new FormData()
  form.append('classID', classID)
  if (encoding !== null) form.append('encoding', encoding)
  form.append('_t', String(Math.random()))
  form.append('file', file)
  return transport.upload(contract.checkMembers, form, () => undefined, signal)
}
