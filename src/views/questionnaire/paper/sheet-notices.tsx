import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleAlert, HardDrive, MonitorSmartphone, RefreshCw, WifiOff } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { failureText } from '#app/context/portal-context.ts'
import type { PaperActor } from '#views/paper/paper-actor.ts'
import { NetworkNotice, PaperNotice, UnsavedNotice } from '#views/paper/paper-notice.tsx'
import { areSame, figure, markedAsLacking, numberAmong, questionId } from './shown-sheet.ts'

interface Props {
  readonly paper: PaperActor
  readonly focus: (id: string) => void
}

/** What the learner should know about the connection, the answers and what is asked. */
export function SheetNotices({ paper, focus }: Props) {
  return (
    <div role="status" className="sheet-notices">
      <Changed paper={paper} />
      <Elsewhere paper={paper} />
      <Offline paper={paper} />
      <NetworkNotice paper={paper} />
      <UnsavedNotice paper={paper} />
      <Kept paper={paper} />
      <Lacking paper={paper} focus={focus} />
    </div>
  )
}

function Changed({ paper }: Pick<Props, 'paper'>) {
  const isChanged = useSelector(paper, ({ context }) => context.isChanged)
  const { questionnaireSheet: LL, record } = texts()
  if (!isChanged) return null
  return (
    <PaperNotice kind="caution" icon={<RefreshCw size={20} aria-hidden="true" />} text={LL.changed()}>
      <Button variant="soft" onClick={() => paper.send({ type: 'change.noticed' })}>
        {record.noticed()}
      </Button>
    </PaperNotice>
  )
}

/** Taken over openly, never by the way. */
function Elsewhere({ paper }: Pick<Props, 'paper'>) {
  const isElsewhere = useSelector(paper, has('elsewhere'))
  const isBusy = useSelector(paper, has('takingOver'))
  const failure = useSelector(paper, ({ context }) => context.failure)
  const { paper: words, questionnaireSheet: LL } = texts()
  if (!isElsewhere) return null
  return (
    <PaperNotice
      kind="caution"
      icon={<MonitorSmartphone size={20} aria-hidden="true" />}
      title={LL.elsewhere.title()}
      text={failure === null ? LL.elsewhere.text() : failureText(failure)}
    >
      <Button loading={isBusy} onClick={() => paper.send({ type: 'takeOver.requested' })}>
        {words.elsewhere.here()}
      </Button>
    </PaperNotice>
  )
}

/** What stays on the device needs no network before it is submitted. */
function Offline({ paper }: Pick<Props, 'paper'>) {
  const isTold = useSelector(paper, (snapshot) => snapshot.hasTag('offline') && snapshot.hasTag('onDevice'))
  if (!isTold) return null
  const text = texts().questionnaireSheet.offlineOnDevice()
  return <PaperNotice kind="caution" icon={<WifiOff size={20} aria-hidden="true" />} text={text} />
}

/** What the device keeps, and whose answers stand. */
function Kept({ paper }: Pick<Props, 'paper'>) {
  const isKeeping = useSelector(paper, ({ context }) => context.isKeeping)
  const isOnDevice = useSelector(paper, has('onDevice'))
  const sheet = useSelector(paper, ({ context }) => context.paper)
  const answers = useSelector(paper, ({ context }) => context.answers)
  const yielded = useSelector(paper, ({ context }) => context.yielded)
  const { paper: words, questionnaireSheet: LL } = texts()
  // Of those that are still asked.
  const places = sheet === null ? [] : yielded.map((id) => numberAmong(sheet, answers, id))
  const numbers = places.filter((number) => number > 0)
  return (
    <>
      {!isKeeping && (
        <PaperNotice
          kind="caution"
          icon={<HardDrive size={20} aria-hidden="true" />}
          text={isOnDevice ? LL.inTab() : words.inTab()}
        />
      )}
      {numbers.length > 0 && (
        <PaperNotice
          kind="caution"
          icon={<MonitorSmartphone size={20} aria-hidden="true" />}
          text={words.yielded({ questions: numbers.map(figure).join(' · ') })}
        />
      )}
    </>
  )
}

/** Questions without the answer that they need, each a way there. */
function Lacking({ paper, focus }: Props) {
  const lacking = useSelector(paper, markedAsLacking, areSame)
  const sheet = useSelector(paper, ({ context }) => context.paper)
  const answers = useSelector(paper, ({ context }) => context.answers)
  const { paper: words, questionnaireSheet: LL } = texts()
  if (sheet === null || lacking.length === 0) return null
  const go = (questionID: string) => () => {
    paper.send({ type: 'question.chosen', questionID })
    focus(questionId(questionID))
  }
  return (
    <PaperNotice
      kind="error"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      title={LL.lacking.title()}
      text={LL.lacking.text()}
    >
      <ul className="sheet-lacking">
        {lacking.map((questionID) => (
          <li key={questionID}>
            <Button variant="soft" color="red" onClick={go(questionID)}>
              {words.question({ number: figure(numberAmong(sheet, answers, questionID)) })}
            </Button>
          </li>
        ))}
      </ul>
    </PaperNotice>
  )
}
