import type { Awaited } from '#app/kit/part.ts'
import { withQuery } from './address-of.ts'
import { declared } from '#app/declared-routes.ts'

/** Where the records of a lifecycle are decided on. */
export interface DecisionScreen {
  readonly lifecycle: Awaited
  readonly address: string
}

const screens = new Map<string, DecisionScreen>(
  declared.flatMap(({ name, decides }) =>
    decides === undefined ? [] : [[decides, { lifecycle: decides, address: withQuery(name) }] as const],
  ),
)

/** @param lifecycle as a task names it; null for one that no part decides on */
export const decisionScreenOf = (lifecycle: string): DecisionScreen | null => screens.get(lifecycle) ?? null
