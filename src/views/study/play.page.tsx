import type { PageProps } from '#app/context/page-source.ts'

import { momentOf } from '#views/kit/play/open-player.ts'
import { Player } from './player.tsx'

/** [ROUTE-58, PLAYER-01] The course player; course, lecture and position come from the address. */
export default function PlayPage({ query }: PageProps) {
  return (
    <Player kind="study" id={query.get('courseID') ?? ''} lecture={query.get('coursewareID')} at={momentOf(query)} />
  )
}
