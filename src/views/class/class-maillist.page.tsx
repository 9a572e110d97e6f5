import type { PageProps } from '#views/portal/page-source.ts'
import { ClassMailList } from './class-maillist.tsx'

/** [ROUTE-67, ROUTE-77] The contact list of a class; of both kinds alike. */
export default function ClassMailListPage({ query }: PageProps) {
  return <ClassMailList query={query} />
}
