import type { PageProps } from '#views/portal/page-source.ts'
import { ClassDetailFrame } from './class-detail.tsx'

/** [ROUTE-63] One class of this kind. */
export default function ClassDetailPage({ query }: PageProps) {
  return <ClassDetailFrame kind="face" query={query} />
}
