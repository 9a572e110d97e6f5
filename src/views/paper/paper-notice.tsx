import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { failureText } from '#app/context/portal-context.ts'
import type { PaperActor } from './paper-actor.ts'
import './paper-notice.css'

interface NoticeProps {
  readonly kind: 'info' | 'caution' | 'error'
  readonly icon: ReactNode
  readonly title?: string
  readonly text: ReactNode
  readonly children?: ReactNode
}

export function PaperNotice({ kind, icon, title, text, children }: NoticeProps) {
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

/** A save that has failed without a network tells of both, in one notice. */
export function NetworkNotice({ paper }: { paper: PaperActor }) {
  const isTold = useSelector(
    paper,
    (snapshot) => snapshot.hasTag('offline') && !snapshot.hasTag('saveFailed') && !snapshot.hasTag('onDevice'),
  )
  if (!isTold) return null
  return <PaperNotice kind="caution" icon={<WifiOff size={20} aria-hidden="true" />} text={texts().paper.offline()} />
}

/** [ERROR-18] */
export function UnsavedNotice({ paper }: { paper: PaperActor }) {
  const isFailed = useSelector(paper, has('saveFailed'))
  const isRefused = useSelector(paper, has('saveRefused'))
  const isOffline = useSelector(paper, has('offline'))
  const failure = useSelector(paper, ({ context }) => context.failure)
  const LL = texts().paper.saving
  const reason = failure === null ? '' : failureText(failure)
  if (!isFailed && !isRefused) return null
  return (
    <PaperNotice
      kind="error"
      icon={<TriangleAlert size={20} aria-hidden="true" />}
      title={isFailed ? LL.failed() : LL.refused()}
      text={isFailed && isOffline ? texts().paper.offline() : reason}
    >
      <Button variant="soft" onClick={() => paper.send({ type: 'save.requested' })}>
        {LL.now()}
      </Button>
    </PaperNotice>
  )
}
