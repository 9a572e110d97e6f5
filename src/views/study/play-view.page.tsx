import type { PageProps } from '#app/context/page-source.ts'

import { Player } from './player.tsx'

/** [ROUTE-60] Preview of a lecture; no study is recorded. */
export default function PlayViewPage({ query }: PageProps) {
  const id = query.get('coursewareID') ?? ''
  return <Player kind="preview" id={id} lecture={id} at={null} />
}
