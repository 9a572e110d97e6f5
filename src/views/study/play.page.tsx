import type { PageProps } from '#views/portal/page-source.ts'

import { momentOf } from '#views/kit/play/open-player.ts'
import { Player } from './player.tsx'

/**
 * [ROUTE-58, PLAYER-01] The course player: of the course, the lecture and its moment if there are any, that the address
 * names.
 */
export default function PlayPage({ query }: PageProps) {
  return (
    <Player kind="study" id={query.get('courseID') ?? ''} lecture={query.get('coursewareID')} at={momentOf(query)} />
  )
}
