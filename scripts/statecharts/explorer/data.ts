import type { Coverage } from '../../paths/coverage.ts'
import type { Chart } from '../chart.ts'
import type { Changes } from '../changes.ts'

/** The data embedded in the explorer's page. */
export interface ExplorerData {
  readonly charts: readonly Chart[]
  readonly coverage: Coverage
  /** Titles and refusals by language tag and key; English first. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The statements of the cited requirements, by id. */
  readonly requirements: Readonly<Record<string, string>>
  /** What was changed since another revision; null in the committed page. */
  readonly changes: SinceRevision | null
}

export interface SinceRevision {
  readonly since: string
  readonly by: Readonly<Record<string, Changes>>
  /** Machines that were removed. */
  readonly gone: readonly string[]
}
