import type { Registration, RegistrationState } from '#api/class/registration.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { offered, type StaffDecision } from '#machines/class/managed-registrations.ts'

import { RecordAction, RecordActions } from '#views/kit/record/record-action.tsx'
import { Status, type StatusKind } from '#views/kit/status/status.tsx'
import { DateText } from '#views/kit/time/time-text.tsx'

const kinds: Readonly<Record<RegistrationState, StatusKind>> = {
  unregistered: 'neutral',
  invited: 'active',
  underReview: 'active',
  waiting: 'caution',
  registered: 'positive',
  declined: 'negative',
  withdrawn: 'neutral',
}
/** What is offered in a state; what the lifecycle refuses there is closed with its reason. */
const inState: Readonly<Record<RegistrationState, readonly StaffDecision[]>> = {
  unregistered: [],
  invited: ['takeOut'],
  underReview: ['approve', 'decline'],
  waiting: ['decline'],
  registered: ['takeOut'],
  declined: [],
  withdrawn: [],
}

interface Props {
  readonly registration: Registration
  readonly isTicked: boolean
  readonly isBusy: boolean
  readonly tick: (registrationID: string) => void
  readonly begin: (decision: StaffDecision) => void
}

/** One registration of a class, with what can be decided on it. */
export function MemberRow({ registration, isTicked, isBusy, tick, begin }: Props) {
  const { registrationID, learner, state, position, reason, requestedAt } = registration
  const LL = texts().managedClass
  return (
    <li className="managed-class-row">
      <label className="check-line managed-class-name">
        <input
          type="checkbox"
          checked={isTicked}
          disabled={registrationID === null}
          onChange={() => registrationID !== null && tick(registrationID)}
        />
        <bdi>{learner.originalName}</bdi>
      </label>
      <Status kind={kinds[state]}>
        {state === 'unregistered' ? '' : LL.member[state]()}
        {position !== null && ` · ${LL.position({ number: numberText(position, language()) })}`}
      </Status>
      <p className="editor-note managed-class-why">
        {requestedAt !== null && <DateText value={requestedAt} />} {reason !== '' && <bdi>{reason}</bdi>}
      </p>
      <RecordActions>
        {offered(registration, inState[state]).map(({ action: decision, because }) => (
          <RecordAction
            key={decision}
            word={LL.decision[decision]()}
            because={because}
            look={{ variant: 'soft', ...(decision !== 'approve' && { color: 'red' }) }}
            isIdle={isBusy}
            choose={() => begin(decision)}
          />
        ))}
      </RecordActions>
    </li>
  )
}
