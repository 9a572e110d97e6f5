import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Ban, HardDrive, MonitorSmartphone, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { failureText } from '#app/context/portal-context.ts'
import { numberOf, type ExamPaper } from './exam-paper.ts'

interface NoticeProps {
  readonly kind: 'info' | 'caution' | 'error'
  readonly icon: ReactNode
  readonly title?: string
  readonly text: ReactNode
  readonly children?: ReactNode
}

function Notice({ kind, icon, title, text, children }: NoticeProps) {
  return (
    <div className="paper-notice" data-kind={kind}>
      {icon}
      <div className="paper-notice-words">
        {title !== undefined && <h2 className="paper-notice-title">{title}</h2>}
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}

/** What the learner should know about the connection and the answers. */
export function PaperNotices({ paper }: { paper: ExamPaper }) {
  return (
    <div role="status" className="paper-notices">
      <Elsewhere paper={paper} />
      <Network paper={paper} />
      <Unsaved paper={paper} />
      <Kept paper={paper} />
    </div>
  )
}

/** Taken over openly, never by the way. */
function Elsewhere({ paper }: { paper: ExamPaper }) {
  const isElsewhere = useSelector(paper, has('elsewhere'))
  const isBusy = useSelector(paper, has('takingOver'))
  const failure = useSelector(paper, ({ context }) => context.failure)
  const LL = texts().paper
  if (!isElsewhere) return null
  return (
    <Notice
      kind="caution"
      icon={<MonitorSmartphone size={20} aria-hidden="true" />}
      title={LL.elsewhere.title()}
      text={failure === null ? LL.elsewhere.text() : failureText(failure)}
    >
      <Button loading={isBusy} onClick={() => paper.send({ type: 'takeOver.requested' })}>
        {LL.elsewhere.here()}
      </Button>
    </Notice>
  )
}

/** A save that has failed without a network tells of both, in one notice. */
function Network({ paper }: { paper: ExamPaper }) {
  const isTold = useSelector(paper, (snapshot) => snapshot.hasTag('offline') && !snapshot.hasTag('saveFailed'))
  if (!isTold) return null
  return <Notice kind="caution" icon={<WifiOff size={20} aria-hidden="true" />} text={texts().paper.offline()} />
}

/** [ERROR-18] */
function Unsaved({ paper }: { paper: ExamPaper }) {
  const isFailed = useSelector(paper, has('saveFailed'))
  const isRefused = useSelector(paper, has('saveRefused'))
  const isOffline = useSelector(paper, has('offline'))
  const failure = useSelector(paper, ({ context }) => context.failure)
  const LL = texts().paper.saving
  const reason = failure === null ? '' : failureText(failure)
  if (!isFailed && !isRefused) return null
  return (
    <Notice
      kind="error"
      icon={<TriangleAlert size={20} aria-hidden="true" />}
      title={isFailed ? LL.failed() : LL.refused()}
      text={isFailed && isOffline ? texts().paper.offline() : reason}
    >
      <Button variant="soft" onClick={() => paper.send({ type: 'save.requested' })}>
        {LL.now()}
      </Button>
    </Notice>
  )
}

/** What the device keeps, whose answers stand, and which question stays closed. */
function Kept({ paper }: { paper: ExamPaper }) {
  const isKeeping = useSelector(paper, ({ context }) => context.isKeeping)
  const yielded = useSelector(paper, (snapshot) =>
    snapshot.context.yielded.map((questionID) => numberOf(snapshot, questionID)).join(' · '),
  )
  const isRefused = useSelector(paper, has('refused'))
  const LL = texts().paper
  return (
    <>
      {!isKeeping && <Notice kind="caution" icon={<HardDrive size={20} aria-hidden="true" />} text={LL.inTab()} />}
      {yielded !== '' && (
        <Notice
          kind="caution"
          icon={<MonitorSmartphone size={20} aria-hidden="true" />}
          text={LL.yielded({ questions: yielded })}
        />
      )}
      {isRefused && <Notice kind="caution" icon={<Ban size={20} aria-hidden="true" />} text={LL.leaving.refused()} />}
    </>
  )
}
