import { fromPromise, type PromiseActorLogic } from 'xstate'

import * as upload from '#api/file/upload.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { uploadFlow, type Sending, type UploadedFile, type UploadFlow } from '#machines/file/upload.flow.ts'

import { turns } from './in-turn.ts'

/** Uploads; called once a page, so that all of its fields wait for each other (gap GAP-45). */
export function provideUpload(transport: Transport): { readonly upload: UploadFlow } {
  return { upload: provide(uploadFlow, { actors: { send: sendingOver(transport) } }) }
}

/** The service that sends a file in its turn; all that is sent by one waits for each other. */
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
