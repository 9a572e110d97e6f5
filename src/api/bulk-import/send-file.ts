import type { Call } from '#api/kit/call.ts'
import type { Transport } from '#api/kit/transport.ts'

/** Sends a file to be checked, with what else is to be known; what is null is left out. */
export function sendFile<Checking extends Call>(
  transport: Transport,
  call: Checking,
  file: File,
  fields: Readonly<Record<string, string | null>>,
  signal: AbortSignal,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value)
  form.append('_t', String(Math.random()))
  form.append('file', file)
  return transport.upload(call, form, () => undefined, signal)
}
