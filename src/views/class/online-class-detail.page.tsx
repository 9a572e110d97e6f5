import type { PageProps } from '#views/portal/page-source.ts'
import { ClassDetailFrame } from './class-detail.tsx'

/** [ROUTE-85] One class of this kind. */
export default function OnlineClassDetailPage({ query }: PageProps) {
  return <ClassDetailFrame kind="online" query={query} />
}
