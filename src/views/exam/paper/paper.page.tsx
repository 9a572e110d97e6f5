import type { PageProps } from '#app/context/page-source.ts'

import { Paper } from './paper.tsx'

/** [ROUTE-47] Taking an exam; the paper comes from the address. */
export default function PaperPage({ query }: PageProps) {
  const paperID = query.get('paperID') ?? ''
  return <Paper key={paperID} paperID={paperID} />
}
