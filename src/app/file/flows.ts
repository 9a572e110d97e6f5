import { fromPromise, type PromiseActorLogic } from 'xstate'

import * as upload from '#api/file/upload.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { uploadFlow, type Sending, type UploadedFile, type UploadFlow } from '#machines/file/upload.flow.ts'

import { turns } from '#app/kit/in-turn.ts'

/** The upload flow; create one per page, since its fields share a queue (gap GAP-45). */
export function provideUpload(transport: Transport): { readonly upload: UploadFlow } {
  return { upload: provide(uploadFlow, { actors: { send: sendingOver(transport) } }) }
}

/** A service that queues uploads: one instance sends one file at a time. */
export function sendingOver(transport: Transport): PromiseActorLogic<UploadedFile, Sending> {
  const inTurn = turns()
  return fromPromise<UploadedFile, Sending>(({ input: { serviceCode, file: chosen, begun, progressed }, signal }) =>
    inTurn(async () => {
      signal.throwIfAborted()
      if (!(chosen?.content instanceof File)) throw new TypeError('There is no file to send.')
      begun()
      const { name, size } = chosen
      const fileID = await upload.uploadFile(transport, { serviceCode, file: chosen.content }, progressed, signal)
      return { fileID, name, size }
    }),
  )
}
