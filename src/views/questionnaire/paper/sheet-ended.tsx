import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CalendarClock, CircleCheck, CircleCheckBig, TimerOff } from 'lucide-react'
import { use, useCallback, type ReactNode } from 'react'
import { Link } from 'wouter'

import { questionnaireAddress } from '#api/questionnaire/addresses.ts'
import type { Questionnaire, ResponseAction } from '#api/questionnaire/answering.contract.ts'
import { clockText, dayText } from '#i18n/dates.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import type { RecordActor } from '#machines/kit/record.flow.ts'
import { has } from '#machines/kit/watching.ts'
import { responseClosedBecause, responseRules, whyNotAnswered } from '#machines/questionnaire/sheet-verdicts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Face } from '#views/kit/faces/face.tsx'
import { RecordConfirm } from '#views/kit/record/record-confirm.tsx'
import { RecordPage } from '#views/kit/record/record-page.tsx'
import { localTime } from '#views/kit/time/time-text.tsx'
import { ZoneNote } from '#views/kit/time/zone-note.tsx'
import type { PaperActor } from '#views/paper/paper-actor.ts'
import { canSeeResults } from '../questionnaire-words.ts'
import { isJustSubmitted } from './shown-sheet.ts'

interface Props {
  readonly paper: PaperActor
  readonly questionnaireID: string
  readonly home: ReactNode
}

/** [QUEST-03] There is nothing to answer yet, or any more: why, and what can be done. */
export function SheetEnded({ paper, questionnaireID, home }: Props) {
  const { questionnaire: flow } = use(usePortal().flows.questionnaires())
  const isSubmittedNow = useSelector(paper, isJustSubmitted)
  const mayChange = useSelector(paper, ({ context }) => context.paper?.mayChange === true)
  const LL = texts().questionnaireSheet
  // The sheet opens again once its answers may be changed.
  const done = useCallback(() => {
    paper.send({ type: 'reopening.requested' })
    return null
  }, [paper])
  // What has arrived is said at once; all else has to be fetched.
  return (
    <>
      {isSubmittedNow && <Submitted paper={paper} questionnaireID={questionnaireID} home={home} />}
      {(!isSubmittedNow || mayChange) && (
        <RecordPage<Questionnaire, ResponseAction>
          flow={flow}
          id={questionnaireID}
          rules={responseRules}
          missing={{ title: LL.missing.title(), text: LL.missing.text() }}
          done={done}
        >
          {(record, questionnaire) => (
            <>
              {!isSubmittedNow && <Standing paper={paper} questionnaire={questionnaire} home={home} />}
              <Change paper={paper} record={record} questionnaire={questionnaire} />
            </>
          )}
        </RecordPage>
      )}
    </>
  )
}

function Submitted({ paper, questionnaireID, home }: Props) {
  const isAnonymous = useSelector(paper, ({ context }) => context.paper?.staysOnDevice === true)
  const LL = texts().questionnaireSheet.submitted
  return (
    <div role="status">
      <Face title={LL.title()} text={isAnonymous ? LL.anonymous() : LL.text()} icon={<CircleCheckBig />}>
        <ResultsOnceKnown questionnaireID={questionnaireID} />
        {home}
      </Face>
    </div>
  )
}

/** Whether results are shown is fetched quietly: that the answers have arrived does not wait for it. */
function ResultsOnceKnown({ questionnaireID }: Pick<Props, 'questionnaireID'>) {
  const { standing } = use(usePortal().flows.questionnaires())
  const detail = useActorRef(standing, { input: { id: questionnaireID } })
  const questionnaire = useSelector(detail, ({ context }) => context.item)
  return questionnaire !== null && <ToResults questionnaire={questionnaire} />
}

/** [ROUTE-55] What was answered, where its owner shows it. */
function ToResults({ questionnaire }: { readonly questionnaire: Questionnaire }) {
  const { questionnaireID } = questionnaire
  if (!canSeeResults(questionnaire)) return null
  return (
    <Button asChild>
      <Link href={questionnaireAddress('qusetionnaireresult', { questionnaireID })}>
        {texts().questionnaire.results()}
      </Link>
    </Button>
  )
}

interface StandingProps {
  readonly paper: PaperActor
  readonly questionnaire: Questionnaire
  readonly home: ReactNode
}

/** Not open yet, closed, or submitted before. */
function Standing({ paper, questionnaire, home }: StandingProps) {
  const isNotOpen = useSelector(paper, has('notOpen'))
  const isHandedIn = useSelector(paper, has('handedIn'))
  const { settings } = usePortal()
  const LL = texts().questionnaireSheet
  const because = whyNotAnswered(questionnaire)
  if (isHandedIn)
    return (
      <Face title={LL.already.title()} text={LL.already.text()} icon={<CircleCheck />}>
        <ToResults questionnaire={questionnaire} />
        {home}
      </Face>
    )
  if (!isNotOpen)
    return (
      <Face
        title={LL.over.title()}
        text={LL.over.text({ moment: momentText(questionnaire.closesAt) })}
        icon={<TimerOff />}
      >
        <ToResults questionnaire={questionnaire} />
        {home}
      </Face>
    )
  const isComing = because === 'questionnaire.notOpen'
  return (
    <>
      <Face
        title={LL.notOpen.title()}
        text={
          because === null || isComing
            ? LL.notOpen.text({ moment: momentText(questionnaire.opensAt) })
            : reasonText(texts(), because)
        }
        icon={<CalendarClock />}
      >
        {because === null && (
          <Button onClick={() => paper.send({ type: 'retry.requested' })}>{LL.notOpen.begin()}</Button>
        )}
        {home}
      </Face>
      <ZoneNote timeZone={settings.timeZone} />
    </>
  )
}

interface ChangeProps {
  readonly paper: PaperActor
  readonly record: RecordActor<Questionnaire, ResponseAction>
  readonly questionnaire: Questionnaire
}

/** Where the lifecycle allows it, what was submitted is changed; or it is being changed already, in another tab. */
function Change({ paper, record, questionnaire }: ChangeProps) {
  const { change: LL, submit } = texts().questionnaireSheet
  const isHandedIn = useSelector(paper, has('handedIn'))
  const mayChange = responseClosedBecause(questionnaire, 'change') === null
  const isChanging = isHandedIn && whyNotAnswered(questionnaire) === null
  const question = { title: LL.title(), text: LL.text(), word: LL.open() }
  return (
    <>
      {mayChange && (
        <div className="sheet-change">
          <Button variant="soft" onClick={() => record.send({ type: 'event.chosen', event: 'change' })}>
            {LL.open()}
          </Button>
        </div>
      )}
      {isChanging && (
        <div className="sheet-change">
          <Button variant="soft" onClick={() => paper.send({ type: 'reopening.requested' })}>
            {submit.keep()}
          </Button>
        </div>
      )}
      <RecordConfirm record={record} questionOf={() => question} />
    </>
  )
}

/** A moment of the server as one text, in the reader's zone. */
function momentText(value: string): string {
  const moment = localTime(value)
  return `${dayText(moment, language())} ${clockText(moment)}`
}
