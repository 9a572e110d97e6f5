import type { PageProps } from '#views/portal/page-source.ts'
import { ClassList } from './class-list.tsx'

/** [ROUTE-62] The classes of this kind. */
export default function ClassListPage({ query }: PageProps) {
  return <ClassList kind="face" query={query} />
}
