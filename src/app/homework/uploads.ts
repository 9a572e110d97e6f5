import { createActor, fromCallback, type EventObject } from 'xstate'

import type { Transport } from '#api/kit/transport.ts'
import type { UploadFlow } from '#machines/file/upload.flow.ts'
import type { UploadStart, UploadTold } from '#machines/homework/hand-in-context.ts'

import { provideUpload } from '#app/file/flows.ts'

/** Each file of a hand-in runs the flow of an upload; they share a queue (gap GAP-45). */
export function uploadsOver(transport: Transport) {
  const { upload } = provideUpload(transport)
  return fromCallback<EventObject, UploadStart, UploadTold>(({ input: { key, file }, sendBack }) => {
    const running = createActor<UploadFlow>(upload, { input: { serviceCode: 'homework', value: null } })
    running.on('uploaded', ({ file: stored }) => sendBack({ type: 'file.stored', key, file: stored }))
    running.subscribe((snapshot) => {
      const { sent, failure, isRepeatable } = snapshot.context
      if (snapshot.matches({ sending: 'uploading' })) sendBack({ type: 'file.progressed', key, sent })
      if (snapshot.matches('failed') && failure !== null) sendBack({ type: 'file.failed', key, failure, isRepeatable })
    })
    running.start()
    running.send({ type: 'file.chosen', file })
    return () => running.stop()
  })
}
