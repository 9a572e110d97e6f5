import { DEPARTMENT_LEVELS } from '#api/department/managed-department.contract.ts'
import type { PlaceFault } from '#api/department/managed-department.contract.ts'
import type { Querying } from '#server/database/open.ts'
import type { DepartmentAboveTable } from './tables.ts'

export interface TreeRow {
  readonly id: string
  readonly parent_id: string | null
  readonly state: string
}

/** The departments with where each stands; what was merged is gone from it. */
export class DepartmentTree {
  readonly #rows: ReadonlyMap<string, TreeRow>
  readonly #below: ReadonlyMap<string | null, readonly TreeRow[]>

  constructor(rows: readonly TreeRow[]) {
    const standing = rows.filter(({ state }) => state !== 'merged')
    this.#rows = new Map(standing.map((row) => [row.id, row]))
    this.#below = Map.groupBy(standing, ({ parent_id: parentId }) => parentId)
  }

  get size(): number {
    return this.#rows.size
  }

  below(id: string): readonly TreeRow[] {
    return this.#below.get(id) ?? []
  }

  /** A department and all above it, from itself to the top. */
  upFrom(id: string): readonly string[] {
    const path: string[] = []
    for (let at = this.#rows.get(id); at !== undefined; at = this.#rows.get(at.parent_id ?? '')) path.push(at.id)
    return path
  }

  /** Itself and all below it. */
  within(id: string): readonly string[] {
    return [id, ...this.below(id).flatMap((row) => this.within(row.id))]
  }

  /** How many levels it takes, with those below it. */
  #height(id: string): number {
    return 1 + Math.max(0, ...this.below(id).map((row) => this.#height(row.id)))
  }

  /** What is wrong with a place for a new department; null: nothing. @param parentId null: at the top */
  faultOfNew(parentId: string | null): PlaceFault | null {
    if (parentId === null) return null
    return this.#faultOfTarget(parentId) ?? (this.upFrom(parentId).length + 1 > DEPARTMENT_LEVELS ? 'tooDeep' : null)
  }

  /** The same for one that is moved, with all below it. */
  faultOfMove(id: string, parentId: string | null): PlaceFault | null {
    if (this.#rows.get(id)?.parent_id === parentId) return 'alreadyThere'
    if (parentId === null) return null
    return this.#faultOfTarget(parentId) ?? this.#faultWithin(id, parentId, this.#height(id))
  }

  /** The same for one that goes into another, with what is below it. */
  faultOfMerger(id: string, intoId: string | null): PlaceFault | null {
    if (intoId === null) return 'unknown'
    return this.#faultOfTarget(intoId) ?? this.#faultWithin(id, intoId, this.#height(id) - 1)
  }

  /** What keeps it from being taken back: the department above it is not open. */
  faultOfReturn(id: string): PlaceFault | null {
    const above = this.#rows.get(id)?.parent_id ?? null
    return above === null ? null : this.#faultOfTarget(above)
  }

  #faultOfTarget(id: string): PlaceFault | null {
    const target = this.#rows.get(id)
    if (target === undefined) return 'unknown'
    return target.state === 'open' ? null : 'notOpen'
  }

  #faultWithin(id: string, targetId: string, height: number): PlaceFault | null {
    const path = this.upFrom(targetId)
    if (path.includes(id)) return 'withinItself'
    return path.length + height > DEPARTMENT_LEVELS ? 'tooDeep' : null
  }

  /** Each department with itself and every one above it. */
  pairs(): DepartmentAboveTable[] {
    return [...this.#rows.keys()].flatMap((id) =>
      this.upFrom(id).map((above) => ({ department_id: id, above_id: above })),
    )
  }
}

/** The tree as it is stored. */
export async function readTree(db: Querying): Promise<DepartmentTree> {
  return new DepartmentTree(await db.selectFrom('department').select(['id', 'parent_id', 'state']).execute())
}

/** Writes down anew what is above those departments of which it has changed. */
export async function growAbove(trx: Querying): Promise<void> {
  const stored = await trx.selectFrom('department_above').selectAll().execute()
  const pairs = (await readTree(trx)).pairs()
  const [before, after] = [aboveById(stored), aboveById(pairs)]
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
  if (changed.length === 0) return
  await trx.deleteFrom('department_above').where('department_id', 'in', changed).execute()
  const rows = pairs.filter(({ department_id: id }) => changed.includes(id))
  if (rows.length > 0) await trx.insertInto('department_above').values(rows).execute()
}

/** What is above each, as one text. */
const aboveById = (pairs: readonly DepartmentAboveTable[]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(pairs, ({ department_id: id }) => id)].map(([id, of]) => [
      id,
      of
        .map(({ above_id: above }) => above)
        .toSorted()
        .join(' '),
    ]),
  )
