import { use, useCallback } from 'react'

import type { ClassDetail } from '#api/class/class.contract.ts'
import type { Registration, RegistrationAction, RegistrationState } from '#api/class/registration.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'
import { offered, registrationRules, type OwnAction } from '#machines/class/registration-verdicts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { RecordAction } from '#views/kit/record/record-action.tsx'
import { RecordAsking } from '#views/kit/record/record-asking.tsx'
import { RecordConfirm } from '#views/kit/record/record-confirm.tsx'
import { RecordPage } from '#views/kit/record/record-page.tsx'
import { RecordView } from '#views/kit/record/record-view.tsx'
import { Status } from '#views/kit/status/status.tsx'
import { TimeRange } from '#views/kit/time/time-text.tsx'
import {
  actionWord,
  doneWords,
  nextWords,
  placesText,
  reasonQuestion,
  registerQuestion,
  registrationJourney,
  registrationKinds,
} from './registration-words.ts'

/** What the learner is offered in a state; what the lifecycle refuses there is closed with its reason. */
const inState: Readonly<Record<RegistrationState, readonly OwnAction[]>> = {
  unregistered: ['register'],
  invited: ['accept', 'turnDown'],
  underReview: ['withdraw'],
  waiting: ['withdraw'],
  registered: ['withdraw'],
  declined: ['register'],
  withdrawn: ['register'],
}

interface Props {
  readonly item: ClassDetail
  /** The class as a whole has changed: who registers may see more of it. */
  readonly renew: () => void
}

/** [REG-01 … REG-06] The learner's own registration for a class, by the screen that all records share. */
export function RegistrationBox({ item, renew }: Props) {
  const { registration } = use(usePortal().flows.classes())
  const LL = texts().class
  const done = useCallback(
    (event: RegistrationAction, own: Registration) => {
      renew()
      return doneWords(event, own)
    },
    [renew],
  )
  return (
    <RecordPage<Registration, RegistrationAction>
      flow={registration}
      id={item.classID}
      rules={registrationRules}
      missing={{ title: LL.registration.missingTitle(), text: LL.registration.missingText() }}
      done={done}
    >
      {(record, own) => <Registration record={record} own={own} item={item} />}
    </RecordPage>
  )
}

interface ShownProps {
  readonly record: RecordActor<Registration, RegistrationAction>
  readonly own: Registration
  readonly item: ClassDetail
}

function Registration({ record, own, item }: ShownProps) {
  const LL = texts().class.registration
  const { facts } = own
  return (
    <RecordView
      record={record}
      title={LL.title()}
      status={<Status kind={registrationKinds[own.state]}>{LL.state[own.state]()}</Status>}
      lead={null}
      next={nextWords(own)}
      actions={offered(own, inState[own.state]).map(({ action, because }) => (
        <RecordAction
          key={action}
          word={actionWord(own, action)}
          because={because}
          look={action === 'register' || action === 'accept' ? { variant: 'solid' } : { variant: 'soft', color: 'red' }}
          choose={() => record.send({ type: 'event.chosen', event: action })}
        />
      ))}
      journey={registrationJourney(own)}
      heading={LL.details()}
      facts={[
        { name: LL.window(), value: <TimeRange from={item.opensTime} to={item.closesTime} /> },
        { name: LL.placesName(), value: placesText(item) },
        { name: LL.approval(), value: facts.asksApproval ? LL.asksApproval() : LL.noApproval() },
        { name: LL.waitingList(), value: facts.hasWaitingList ? LL.hasWaitingList() : LL.noWaitingList() },
        ...(own.reason === '' ? [] : [{ name: LL.reasonName(), value: <bdi>{own.reason}</bdi> }]),
      ]}
    >
      <RecordConfirm record={record} questionOf={registerQuestion} />
      <RecordAsking record={record} questionOf={reasonQuestion} />
    </RecordView>
  )
}
