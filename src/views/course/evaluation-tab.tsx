import { useActorRef } from '@xstate/react'
import { Star } from 'lucide-react'
import { use, useEffect, useEffectEvent } from 'react'

import type { CourseDetail } from '#api/course/course.contract.ts'
import type { Evaluation } from '#api/course/evaluation.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { OwnStars, useStars } from './own-stars.tsx'
import type { OwnChoice } from './use-own-choice.ts'
import './evaluation-tab.css'

interface Props {
  readonly course: CourseDetail
  readonly renew: () => void
}

/** [COURSE-02, COURSE-03] The course's rating, and the learner's own stars. */
export function EvaluationTab({ course, renew }: Props) {
  const { evaluation } = use(usePortal().flows.courses())
  const detail = useActorRef(evaluation, { input: { id: course.courseID } })
  const stars = useStars(course)
  useKept(stars, () => {
    detail.send({ type: 'item.reloaded' })
    renew()
  })
  return (
    <div className="evaluation">
      <section className="evaluation-all">
        <h2 className="course-heading">{texts().course.evaluation.heading()}</h2>
        <DetailFaces detail={detail} within="section">
          {(found) => <All evaluation={found} />}
        </DetailFaces>
      </section>
      <OwnStars stars={stars} />
    </div>
  )
}

/** Calls back when the server has stored the learner's stars. */
function useKept(stars: OwnChoice, then: () => void): void {
  const changed = useEffectEvent(then)
  useEffect(() => {
    let { kept } = stars.getSnapshot().context
    const watching = stars.subscribe(({ context }) => {
      if (context.kept === kept) return
      kept = context.kept
      changed()
    })
    return () => watching.unsubscribe()
  }, [stars])
}

function All({ evaluation: { rating, ratingCount, distribution } }: { evaluation: Evaluation }) {
  const LL = texts().course
  const written = (value: number) => numberText(value, language())
  if (rating === null) return <p className="evaluation-none">{LL.evaluation.none()}</p>
  return (
    <div className="evaluation-figures">
      <p className="evaluation-average">
        <span className="evaluation-rating">{written(rating)}</span>
        <span className="evaluation-count">{LL.ratings({ count: ratingCount })}</span>
      </p>
      <ul className="star-bars">
        {distribution.map(({ stars, count }) => (
          <li key={stars} className="star-bar">
            <span className="visually-hidden">
              {LL.evaluation.given({ stars: LL.stars.count({ count: stars }), count: written(count) })}
            </span>
            <span className="star-bar-stars" aria-hidden="true">
              {written(stars)}
              <Star size={14} />
            </span>
            <span className="star-bar-track" aria-hidden="true">
              <span className="star-bar-share" style={{ inlineSize: `${(count * 100) / Math.max(1, ratingCount)}%` }} />
            </span>
            <span className="star-bar-count" aria-hidden="true">
              {written(count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
