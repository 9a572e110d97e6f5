import * as contract from './member-import.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** A dry run: changes nobody. */
export function checkMembers(
  transport: Transport,
  { file, classID }: { readonly file: File; readonly classID: string },
  signal: AbortSignal,
): Promise<contract.MemberCheck> {
  const form = new FormData()
  form.append('classID', classID)
  form.append('_t', String(Math.random()))
  form.append('file', file)
  return transport.upload(contract.checkMembers, form, () => undefined, signal)
}
