import type { ManagedDepartment } from '#api/department/managed-department.contract.ts'
import type { Querying } from '#server/database/open.ts'
import type { DepartmentTree } from './tree.ts'

/** Whether a department can be closed: who belongs to it, and which below it are open. */
export async function departmentFacts(
  db: Querying,
  tree: DepartmentTree,
  id: string,
): Promise<Pick<ManagedDepartment['facts'], 'people' | 'openSubdepartments'>> {
  return {
    people: (await peopleIn(db, [id])).get(id) ?? 0,
    openSubdepartments: tree.below(id).filter(({ state }) => state === 'open').length,
  }
}

/** How many people belong to departments, without those whose accounts are disabled. @param ids null: to each */
export async function peopleIn(db: Querying, ids: readonly string[] | null): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('user')
    .select(['department_code as code', (eb) => eb.fn.countAll<number>().as('people')])
    .where('department_code', 'is not', null)
    .where('state', '!=', 'disabled')
    .$if(ids !== null, (query) => query.where('department_code', 'in', ids))
    .groupBy('department_code')
    .execute()
  return new Map(rows.map(({ code, people }) => [code ?? '', people]))
}
