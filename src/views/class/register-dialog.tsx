import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import type { OneRegistration, RegistrationAction } from '#api/class/registration.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { SendingNotice } from '#views/kit/record/sending-notice.tsx'
import '#views/kit/record/actions.css'
import { nextWords } from './registration-words.ts'

interface Props {
  readonly record: RecordActor<OneRegistration, RegistrationAction>
}

/** [REG-01] The confirmation of what gives a place, which says what it leads to; it asks for no words. */
export function RegisterDialog({ record }: Props) {
  const isAsking = useSelector(record, has('asking'))
  const isBusy = useSelector(record, has('busy'))
  const isUnsent = useSelector(record, has('unsent'))
  const isChanged = useSelector(record, has('changed'))
  const { item, intent, failure } = useSelector(record, (snapshot) => snapshot.context)
  const event = intent?.event
  if (!isAsking || item === null || (event !== 'register' && event !== 'accept')) return null
  const { class: LL, record: words } = texts()
  const close = () => record.send({ type: 'event.dropped' })
  return (
    <Dialog
      title={LL.registration.ask[event]()}
      text={nextWords(item)}
      close={close}
      actions={
        <>
          <Button className="record-action" variant="soft" color="gray" disabled={isBusy} onClick={close}>
            {words.back()}
          </Button>
          <Button className="record-action" loading={isBusy} onClick={() => record.send({ type: 'event.sent' })}>
            {isUnsent ? words.sendAgain() : LL.registration.action[event]()}
          </Button>
        </>
      }
    >
      <SendingNotice changed={isChanged ? 'stillOpen' : null} isUnsent={isUnsent} failure={failure} />
    </Dialog>
  )
}
