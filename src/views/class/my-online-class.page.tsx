import type { PageProps } from '#views/portal/page-source.ts'
import { OwnClasses } from './own-classes.tsx'

/** [ROUTE-27] The learner's online classes. */
export default function MyOnlineClassPage({ query }: PageProps) {
  return <OwnClasses name="myonlineclass" kind="online" query={query} />
}
