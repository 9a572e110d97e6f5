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
 * [RESOURCE-03, VALID-17] The way to one's own stars; once they are given it shows them, and who asks is told why they
 * stay.
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

/** [ERROR-30] Why the stars stay as they are, for who would give others. */
export function RatingSaid({ rater }: { rater: Rater }) {
  const refusal = useSelector(rater, (snapshot) => (snapshot.hasTag('rated') ? snapshot.context.refusal : null))
  return (
    <p className="resource-said resource-rated-why" role="status">
      {refusal !== null && reasonText(texts(), refusal)}
    </p>
  )
}
