import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { use, useEffect } from 'react'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { failureText, usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { Composer } from '#views/message/composer.tsx'

interface Props {
  readonly classID: string
  /** Null: the whole class. */
  readonly group: string | null
  /** Of the group, or of the class. */
  readonly name: string
  readonly close: () => void
}

/** A letter that each one of a group gets for themselves. */
export function GroupLetterDialog({ classID, group, name, close }: Props) {
  const { groupLetter } = use(usePortal().flows.classes())
  const writer = useActorRef(groupLetter, { input: { to: { classID, group }, draft: '', outgoing: [] } })
  const [held] = useSelector(writer, (snapshot) => snapshot.context.outgoing)
  const heldBy = useSelector(writer, (snapshot) => (snapshot.hasTag('held') ? snapshot.context.heldBy : null))
  const isSending = useSelector(writer, (snapshot) => snapshot.hasTag('sending'))
  useEffect(() => {
    const sent = writer.on('sent', () => {
      showToast('success', texts().class.contacts.sent())
      close()
    })
    return () => sent.unsubscribe()
  }, [writer, close])
  const LL = texts()
  return (
    <Dialog
      title={LL.class.contacts.letterTitle({ name: `\u2068${name}\u2069` })}
      text={LL.class.contacts.letterText()}
      close={close}
    >
      <div aria-busy={isSending} className="group-letter">
        {isSending && <p role="status">{LL.class.contacts.sending()}</p>}
        {heldBy !== null && held !== undefined && (
          <div className="notice" data-kind="error" role="alert">
            <span>{failureText(heldBy)}</span>
            <Button variant="ghost" size="1" onClick={() => writer.send({ type: 'delivery.retried' })}>
              {LL.portal.retry()}
            </Button>
            <Button
              variant="ghost"
              size="1"
              onClick={() => writer.send({ type: 'letter.withdrawn', letterId: held.letterId })}
            >
              {LL.class.contacts.change()}
            </Button>
          </div>
        )}
        {held === undefined && <Composer writer={writer} />}
      </div>
    </Dialog>
  )
}
