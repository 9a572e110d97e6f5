import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'

/** How many answers there are: in all, and by department. */
export interface Standing {
  readonly total: number
  readonly counts: ReadonlyMap<string, number>
}
/** What was told last, and of which departments by themselves. */
export interface Told extends Standing {
  readonly shown: ReadonlySet<string>
}

interface Group {
  readonly now: number
  readonly gain: number
  /** Others belong to it than last time. */
  readonly isOther: boolean
}

/**
 * The departments whose answers are told by themselves; those of all others are told together. Each group has
 * RESULTS_FROM answers or more, or, of the others, none. Where something was told before, a group has as many answers
 * as then or at least `step` more, and certainly more if it is made up otherwise: so nobody is told by two looks.
 *
 * @returns null: no department can be told by itself now; what was told last stands
 */
export function departmentsToTell(now: Standing, last: Told | null, step: number): ReadonlySet<string> | null {
  const shown = new Set([...now.counts].filter(([, count]) => count >= RESULTS_FROM).map(([code]) => code))
  for (;;) {
    if (shown.size === 0) return null
    const smallest = (codes: Iterable<string>): string | undefined =>
      [...codes].toSorted((one, other) => countOf(now, one) - countOf(now, other) || (one < other ? -1 : 1))[0]
    const bad = [...shown].filter((code) => !isFit(groupOf(code, now, last), last, step))
    const isRestFit = isFit(othersOf(shown, now, last), last, step)
    const added = [...shown].filter((code) => last?.shown.has(code) !== true)
    const folded = smallest(bad) ?? (isRestFit ? undefined : (smallest(added) ?? smallest(shown)))
    if (folded === undefined) return shown
    shown.delete(folded)
  }
}

const countOf = ({ counts }: Standing, code: string): number => counts.get(code) ?? 0
const restOf = (of: Standing, shown: ReadonlySet<string>): number =>
  [...shown].reduce((rest, code) => rest - countOf(of, code), of.total)

function groupOf(code: string, now: Standing, last: Told | null): Group {
  const count = countOf(now, code)
  return {
    now: count,
    gain: last === null ? count : count - countOf(last, code),
    isOther: last !== null && !last.shown.has(code),
  }
}

function othersOf(shown: ReadonlySet<string>, now: Standing, last: Told | null): Group {
  const rest = restOf(now, shown)
  return {
    now: rest,
    gain: last === null ? rest : rest - restOf(last, shown),
    isOther: last !== null && [...shown].some((code) => !last.shown.has(code)),
  }
}

function isFit({ now, gain, isOther }: Group, last: Told | null, step: number): boolean {
  if (now === 0) return true
  if (now < RESULTS_FROM) return false
  return last === null || gain >= step || (gain === 0 && !isOther)
}
