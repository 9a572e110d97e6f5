import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Ban, HardDrive, MonitorSmartphone } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { failureText } from '#app/context/portal-context.ts'
import type { PaperActor } from '#views/paper/paper-actor.ts'
import { NetworkNotice, PaperNotice, UnsavedNotice } from '#views/paper/paper-notice.tsx'
import { numberOf } from './exam-paper.ts'

/** What the learner should know about the connection and the answers. */
export function PaperNotices({ paper }: { paper: PaperActor }) {
  return (
    <div role="status" className="paper-notices">
      <Elsewhere paper={paper} />
      <NetworkNotice paper={paper} />
      <UnsavedNotice paper={paper} />
      <Kept paper={paper} />
    </div>
  )
}

/** Taken over openly, never by the way. */
function Elsewhere({ paper }: { paper: PaperActor }) {
  const isElsewhere = useSelector(paper, has('elsewhere'))
  const isBusy = useSelector(paper, has('takingOver'))
  const failure = useSelector(paper, ({ context }) => context.failure)
  const LL = texts().paper
  if (!isElsewhere) return null
  return (
    <PaperNotice
      kind="caution"
      icon={<MonitorSmartphone size={20} aria-hidden="true" />}
      title={LL.elsewhere.title()}
      text={failure === null ? LL.elsewhere.text() : failureText(failure)}
    >
      <Button loading={isBusy} onClick={() => paper.send({ type: 'takeOver.requested' })}>
        {LL.elsewhere.here()}
      </Button>
    </PaperNotice>
  )
}

/** What the device keeps, whose answers stand, and which question stays closed. */
function Kept({ paper }: { paper: PaperActor }) {
  const isKeeping = useSelector(paper, ({ context }) => context.isKeeping)
  const yielded = useSelector(paper, (snapshot) =>
    snapshot.context.yielded.map((questionID) => numberOf(snapshot, questionID)).join(' · '),
  )
  const isRefused = useSelector(paper, has('refused'))
  const LL = texts().paper
  return (
    <>
      {!isKeeping && <PaperNotice kind="caution" icon={<HardDrive size={20} aria-hidden="true" />} text={LL.inTab()} />}
      {yielded !== '' && (
        <PaperNotice
          kind="caution"
          icon={<MonitorSmartphone size={20} aria-hidden="true" />}
          text={LL.yielded({ questions: yielded })}
        />
      )}
      {isRefused && (
        <PaperNotice kind="caution" icon={<Ban size={20} aria-hidden="true" />} text={LL.leaving.refused()} />
      )}
    </>
  )
}
