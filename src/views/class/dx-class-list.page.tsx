import type { PageProps } from '#views/portal/page-source.ts'
import { ClassList } from './class-list.tsx'

/** [ROUTE-72] The classes of this kind. */
export default function PartyClassListPage({ query }: PageProps) {
  return <ClassList kind="party" query={query} />
}
