import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import { texts } from '#i18n/texts.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { Dialog } from '../dialog/dialog.tsx'
import type { Question } from './confirm-dialog.tsx'
import { SendingNotice } from './sending-notice.tsx'
import './actions.css'

interface Props<Item, Action extends string> {
  readonly record: RecordActor<Item, Action>
  /** The confirmation of an event that needs no words; null: none. */
  readonly questionOf: (event: Action, item: Item) => Question | null
}

/** The confirmation of the pending action without words, from the question to the response. */
export function RecordConfirm<Item, Action extends string>({ record, questionOf }: Props<Item, Action>) {
  const isAsking = useSelector(record, has('asking'))
  const isBusy = useSelector(record, has('busy'))
  const isUnsent = useSelector(record, has('unsent'))
  const isChanged = useSelector(record, has('changed'))
  const { item, intent, failure } = useSelector(record, (snapshot) => snapshot.context)
  const question = item === null || intent === null ? null : questionOf(intent.event, item)
  if (!isAsking || question === null) return null
  const LL = texts().record
  const close = () => record.send({ type: 'event.dropped' })
  return (
    <Dialog
      title={question.title}
      text={question.text}
      close={close}
      actions={
        <>
          <Button className="record-action" variant="soft" color="gray" disabled={isBusy} onClick={close}>
            {LL.back()}
          </Button>
          <Button
            className="record-action"
            {...(question.isDrastic === true && { variant: 'soft', color: 'red' })}
            loading={isBusy}
            onClick={() => record.send({ type: 'event.sent' })}
          >
            {isUnsent ? LL.sendAgain() : question.word}
          </Button>
        </>
      }
    >
      <SendingNotice changed={isChanged ? 'stillOpen' : null} isUnsent={isUnsent} failure={failure} />
    </Dialog>
  )
}
