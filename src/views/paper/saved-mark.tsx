import { useSelector } from '@xstate/react'
import { Check, CloudUpload, HardDrive, TriangleAlert } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import type { PaperActor } from './paper-actor.ts'
import './saved-mark.css'

interface Props {
  readonly paper: PaperActor
  /** What is said while it is on its way as a whole. */
  readonly handingIn: string
  /** What is said of answers that stay on the device. */
  readonly onDevice?: string
}

/** [ERROR-18] Whether the answers are saved, in words and as an icon; nothing before there are any. */
export function SavedMark({ paper, handingIn, onDevice = '' }: Props) {
  const isTouched = useSelector(paper, ({ context }) => context.saved > 0 || Object.keys(context.answers).length > 0)
  const isSaved = useSelector(paper, has('saved')) && isTouched
  const isKept = useSelector(paper, (snapshot) => snapshot.hasTag('onDevice') && snapshot.context.isKeeping)
  const isOnDevice = isKept && isTouched
  const isSaving = useSelector(paper, has('saving'))
  const isFailed = useSelector(paper, (snapshot) => snapshot.hasTag('saveFailed') || snapshot.hasTag('saveRefused'))
  const isUnsaved = useSelector(paper, has('unsaved'))
  const isHandingIn = useSelector(paper, has('handingIn'))
  const LL = texts().paper.saving
  if (isFailed) {
    return (
      <p className="paper-saved" data-kind="failed">
        <TriangleAlert size={16} aria-hidden="true" />
        {LL.refused()}
      </p>
    )
  }
  if (isSaved || isOnDevice) {
    return (
      <p className="paper-saved" data-kind="saved">
        {isSaved ? <Check size={16} aria-hidden="true" /> : <HardDrive size={16} aria-hidden="true" />}
        {isSaved ? LL.saved() : onDevice}
      </p>
    )
  }
  return (
    <p className="paper-saved">
      {isUnsaved && <CloudUpload size={16} aria-hidden="true" />}
      {isUnsaved && (isSaving ? LL.saving() : LL.gathering())}
      {isHandingIn && handingIn}
    </p>
  )
}
