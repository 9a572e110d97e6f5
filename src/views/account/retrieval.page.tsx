import { useActorRef, useSelector } from '@xstate/react'
import { TriangleAlert } from 'lucide-react'
import { use, useEffect } from 'react'

import { texts } from '#i18n/texts.ts'

import { failureText, usePortal } from '../portal/portal-context.ts'
import { showToast } from '../portal/toasts.tsx'
import { Gate } from './gate.tsx'
import { AccountStep, CodeStep, DoneStep, PasswordStep } from './retrieval-steps.tsx'

/** [ROUTE-04, ROUTE-05] Account check, phone check, new password, done; /emailReset is the same page for a weak password. */
export default function RetrievalPage() {
  const { flows, session, finishRetrieval } = usePortal()
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  const isWeak = useSelector(session, (snapshot) => snapshot.hasTag('weak'))
  const retrieval = useActorRef(use(flows.retrieval()), { input: { account: user?.account.userName ?? '' } })
  const step = useSelector(retrieval, (snapshot) =>
    [1, 2, 3, 4].find((number) => snapshot.hasTag(`step${number}` as 'step1')) ?? 4,
  )
  const failure = useSelector(retrieval, (snapshot) => snapshot.context.failure)
  const field = useSelector(retrieval, (snapshot) => snapshot.context.field)
  const LL = texts().retrieval

  useEffect(() => {
    const refused = retrieval.on('formRefused', () => showToast('error', texts().reason.form.invalid()))
    const finished = retrieval.on('finished', finishRetrieval)
    return () => {
      refused.unsubscribe()
      finished.unsubscribe()
    }
  }, [retrieval, finishRetrieval])

  const steps = [LL.stepAccount(), LL.stepCode(), LL.stepPassword(), LL.stepDone()]
  return (
    <Gate>
      <h1 className="gate-heading">{isWeak ? LL.headingWeak() : LL.heading()}</h1>
      <ol className="steps" aria-label={LL.steps()}>
        {steps.map((label, index) => (
          <li
            key={label}
            data-state={index + 1 < step ? 'past' : index + 1 === step ? 'present' : 'future'}
            {...(index + 1 === step && { 'aria-current': 'step' as const })}
          >
            {label}
          </li>
        ))}
      </ol>
      {failure !== null && field === null && (
        <p className="notice" data-kind="error" role="alert">
          <TriangleAlert size={18} aria-hidden="true" />
          {failureText(failure)}
        </p>
      )}
      {step === 1 && <AccountStep retrieval={retrieval} />}
      {step === 2 && <CodeStep retrieval={retrieval} />}
      {step === 3 && <PasswordStep retrieval={retrieval} />}
      {step === 4 && <DoneStep retrieval={retrieval} />}
    </Gate>
  )
}
