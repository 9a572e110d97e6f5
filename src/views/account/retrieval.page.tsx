import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, use, useEffect } from 'react'

import { loadAreas, texts } from '#i18n/texts.ts'

import type { PageProps } from '#app/context/page-source.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { FailureNotice } from '#views/gate/failure-notice.tsx'
import { Gate } from '#views/gate/gate.tsx'
import { AccountStep, DoneStep } from './retrieval-steps.tsx'
import { ProvingStep } from './retrieval-proof.tsx'
import { Steps } from '#views/gate/steps.tsx'

/** The view of a password link is loaded lazily, when a link is opened. */
const PasswordLinkView = lazy(async () => {
  const [view] = await Promise.all([import('./password-link.tsx'), loadAreas(['passwordLink'])])
  return view
})

/** Sets a password without the previous one: by link or by code. */
export default function RetrievalPage({ query }: PageProps) {
  const link = query.get('link')
  if (link === null) return <Retrieval />
  return (
    <Suspense fallback={<Gate>{null}</Gate>}>
      <PasswordLinkView link={link} />
    </Suspense>
  )
}

const stepTags = ['step1', 'step2', 'step3'] as const

/**
 * [ROUTE-04, ROUTE-05] Account check, phone check with the new password, done; /emailReset is the same page for a weak
 * password.
 */
function Retrieval() {
  const { flows, session, settings, finishRetrieval } = usePortal()
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  const isWeak = useSelector(session, (snapshot) => snapshot.hasTag('weak'))
  const retrieval = useActorRef(use(flows.retrieval()), {
    input: { account: user?.account.userName ?? '', asksCaptcha: settings.captcha },
  })
  const step = useSelector(retrieval, (snapshot) => {
    const at = stepTags.findIndex((tag) => snapshot.hasTag(tag))
    return at === -1 ? stepTags.length : at + 1
  })
  const failure = useSelector(retrieval, (snapshot) => snapshot.context.failure)
  const field = useSelector(retrieval, (snapshot) => snapshot.context.field)
  const LL = texts().retrieval

  useFormRefused(retrieval)
  useEffect(() => {
    const finished = retrieval.on('finished', finishRetrieval)
    return () => finished.unsubscribe()
  }, [retrieval, finishRetrieval])

  const steps = [LL.stepAccount(), LL.stepCode(), LL.stepDone()]
  return (
    <Gate>
      <h1 className="gate-heading">{isWeak ? LL.headingWeak() : LL.heading()}</h1>
      <Steps label={LL.steps()} steps={steps} present={step} />
      <FailureNotice failure={failure} field={field} />
      {step === 1 && <AccountStep retrieval={retrieval} />}
      {step === 2 && <ProvingStep retrieval={retrieval} />}
      {step === 3 && <DoneStep retrieval={retrieval} />}
    </Gate>
  )
}
