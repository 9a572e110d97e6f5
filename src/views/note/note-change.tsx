import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CloudOff } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'

import { texts } from '#i18n/texts.ts'
import type { OwnNoteFlow } from '#machines/note/own-note.flow.ts'

import { RestoredNotice } from '#views/kit/record/restored-notice.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { failureText } from '#app/context/portal-context.ts'
import { NoteField } from './note-field.tsx'

export type Keeper = ActorRefFrom<OwnNoteFlow>

/** [VALID-15] A note being edited in place. */
export function NoteChange({ keeper }: { keeper: Keeper }) {
  useFormRefused(keeper)
  const { draft, isRestored, refusal, failure } = useSelector(keeper, (snapshot) => snapshot.context)
  const isBusy = useSelector(keeper, (snapshot) => snapshot.hasTag('busy'))
  const LL = texts().note
  return (
    <form
      className="note-change"
      onSubmit={(event) => {
        event.preventDefault()
        keeper.send({ type: 'change.submitted' })
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') keeper.send({ type: 'change.dropped' })
      }}
    >
      <RestoredNotice isRestored={isRestored} canDrop={!isBusy} drop={() => keeper.send({ type: 'change.dropped' })} />
      <NoteField
        label={LL.change()}
        value={draft}
        refusal={refusal}
        hasFocus={!isRestored}
        change={(text) => keeper.send({ type: 'draft.changed', text })}
      />
      {failure !== null && !isBusy && (
        <p className="notice" data-kind="error" role="alert">
          <CloudOff size={16} aria-hidden="true" />
          {LL.unsent({ why: failureText(failure) })}
        </p>
      )}
      <div className="note-change-actions">
        <Button
          type="button"
          variant="soft"
          color="gray"
          disabled={isBusy}
          onClick={() => keeper.send({ type: 'change.dropped' })}
        >
          {LL.cancel()}
        </Button>
        <Button type="submit" loading={isBusy}>
          {LL.save()}
        </Button>
      </div>
    </form>
  )
}
