import { streamFile } from './file.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-25] Where the browser itself fetches a file from, such as the picture behind an imageID. */
export function fileAddress(transport: Transport, fileID: string): string {
  return transport.address(streamFile, { fileID, origin: 'true' })
}
