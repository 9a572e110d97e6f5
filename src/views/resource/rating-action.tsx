import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Star } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'

import { numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import type { ResourceRatingFlow } from '#machines/resource/resource-rating.flow.ts'

export type Rater = ActorRefFrom<ResourceRatingFlow>

/**
 * [RESOURCE-03, VALID-17] Opens the rating dialog; once rated it shows the stars, and explains on click why they are
 * final.
 */
export function RatingAction({ rater, name }: { rater: Rater; name: string }) {
  const stars = useSelector(rater, (snapshot) => snapshot.context.stars)
  const isRated = useSelector(rater, (snapshot) => snapshot.hasTag('rated'))
  const LL = texts()
  return (
    <Button
      className="resource-rate"
      data-rated={isRated || undefined}
      variant="ghost"
      color="gray"
      onClick={() => rater.send({ type: 'rating.opened' })}
    >
      <Star size={16} aria-hidden="true" />
      {isRated ? (
        <>
          {LL.course.stars.mine()}
          {stars !== null && <bdi>{numberText(stars, language())}</bdi>}
        </>
      ) : (
        LL.resource.rate()
      )}
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
}

/** [ERROR-30] Why the rating cannot be changed. */
export function RatingSaid({ rater }: { rater: Rater }) {
  const refusal = useSelector(rater, (snapshot) => (snapshot.hasTag('rated') ? snapshot.context.refusal : null))
  return (
    <p className="resource-said resource-rated-why" role="status">
      {refusal !== null && reasonText(texts(), refusal)}
    </p>
  )
}
