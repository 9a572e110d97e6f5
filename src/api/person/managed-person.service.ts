import * as contract from './managed-person.contract.ts'

import type { TextEncoding } from '#api/kit/text-encoding.ts'
import type { Transport } from '#api/kit/transport.ts'

/** A dry run: changes nobody. */
export function checkPeople(
  transport: Transport,
  {
    file,
    existing,
    invites,
    encoding,
  }: {
    readonly file: File
    readonly existing: contract.ExistingWay
    readonly invites: boolean
    /** Null: to be detected. */
    readonly encoding: TextEncoding | null
  },
  signal: AbortSignal,
): Promise<contract.PeopleCheck> {
  const form = new FormData()
  form.append('existing', existing)
  form.append('invites', String(invites))
  if (encoding !== null) form.append('encoding', encoding)
  form.append('_t', String(Math.random()))
  form.append('file', file)
  return transport.upload(contract.checkPeople, form, () => undefined, signal)
}
