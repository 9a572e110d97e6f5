import { addressesOf } from './addresses.ts'
import { claimsIn } from './claims.ts'
import type { Requirement } from './register.ts'

/** Where a test looks: the projects of Vitest, and the layers of the paths. */
export const layers = ['unit', 'api', 'e2e', 'pure', 'http', 'browser'] as const
export type Layer = (typeof layers)[number]

/** A test, as far as it can prove something. */
export interface Proof {
  /** From the root. */
  readonly file: string
  /** Its own title, without those of its groups. */
  readonly title: string
  readonly layer: Layer
  /** True for what a machine says of its own edges and states: it names a requirement, and claims nothing. */
  readonly isNamed: boolean
  /** Addresses of the portal that its browsers were at, such as `/usercenter/leave`; null: only a run tells. */
  readonly visited: readonly string[] | null
}

/** A test that counts for a requirement. */
export interface Evidence<Test extends Proof> {
  readonly test: Test
  readonly isPart: boolean
}

export type Standing = 'proven' | 'partial' | 'open'

export interface Verdict<Test extends Proof> {
  readonly standing: Standing
  /** What is missing of a partial requirement, or why its tests do not prove an open one; null: nothing to say. */
  readonly reason: string | null
  readonly evidence: readonly Evidence<Test>[]
}

/**
 * Areas of records that have a lifecycle. Of these, section 4 of the specification (states and transitions) gives the
 * rules of the lifecycle itself, which its machine shows without a screen or a call.
 */
const lifecycleAreas = ['COURSE', 'CLASS', 'REG', 'HOMEWORK', 'LEAVE', 'EXAM', 'QUEST', 'EVAL', 'LIVE', 'TEACHER']

/** The project that a test file is run by. */
export function projectOf(file: string): Layer {
  const [, project] = /\.(api|e2e)\.test\.ts$/.exec(file) ?? []
  return project === 'api' || project === 'e2e' ? project : 'unit'
}

/** Whether a test at its layer can show anything of a requirement: a route is shown by a browser alone. */
export function counts({ area, section }: Requirement, { layer }: Pick<Proof, 'layer'>): boolean {
  if (area === 'ROUTE') return layer === 'e2e'
  return layer !== 'pure' || (section === '4' && lifecycleAreas.includes(area))
}

/**
 * What the tests make of each requirement whose id they carry in their titles, by its id.
 *
 * @param partial What docs/partial.tsv says is missing, by id.
 */
export function verdictsOf<Test extends Proof>(
  register: readonly Requirement[],
  partial: ReadonlyMap<string, string>,
  tests: readonly Test[],
): ReadonlyMap<string, Verdict<Test>> {
  const carrying = Map.groupBy(
    tests.flatMap((test) => claimsIn(test.title).map(({ id, isPart }) => ({ id, evidence: { test, isPart } }))),
    ({ id }) => id,
  )
  return new Map(
    register.map((requirement) => {
      const evidence = carrying.get(requirement.id)?.map((one) => one.evidence) ?? []
      return [requirement.id, verdictOf(requirement, evidence, partial.get(requirement.id))]
    }),
  )
}

function verdictOf<Test extends Proof>(
  requirement: Requirement,
  carrying: readonly Evidence<Test>[],
  missing: string | undefined,
): Verdict<Test> {
  const evidence = carrying.filter(({ test }) => counts(requirement, test))
  if (missing !== undefined)
    return { standing: evidence.length > 0 ? 'partial' : 'open', reason: `Missing: ${missing}`, evidence }
  const reason = reasonAgainst(requirement, carrying, evidence)
  const isProven = evidence.length > 0 && reason === null
  return { standing: isProven ? 'proven' : 'open', reason, evidence }
}

function reasonAgainst(
  requirement: Requirement,
  carrying: readonly Evidence<Proof>[],
  evidence: readonly Evidence<Proof>[],
): string | null {
  if (carrying.length > 0 && evidence.length === 0) return 'No test at the layer it speaks of.'
  if (evidence.some(({ isPart }) => isPart) && evidence.every(({ test, isPart }) => isPart || test.isNamed))
    return 'Claimed in part only, and docs/partial.tsv does not say what is missing.'
  if (requirement.area !== 'ROUTE' || evidence.some(({ test }) => test.visited === null) || evidence.length === 0)
    return null
  const visited = new Set(evidence.flatMap(({ test }) => test.visited ?? []))
  const unseen = addressesOf(requirement).filter((address) => !visited.has(address))
  return unseen.length === 0 ? null : `No browser visits ${unseen.join(', ')}.`
}
