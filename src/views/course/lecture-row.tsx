import { Ban, Circle, CircleCheck, CircleDot } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import type { Courseware } from '#api/study/study.contract.ts'
import { percentText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'

import { PlayButton } from '#views/kit/play/play-button.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { playTimeText } from '#views/kit/time/play-time.ts'

interface Props {
  readonly courseID: string
  readonly lecture: Courseware
  /** The name of a chapter that consists of this lecture only; null: the chapter has its own heading. */
  readonly before: ReactNode
  /** The learner goes on with it. */
  readonly isNext: boolean
}

/** A lecture: length, progress and play link, or why it cannot be played. */
export function LectureRow({ courseID, lecture, before, isNext }: Props) {
  const [titleId, buttonId] = [useId(), useId()]
  const { share, isPlayable, needsIe } = lecture
  const canPlay = isPlayable && !needsIe
  const Title = before === null ? 'p' : 'h3'
  const how = !canPlay ? 'closed' : share >= 1 ? 'studied' : share > 0 ? 'begun' : 'open'
  const Icon = { closed: Ban, studied: CircleCheck, begun: CircleDot, open: Circle }[how]
  return (
    <li className="lecture" data-how={how} aria-current={isNext ? 'step' : undefined}>
      <span className="lecture-icon" aria-hidden="true">
        <Icon size={20} />
      </span>
      <div className="lecture-words">
        <Title className="lecture-title">
          {before}{' '}
          <bdi id={titleId} {...writtenIn(lecture.language)}>
            {lecture.title}
          </bdi>
        </Title>
        {canPlay ? <LectureMeta lecture={lecture} isNext={isNext} /> : <WhyNot needsIe={needsIe} />}
      </div>
      {canPlay && (
        <PlayButton
          variant={isNext ? 'solid' : 'soft'}
          courseID={courseID}
          coursewareID={lecture.coursewareID}
          label={labelOf(lecture)}
          id={buttonId}
          aria-labelledby={`${buttonId} ${titleId}`}
        />
      )}
    </li>
  )
}

function labelOf({ share, positionSeconds }: Courseware): string {
  const LL = texts().course.chapters
  if (share >= 1) return LL.again()
  return share > 0 || positionSeconds > 0 ? LL.continue() : LL.play()
}

interface MetaProps {
  readonly lecture: Courseware
  readonly isNext: boolean
}

function LectureMeta({ lecture: { durationSeconds, share, positionSeconds }, isNext }: MetaProps) {
  const LL = texts().course.chapters
  return (
    <ul className="course-meta">
      {isNext && <li className="lecture-next">{texts().course.next()}</li>}
      <li>
        <span className="visually-hidden">{LL.duration()} </span>
        <bdi>{playTimeText(durationSeconds)}</bdi>
      </li>
      <li className="lecture-far">
        <bdi>
          {share >= 1
            ? LL.studied()
            : share > 0
              ? LL.share({ percent: percentText(Math.floor(share * 100), language()) })
              : LL.open()}
        </bdi>
      </li>
      {share < 1 && positionSeconds > 0 && (
        <li>
          <bdi>{LL.position({ time: playTimeText(positionSeconds) })}</bdi>
        </li>
      )}
    </ul>
  )
}

/** [ERROR-22, ERROR-37] */
function WhyNot({ needsIe }: { needsIe: boolean }) {
  return <p className="lecture-closed">{reasonText(texts(), needsIe ? 'course.needsIe' : 'course.noSource')}</p>
}
