import { useSelector } from '@xstate/react'
import { Star } from 'lucide-react'
import { use, useId, type KeyboardEvent } from 'react'

import { STARS_MAX, type CourseDetail, type CourseRating } from '#api/contract/course.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'

import { usePortal } from '../portal/portal-context.ts'
import { useOwnChoice, type OwnChoice } from './use-own-choice.ts'
import './own-stars.css'

const steps = Array.from({ length: STARS_MAX }, (_, i) => i + 1)
const failedText = (why: string) => texts().course.stars.failed({ why })

/** [COURSE-02] The learner's own stars for a course; who has not begun it has none to give. */
export function useStars({ courseID, mine, rating, ratingCount }: CourseDetail): OwnChoice {
  const { stars } = use(usePortal().flows.courses())
  const closedBecause = mine === null ? 'course.notBegun' : null
  return useOwnChoice(stars, { id: courseID, choice: mine?.stars ?? null, about: { rating, ratingCount }, closedBecause }, failedText)
}

/** What all together think of the course, the learner's own stars counted in once they are kept. */
export const useAverage = (stars: OwnChoice) =>
  useSelector(stars, (snapshot) => snapshot.context.kept.about) as Pick<CourseRating, 'rating' | 'ratingCount'>

/** Some browsers take the arrows from left to right in every language; here they go along the line. */
function followLine(event: KeyboardEvent<HTMLElement>): void {
  const ahead = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
  if (language().dir !== 'rtl' || ahead === undefined) return
  event.preventDefault()
  const radios = [...event.currentTarget.querySelectorAll('input')]
  const next = radios.at((radios.findIndex((radio) => radio === event.target) + ahead) % radios.length)
  next?.focus()
  next?.click()
}

/** Five stars to choose from; one that is pointed at fills those before it. */
export function OwnStars({ stars }: { stars: OwnChoice }) {
  const given = Number(useSelector(stars, (snapshot) => snapshot.context.choice))
  const closedBecause = useSelector(stars, (snapshot) => snapshot.context.closedBecause)
  const id = useId()
  const LL = texts().course
  return (
    <fieldset className="own-stars" disabled={closedBecause !== null} aria-describedby={`${id}note`}>
      <legend className="own-stars-title">{LL.stars.mine()}</legend>
      <div className="own-stars-line">
        <div className="own-stars-choice" onKeyDown={followLine}>
          {steps.map((step) => (
            <label key={step} className="own-star" data-filled={step <= given || undefined}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${id}stars`}
                checked={step === given}
                onChange={() => stars.send({ type: 'choice.made', choice: step })}
              />
              <Star size={24} aria-hidden="true" />
              <span className="visually-hidden">{LL.stars.count({ count: step })}</span>
            </label>
          ))}
        </div>
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
