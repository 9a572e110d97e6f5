import type { Awaited, DeclaredRoute } from '#app/kit/part.ts'

/** Where the records of a lifecycle are decided on. */
export interface DecisionScreen {
  readonly lifecycle: Awaited
  readonly address: string
}

/** @param lifecycle as a task names it; null for one that no part decides on */
export function decisionScreenOf(routes: readonly DeclaredRoute[], lifecycle: string): DecisionScreen | null {
  const [screen] = routes.flatMap(({ decides, path }) =>
    decides === lifecycle ? [{ lifecycle: decides, address: path }] : [],
  )
  return screen ?? null
}
