import * as contract from './upload.contract.ts'
import type { UploadService } from './upload-rule.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-24] `progressed` is called with the bytes sent so far. Returns the fileID. */
export async function uploadFile(
  transport: Transport,
  { serviceCode, file }: { readonly serviceCode: UploadService; readonly file: File },
  progressed: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData()
  form.append('serviceCode', serviceCode)
  form.append('_t', String(Math.random()))
  form.append('file', file)
  // The form's own lines count too.
  const ofFile = (bytes: number) => progressed(Math.min(bytes, file.size))
  const { fileID } = await transport.upload(contract.uploadFile, form, ofFile, signal)
  return fileID
}
