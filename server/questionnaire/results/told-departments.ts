import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'

/** How many answers there are: in all, and by department. */
interface Standing {
  readonly total: number
  readonly counts: ReadonlyMap<string, number>
}

/**
 * The departments whose answers are told by themselves; those of all others are told together. Each group has
 * RESULTS_FROM answers or more, or, of the others, none.
 */
export function departmentsToTell({ total, counts }: Standing): readonly string[] {
  const shown = [...counts]
    .filter(([, count]) => count >= RESULTS_FROM)
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
  for (;;) {
    const rest = shown.reduce((left, [, count]) => left - count, total)
    if (rest === 0 || rest >= RESULTS_FROM || shown.length === 0) return shown.map(([code]) => code).toSorted()
    shown.pop()
  }
}
