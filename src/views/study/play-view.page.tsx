import type { PageProps } from '#views/portal/page-source.ts'

import { Player } from './player.tsx'

/** [ROUTE-60] One lecture to look at; nothing of it is recorded. */
export default function PlayViewPage({ query }: PageProps) {
  const id = query.get('coursewareID') ?? ''
  return <Player kind="preview" id={id} lecture={id} at={null} />
}
