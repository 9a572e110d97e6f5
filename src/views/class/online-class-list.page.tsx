import type { PageProps } from '#views/portal/page-source.ts'
import { ClassList } from './class-list.tsx'

/** [ROUTE-85] The classes of this kind. */
export default function OnlineClassListPage({ query }: PageProps) {
  return <ClassList kind="online" query={query} />
}
