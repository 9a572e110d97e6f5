import { streamFile } from './file.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-25] The address from which the browser fetches a file, such as the picture of an imageID. */
export function fileAddress(transport: Transport, fileID: string): string {
  return transport.address(streamFile, { fileID, origin: 'true' })
}
