import { useSelector } from '@xstate/react'
import { use, useId } from 'react'

import type { CourseDetail } from '#api/course/course.contract.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { StarChoice } from '#views/kit/stars/star-choice.tsx'
import { useOwnChoice, type OwnChoice } from './use-own-choice.ts'
import './own-stars.css'

const failedText = (why: string) => texts().course.stars.failed({ why })

/** [COURSE-02] The learner's stars for a course; rating is closed until the course is started. */
export function useStars({ courseID, mine, ratingClosedBecause: closedBecause }: CourseDetail): OwnChoice {
  const { stars } = use(usePortal().flows.courses())
  return useOwnChoice(stars, { id: courseID, choice: mine?.stars ?? null, about: null, closedBecause }, failedText)
}

/** The stars and their messages. */
export function OwnStars({ stars }: { stars: OwnChoice }) {
  const given = Number(useSelector(stars, (snapshot) => snapshot.context.choice))
  const closedBecause = useSelector(stars, (snapshot) => snapshot.context.closedBecause)
  const id = useId()
  const LL = texts().course
  return (
    <fieldset className="own-stars" disabled={closedBecause !== null} aria-describedby={`${id}note`}>
      <legend className="own-stars-title">{LL.stars.mine()}</legend>
      <div className="own-stars-line">
        <StarChoice
          value={given === 0 ? null : given}
          choose={(choice) => stars.send({ type: 'choice.made', choice })}
        />
        {closedBecause === null && (
          <span className="own-stars-given" aria-hidden="true">
            {given === 0 ? LL.notRated() : LL.stars.count({ count: given })}
          </span>
        )}
      </div>
      <p id={`${id}note`} className="own-stars-note">
        {closedBecause === null ? LL.stars.hint() : reasonText(texts(), closedBecause)}
      </p>
    </fieldset>
  )
}
