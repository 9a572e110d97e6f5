import { useState } from 'react'
import { createActor, fromPromise } from 'xstate'

import { CallFailure } from '#api/kit/problem.ts'
import { language } from '#i18n/texts.ts'
import { uploadFlow, type Sending, type UploadContext, type UploadedFile } from '#machines/file/upload.flow.ts'

import { UploadField } from '#views/file/upload-field.tsx'
import { KeptFile, SendingFile, StoppedFile } from '#views/file/upload-rows.tsx'
import { samplesIn } from './samples.ts'

const STEPS = 40
const STEP_MS = 100

/** A fake upload of four seconds; a file named `fail` fails. */
const pretended = uploadFlow.provide({
  actors: {
    send: fromPromise<UploadedFile, Sending>(async ({ input: { file, begun, progressed } }) => {
      const { name = '', size = 0 } = file ?? {}
      begun()
      for (let step = 1; step <= STEPS; step++) {
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
        progressed(Math.round((size * step) / STEPS))
      }
      if (name.includes('fail')) throw new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
      return { fileID: crypto.randomUUID(), name, size }
    }),
  },
})

/** A working field, and each of its rows. */
export function Uploads() {
  const { titles, categories, lead } = samplesIn(language().code)
  const [cover, setCover] = useState<UploadedFile | null>(null)
  const [film, setFilm] = useState<UploadedFile | null>({ fileID: 'film', name: `${titles[0]}.mp4`, size: 4_300_000 })
  const chosen = { name: `${titles[1]} ${titles[2]}.docx`, size: 3_400_000, content: null }
  const nowhere = createActor(uploadFlow, { input: { serviceCode: 'course-resource', value: null } })
  const row = (value: Parameters<typeof uploadFlow.resolveState>[0]['value'], change: Partial<UploadContext>) => ({
    upload: nowhere,
    snapshot: uploadFlow.resolveState({ value, context: { ...nowhere.getSnapshot().context, chosen, ...change } }),
    isDisabled: false,
    open: () => undefined,
  })
  const failure = { reason: 'request.noNetwork', message: null }
  return (
    <div className="showcase-stack">
      <UploadField
        flow={pretended}
        serviceCode="cover-image"
        label={categories[0] ?? ''}
        hint={lead}
        value={cover}
        onChange={setCover}
      />
      <UploadField
        flow={pretended}
        serviceCode="course-resource"
        label={categories[1] ?? ''}
        value={null}
        onChange={() => undefined}
        isDisabled
      />
      <UploadField
        flow={pretended}
        serviceCode="courseware"
        label={categories[2] ?? ''}
        value={film}
        onChange={setFilm}
      />
      <SendingFile {...row({ sending: 'queued' }, {})} />
      <SendingFile {...row({ sending: 'uploading' }, { sent: 1_900_000 })} />
      <StoppedFile {...row('failed', { failure })} />
      <StoppedFile
        {...row('failed', { failure: { reason: 'file.otherContent', message: null }, isRepeatable: false })}
      />
      <StoppedFile {...row('cancelled', {})} />
      <KeptFile {...row('kept', { kept: { fileID: 'x', name: chosen.name, size: null } })} />
    </div>
  )
}
