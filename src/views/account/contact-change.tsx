import { useActorRef, useSelector } from '@xstate/react'
import { use, useEffect } from 'react'

import type { ContactChannel } from '#api/account/contact-rule.ts'
import { texts } from '#i18n/texts.ts'
import type { ContactInput } from '#machines/account/contact-change.flow.ts'

import { Failed } from '#views/kit/faces/failed.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { AlreadyBound, CodeStep, ContactStep, DoneStep } from './contact-steps.tsx'
import { FailureNotice } from '#views/gate/failure-notice.tsx'
import { Gate } from '#views/gate/gate.tsx'
import { Steps } from '#views/gate/steps.tsx'

interface Props extends ContactInput {
  readonly channel: ContactChannel
}

const stepTags = ['step1', 'step2', 'step3'] as const

/** [ROUTE-08, ROUTE-09, ROUTE-10] Steps: current and new contact, the code sent to the new one, done. */
export function ContactChange({ channel, way }: Props) {
  const { flows, session } = usePortal()
  const change = useActorRef(use(flows.contacts())[channel], { input: { way } })
  const isLoading = useSelector(change, (snapshot) => snapshot.hasTag('loading'))
  const isNotLoaded = useSelector(change, (snapshot) => snapshot.hasTag('notLoaded'))
  const isBoundAlready = useSelector(change, (snapshot) => snapshot.hasTag('alreadyBound'))
  const step = useSelector(change, (snapshot) => stepTags.findIndex((tag) => snapshot.hasTag(tag)) + 1)
  const { bound, failure, field } = useSelector(change, (snapshot) => snapshot.context)
  const LL = texts().contact

  useFormRefused(change)
  useEffect(() => {
    const changed = change.on('changed', () => session.send({ type: 'profile.changed' }))
    return () => changed.unsubscribe()
  }, [change, session])

  const binding = bound === null && !isLoading ? LL[channel].bindHeading() : LL[channel].heading()
  const heading = isBoundAlready ? LL.phone.alreadyHeading() : binding
  return (
    <Gate>
      <h1 className="gate-heading">{heading}</h1>
      {isLoading && <Skeleton label={texts().portal.loading()} />}
      {isNotLoaded && failure !== null && (
        <Failed failure={failure} retry={() => change.send({ type: 'load.retried' })} />
      )}
      {isBoundAlready && <AlreadyBound bound={bound} />}
      {step > 0 && (
        <>
          <Steps label={LL.steps()} steps={[LL.stepContact(), LL.stepCode(), LL.stepDone()]} present={step} />
          <FailureNotice failure={failure} field={field} />
        </>
      )}
      {step === 1 && <ContactStep change={change} channel={channel} />}
      {step === 2 && <CodeStep change={change} />}
      {step === 3 && <DoneStep change={change} channel={channel} />}
    </Gate>
  )
}
