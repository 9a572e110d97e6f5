import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { use, useCallback, useEffect, useRef } from 'react'
import { Link } from 'wouter'

import { isolated } from '#i18n/names.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { useRevisits } from '#views/kit/record/use-revisits.ts'
import { useSignal } from '#views/kit/record/use-signals.ts'
import { auditHref, auditListHref } from './leave-href.ts'
import '#views/kit/record/actions.css'

interface Props {
  /** It stands where the decision has just been made. */
  readonly takesFocus: boolean
}

/** [ROLE-04] Where an approver goes on: to the next leave that waits, or back to the list. */
export function NextLeave({ takesFocus }: Props) {
  const { deskNext } = use(usePortal().flows.desk())
  const waiting = useActorRef(deskNext, { input: { id: 'leave' } })
  const found = useSelector(waiting, (snapshot) => snapshot.context.item)
  const link = useRef<HTMLAnchorElement>(null)
  const renew = useCallback(() => waiting.send({ type: 'item.reloaded' }), [waiting])
  useRevisits(renew)
  useSignal('notice', renew)
  const isKnown = found !== null
  useEffect(() => {
    // What had the focus has left with the decision.
    if (isKnown && takesFocus && document.activeElement === document.body) link.current?.focus()
  }, [isKnown, takesFocus])
  if (found === null) return null
  const LL = texts().leave.audit
  const { first } = found
  if (first === null) {
    return (
      <>
        <p className="record-note">{LL.noneLeft()}</p>
        <Button asChild variant="soft" className="record-action">
          <Link href={auditListHref('waiting')} ref={link}>
            {LL.toList()}
          </Link>
        </Button>
      </>
    )
  }
  return (
    <Button asChild className="record-action">
      <Link href={auditHref(first.id, 'waiting')} ref={link}>
        {LL.next({ who: isolated(first.who.originalName) })}
      </Link>
    </Button>
  )
}
