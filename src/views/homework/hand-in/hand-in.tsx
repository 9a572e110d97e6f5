import { useActorRef, useSelector } from '@xstate/react'
import { use, useEffect, useEffectEvent, useState } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { Homework, HomeworkAction } from '#api/homework/homework.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { HandInFlow } from '#machines/homework/hand-in.flow.ts'
import { handsInNext } from '#machines/homework/homework-offers.ts'
import { homeworkClosedBecause } from '#machines/homework/homework-verdicts.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { HandInForm } from './hand-in-form.tsx'
import './hand-in.css'

export type HandInActor = ActorRefFrom<HandInFlow>

interface Props {
  readonly record: RecordActor<Homework, HomeworkAction>
  readonly homework: Homework
  readonly heading: string
  /** How often its learner has asked for the form. */
  readonly asked: number
}

/** [HOMEWORK-01] The form with which a task is handed in, as often as it can be. */
export function HandIn(props: Props) {
  /** Since which request for it the form is that of another version. */
  const [since, setSince] = useState(0)
  return <HandInOnce key={since} {...props} since={since} restart={() => setSince(props.asked + 1)} />
}

interface OnceProps extends Props {
  readonly since: number
  readonly restart: () => void
}

function HandInOnce({ record, homework, heading, asked, since, restart }: OnceProps) {
  const { handIn: flow, isOnline } = use(usePortal().flows.homework())
  const handIn = useActorRef(flow, { input: { homework, isOnline: isOnline() } })
  const isRestoring = useSelector(handIn, has('restoring'))
  const isDone = useSelector(handIn, has('done'))
  const isTouched = useSelector(handIn, (snapshot) => snapshot.context.isTouched)
  const text = useSelector(handIn, (snapshot) => snapshot.context.text)
  const LL = texts().handIn.form

  useEffect(() => {
    const done = handIn.on('done', () => {
      showToast('success', texts().handIn.form.done())
      record.send({ type: 'record.outdated' })
    })
    const outdated = handIn.on('outdated', () => record.send({ type: 'record.outdated' }))
    return () => {
      done.unsubscribe()
      outdated.unsubscribe()
    }
  }, [handIn, record])
  const isGiven = useEffectEvent((given: Homework) => {
    // What has been handed in is shown now: the next form begins with it.
    if (handIn.getSnapshot().hasTag('done')) restart()
    else handIn.send({ type: 'standing.given', homework: given })
  })
  useEffect(() => isGiven(homework), [homework])

  if (isRestoring || isDone) return null
  if (homeworkClosedBecause(homework, 'handIn') !== null)
    return isTouched && text !== '' ? (
      <section className="record-part">
        <h3 className="record-heading">{LL.closed()}</h3>
        <p className="hand-in-left" dir="auto">
          {text}
        </p>
      </section>
    ) : null
  const isOpen = handsInNext(homework) || isTouched || asked >= Math.max(1, since)
  if (!isOpen) return null
  return (
    <section className="record-part" data-section="hand-in">
      <h3 className="record-heading">{heading}</h3>
      <HandInForm handIn={handIn} homework={homework} asked={asked} />
    </section>
  )
}
