import type { PageProps } from '#views/portal/page-source.ts'
import { ClassDetailFrame } from './class-detail.tsx'

/** [ROUTE-73] One class of this kind. */
export default function PartyClassDetailPage({ query }: PageProps) {
  return <ClassDetailFrame kind="party" query={query} />
}
