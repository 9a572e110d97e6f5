import { addressesOf } from './addresses.ts'
import type { Requirement } from './register.ts'
import type { Passing } from './reports.ts'

/** A passing test that counts for a requirement. */
export interface Evidence {
  readonly test: Passing
  readonly isPart: boolean
}

export type Standing = 'proven' | 'partial' | 'open'

export interface Verdict {
  readonly standing: Standing
  /** What is missing of a partial requirement, or why its tests do not prove an open one; null: nothing to say. */
  readonly reason: string | null
  readonly evidence: readonly Evidence[]
}

/**
 * Areas of records that have a lifecycle. Of these, section 4 of the specification (states and transitions) gives the
 * rules of the lifecycle itself, which its machine shows without a screen or a call.
 */
const lifecycleAreas = ['COURSE', 'CLASS', 'REG', 'HOMEWORK', 'LEAVE', 'EXAM', 'QUEST', 'EVAL', 'LIVE', 'TEACHER']

/** Whether a test at its layer can show anything of a requirement: a route is shown by a browser alone. */
export function counts({ area, section }: Requirement, { layer }: Passing): boolean {
  if (area === 'ROUTE') return layer === 'e2e'
  return layer !== 'pure' || (section === '4' && lifecycleAreas.includes(area))
}

/**
 * What the tests that carry a requirement's id make of it.
 *
 * @param missing What docs/partial.tsv says is missing of it; undefined: nothing.
 */
export function verdictOf(requirement: Requirement, carrying: readonly Evidence[], missing?: string): Verdict {
  const evidence = carrying.filter(({ test }) => counts(requirement, test))
  if (missing !== undefined) {
    const whole = evidence.find(({ test, isPart }) => !isPart && !test.isNamed)
    if (whole !== undefined)
      throw new Error(
        `${requirement.id} is partial (docs/partial.tsv: ${missing}), but claimed as a whole in a title of ` +
          `${whole.test.file}: ${whole.test.title}. Write [${requirement.id} in part].`,
      )
    return { standing: evidence.length > 0 ? 'partial' : 'open', reason: `Missing: ${missing}`, evidence }
  }
  const reason = reasonAgainst(requirement, carrying, evidence)
  const isProven = evidence.length > 0 && reason === null
  return { standing: isProven ? 'proven' : 'open', reason, evidence }
}

function reasonAgainst(
  requirement: Requirement,
  carrying: readonly Evidence[],
  evidence: readonly Evidence[],
): string | null {
  if (carrying.length > 0 && evidence.length === 0) return 'No test at the layer it speaks of.'
  if (evidence.some(({ isPart }) => isPart) && evidence.every(({ test, isPart }) => isPart || test.isNamed))
    return 'Claimed in part only, and docs/partial.tsv does not say what is missing.'
  if (requirement.area !== 'ROUTE' || evidence.length === 0) return null
  const visited = new Set(evidence.flatMap(({ test }) => test.visited))
  const unseen = addressesOf(requirement).filter((address) => !visited.has(address))
  return unseen.length === 0 ? null : `No browser visits ${unseen.join(', ')}.`
}
