import type { PageProps } from '#views/portal/page-source.ts'
import { OwnClasses } from './own-classes.tsx'

/** [ROUTE-26] The learner's classes of all kinds. */
export default function MyClassPage({ query }: PageProps) {
  return <OwnClasses name="myclass" kind={null} query={query} />
}
