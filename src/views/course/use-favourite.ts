import { useSelector } from '@xstate/react'
import { use } from 'react'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { useOwnChoice } from './use-own-choice.ts'

const failedText = (why: string) => texts().course.favourite.failed({ why })

/** [COURSE-04] Whether a course is a favourite, and the toggle for it. */
export function useFavourite(
  courseID: string,
  isFavourite: boolean,
): readonly [isFavourite: boolean, toggle: () => void] {
  const { favourite } = use(usePortal().flows.courses())
  const actor = useOwnChoice(
    favourite,
    { id: courseID, choice: isFavourite, about: null, closedBecause: null },
    failedText,
  )
  const isNow = useSelector(actor, (snapshot) => snapshot.context.choice === true)
  return [isNow, () => actor.send({ type: 'choice.made', choice: !isNow })]
}
