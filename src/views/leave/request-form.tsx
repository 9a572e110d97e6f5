import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Users } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Link } from 'wouter'

import { leaveTypes } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import type { LeaveRequestFlow } from '#machines/leave/leave-request.flow.ts'
import { draftProblems, isTooLong, sentTime, type DraftField, type LeaveDraft } from '#machines/leave/leave-verdicts.ts'
import { REASON_LIMIT } from '#machines/leave/leave.lifecycle.ts'
import { navigate } from '#browser/address.ts'

import { CLASS_LIST_PATH } from '#views/class/class-href.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { Journey } from '#views/kit/journey/journey.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { focusFault, useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { SelectField, TimeField } from '#views/kit/record/fields.tsx'
import { ReasonField } from '#views/kit/record/reason-field.tsx'
import { RestoredNotice } from '#views/kit/record/restored-notice.tsx'
import { SendingNotice } from '#views/kit/record/sending-notice.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import { leaveHref, leaveListHref } from './leave-href.ts'
import { prospectJourney } from './leave-journey.ts'
import '#views/kit/record/actions.css'
import './request.css'

type Actor = ActorRefFrom<LeaveRequestFlow>

interface Props {
  /** The class that is chosen at first; empty: none. */
  readonly classID: string
}

/** [LEAVE-01] The request form: validation errors at their fields, and the approvers before it is sent. */
export function RequestForm({ classID }: Props) {
  const { request: flow } = use(usePortal().flows.leave())
  const request = useActorRef(flow, { input: { classID } })
  const isLoading = useSelector(request, has('loadingMark'))
  const isClassless = useSelector(request, has('empty'))
  const isFailed = useSelector(request, has('failed'))
  const failure = useSelector(request, (snapshot) => snapshot.context.failure)
  const LL = texts()
  useEffect(() => {
    const subscription = request.on('done', ({ leave }) => {
      showToast('success', texts().leave.form.done())
      navigate(leaveHref(leave.leaveID), { replace: true })
    })
    return () => subscription.unsubscribe()
  }, [request])
  if (isLoading) return <Skeleton label={LL.portal.loading()} repeat={3} />
  if (isFailed && failure !== null)
    return <Failed failure={failure} retry={() => request.send({ type: 'prospect.reloaded' })} />
  if (isClassless) {
    return (
      <Face within="section" title={LL.leave.form.noClassTitle()} text={LL.leave.form.noClassText()} icon={<Users />}>
        <Button asChild variant="soft">
          <Link href={CLASS_LIST_PATH}>{LL.leave.form.toClasses()}</Link>
        </Button>
      </Face>
    )
  }
  return <Form request={request} />
}

function Form({ request }: { request: Actor }) {
  const { draft, prospect, touched, isRestored, failure } = useSelector(request, (snapshot) => snapshot.context)
  const isBusy = useSelector(request, has('busy'))
  const isUnsent = useSelector(request, has('unsent'))
  const form = useRef<HTMLFormElement>(null)
  useFormRefused(request, () => focusFault(form.current))
  const LL = texts().leave
  if (prospect === null) return null
  const problems = draftProblems(draft, prospect)
  const problemOf = (field: DraftField): string | null => {
    // Excess length is reported while typing, a missing value on blur.
    const isTold = touched.includes(field) || (field === 'reason' && isTooLong(draft.reason))
    return isTold ? (problems[field] ?? null) : null
  }
  const change = (changed: Partial<LeaveDraft>) => request.send({ type: 'draft.changed', change: changed })
  const left = (field: DraftField) => () => request.send({ type: 'field.left', field })
  const drop = () => request.send({ type: 'writing.dropped' })
  const chosen = prospect.classes.find(({ classID }) => classID === draft.classID) ?? null
  const isTimed =
    problems.start === undefined && problems.end !== 'leave.endMissing' && problems.end !== 'leave.endBeforeStart'
  return (
    <form
      ref={form}
      className="request"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        request.send({ type: 'request.sent' })
      }}
    >
      <div className="request-fields">
        <RestoredNotice isRestored={isRestored} canDrop={!isBusy} drop={drop} />
        <SelectField
          label={LL.form.className()}
          name="classID"
          value={draft.classID}
          entries={[
            { value: '', text: LL.form.chooseClass() },
            ...prospect.classes.map(({ classID, className }) => ({ value: classID, text: className })),
          ]}
          problem={problemOf('classID')}
          change={(classID) => change({ classID })}
          leave={left('classID')}
        />
        <fieldset className="request-types">
          <legend className="record-label">{LL.form.type()}</legend>
          {leaveTypes.map((type) => (
            <label key={type} className="request-type">
              <input
                type="radio"
                name="type"
                value={type}
                checked={draft.type === type}
                onChange={() => change({ type })}
              />
              {LL.type[type]()}
            </label>
          ))}
        </fieldset>
        <div className="request-times">
          <TimeField
            label={LL.form.start()}
            name="start"
            value={draft.start}
            problem={problemOf('start')}
            change={(start) => change({ start })}
            leave={left('start')}
          />
          <TimeField
            label={LL.form.end()}
            name="end"
            value={draft.end}
            problem={problemOf('end')}
            change={(end) => change({ end })}
            leave={left('end')}
          />
        </div>
        <ReasonField
          label={LL.form.reason()}
          hint={LL.form.reasonHint()}
          name="reason"
          value={draft.reason}
          limit={REASON_LIMIT}
          problem={problemOf('reason')}
          isRequired
          change={(reason) => change({ reason })}
          leave={left('reason')}
        />
      </div>
      <aside className="request-prospect">
        <h2 className="request-heading">{LL.form.range()}</h2>
        <p className="request-range">
          {isTimed ? <TimeRange from={sentTime(draft.start)} to={sentTime(draft.end)} /> : '–'}
        </p>
        <h2 className="request-heading">{LL.form.chain()}</h2>
        {chosen === null ? (
          <p className="record-note">{LL.form.chainHint()}</p>
        ) : (
          <Journey steps={prospectJourney(chosen.chain)} />
        )}
      </aside>
      <div className="request-end">
        <SendingNotice isUnsent={isUnsent} failure={failure} />
        <div className="request-actions">
          <Button type="submit" size="3" className="record-action" loading={isBusy}>
            {isUnsent ? texts().record.sendAgain() : LL.form.submit()}
          </Button>
          <Button asChild variant="soft" color="gray" size="3" className="record-action">
            <Link href={leaveListHref(null)} onClick={drop}>
              {LL.form.cancel()}
            </Link>
          </Button>
          {Object.keys(problems).length === 0 && !isBusy && !isUnsent && failure === null && (
            <p className="record-note">{LL.form.ready()}</p>
          )}
        </div>
      </div>
    </form>
  )
}
