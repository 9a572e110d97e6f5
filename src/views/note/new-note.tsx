import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CloudOff, Lock } from 'lucide-react'
import { use, useEffect, useEffectEvent, useState } from 'react'

import { texts } from '#i18n/texts.ts'

import { RestoredNotice } from '#views/kit/record/restored-notice.tsx'
import { playTimeText } from '#views/kit/time/play-time.ts'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { failureText, usePortal } from '#app/context/portal-context.ts'
import { NoteField } from './note-field.tsx'

interface Props {
  readonly courseID: string
  /** The noted lecture; null: the whole course. */
  readonly coursewareID: string | null
  /** Playback position in seconds; null: none. */
  readonly positionSeconds: number | null
  readonly kept?: () => void
}

/** [ROUTE-31, VALID-15] The box for a new note. A note that could not be saved stays in it. */
export function NewNote({ courseID, coursewareID, positionSeconds, kept }: Props) {
  const { writing } = use(usePortal().flows.notes())
  const writer = useActorRef(writing, { input: { courseID, coursewareID } })
  useFormRefused(writer)
  const { draft, isRestored, refusal, failure, atSeconds } = useSelector(writer, (snapshot) => snapshot.context)
  const isSending = useSelector(writer, (snapshot) => snapshot.hasTag('sending'))
  const [isKept, setKept] = useState(false)
  const told = useEffectEvent(() => {
    setKept(true)
    kept?.()
  })
  useEffect(() => {
    const subscription = writer.on('kept', () => told())
    return () => subscription.unsubscribe()
  }, [writer])
  const LL = texts().note
  const moment = atSeconds ?? positionSeconds
  return (
    <form
      className="note-new"
      onSubmit={(event) => {
        event.preventDefault()
        writer.send({ type: 'note.written', noteID: crypto.randomUUID() })
      }}
    >
      <RestoredNotice
        isRestored={isRestored}
        canDrop={!isSending}
        drop={() => writer.send({ type: 'writing.dropped' })}
      />
      <NoteField
        label={LL.label()}
        isLabelShown
        value={draft}
        refusal={refusal}
        change={(text) => {
          setKept(false)
          writer.send({
            type: 'draft.changed',
            text,
            atSeconds: positionSeconds === null ? null : Math.max(0, Math.floor(positionSeconds)),
          })
        }}
      />
      <div className="note-new-foot">
        <p className="note-only-you">
          <Lock size={14} aria-hidden="true" />
          {LL.onlyYou()}
        </p>
        <Button type="submit" loading={isSending}>
          {LL.keep()}
          {coursewareID !== null && moment !== null && <bdi>{LL.at({ time: playTimeText(moment) })}</bdi>}
        </Button>
      </div>
      <div role="status">
        {isKept && <p className="note-kept">{LL.kept()}</p>}
        {failure !== null && !isSending && (
          <p className="notice" data-kind="error">
            <CloudOff size={16} aria-hidden="true" />
            {LL.unsent({ why: failureText(failure) })}
          </p>
        )}
      </div>
    </form>
  )
}
