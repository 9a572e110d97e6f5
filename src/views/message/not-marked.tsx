import { useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import type { InboxActor } from '#machines/message/inbox.flow.ts'

import { failureText } from '#app/context/portal-context.ts'

/** Error of marking as read. */
export function NotMarked({ inbox }: { inbox: InboxActor }) {
  const isUnmarked = useSelector(inbox, (snapshot) => snapshot.hasTag('unmarked'))
  const failure = useSelector(inbox, (snapshot) => snapshot.context.failure)
  if (!isUnmarked || failure === null) return null
  return (
    <p className="notice" data-kind="error" role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      {texts().message.centre.notMarked({ why: failureText(failure) })}
    </p>
  )
}
