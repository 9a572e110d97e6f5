import type { Coverage } from '../../paths/coverage.ts'
import type { Chart } from '../chart.ts'
import type { Changes } from '../changes.ts'

/** What the explorer's page carries within it. */
export interface ExplorerData {
  readonly charts: readonly Chart[]
  /** The whole picture of each chart, by its name. */
  readonly pictures: Readonly<Record<string, string>>
  readonly coverage: Coverage
  /** Titles and refusals by language tag and key; English first. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What the cited requirements say, by their ids. */
  readonly requirements: Readonly<Record<string, string>>
  /** What was changed since another revision; null in the committed page. */
  readonly changes: SinceRevision | null
}

export interface SinceRevision {
  readonly since: string
  readonly by: Readonly<Record<string, Changes>>
  /** Machines that are no more. */
  readonly gone: readonly string[]
}
