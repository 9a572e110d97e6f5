import * as z from 'zod/mini'
import { departmentLogEvents, departmentStates } from '#api/department/managed-department.contract.ts'
import type {
  DepartmentEntry,
  DepartmentState,
  ManagedDepartment,
} from '#api/department/managed-department.contract.ts'
import { inTreeOrder } from '#api/dictionary/tree-rule.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { historiesOf } from '#server/commands/history.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import type { Querying } from '#server/database/open.ts'
import { entryNames } from '#server/dictionary/entry-names.ts'
import { usesByPlace } from '#server/dictionary/uses.ts'
import { departmentFacts, peopleIn } from './facts.ts'
import { departmentKind } from './kind.ts'
import type { DepartmentTable } from './tables.ts'
import { DepartmentTree } from './tree.ts'

const nameIn = (db: Querying, { language }: Asking) => entryNames(db, 'department', language)

/** The departments in the order of their dictionary. */
async function standing(db: Querying) {
  const rows = await db
    .selectFrom('department')
    .innerJoin('dict', (join) => join.onRef('dict.code', '=', 'department.id').on('dict.type_code', '=', 'department'))
    .selectAll('department')
    .orderBy('dict.position')
    .orderBy('dict.code')
    .execute()
  const ordered = inTreeOrder(
    rows.map((row) => ({ ...row, dictCode: row.id, ...(row.parent_id !== null && { parentCode: row.parent_id }) })),
  )
  return { rows: ordered, tree: new DepartmentTree(rows) }
}

/** All departments in the order of their tree; what was merged is left out. */
export async function departmentEntries(db: Querying, asking: Asking): Promise<DepartmentEntry[]> {
  const [{ rows, tree }, nameOf, people] = await Promise.all([standing(db), nameIn(db, asking), peopleIn(db, null)])
  return rows
    .filter(({ state }) => state !== 'merged')
    .map((row) => ({
      departmentID: row.id,
      name: nameOf(row.id),
      parentID: row.parent_id,
      state: stateIn(row),
      people: people.get(row.id) ?? 0,
      peopleWithin: within(tree, people, row.id),
    }))
}

/** What is stored has been made. */
const stateIn = ({ state }: Pick<DepartmentTable, 'state'>): DepartmentState =>
  departmentStates.find((one) => one === state) ?? 'open'

const within = (tree: DepartmentTree, people: ReadonlyMap<string, number>, id: string): number =>
  tree.within(id).reduce((sum, one) => sum + (people.get(one) ?? 0), 0)

const logged = z.object({
  type: z.enum(departmentLogEvents),
  parentID: z.optional(z.nullable(z.string())),
  intoID: z.optional(z.string()),
})

/** One department, with what it concerns. @throws Refusal not found */
export async function findDepartment(db: Querying, id: string, asking: Asking): Promise<ManagedDepartment> {
  const { rows, tree } = await standing(db)
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw notFound()
  const [nameOf, uses, counts, facts, histories] = await Promise.all([
    nameIn(db, asking),
    usesByPlace(db, 'department', id),
    peopleIn(db, tree.within(id)),
    departmentFacts(db, tree, id),
    nameIn(db, asking).then((name) =>
      historiesOf(db, departmentKind, [id], (event) => {
        const { success, data } = logged.safeParse(event)
        if (!success) return null
        const where = data.intoID ?? data.parentID
        return { event: data.type, where: where === undefined ? null : where === null ? '' : name(where) }
      }),
    ),
  ])
  const named = (departmentID: string) => ({ departmentID, name: nameOf(departmentID) })
  const { context } = snapshotOf(departmentKind, row)
  return {
    ...named(id),
    above: tree.upFrom(id).slice(1).toReversed().map(named),
    parentID: row.parent_id,
    state: stateIn(row),
    mergedInto: context.mergedIntoID === null ? null : named(context.mergedIntoID),
    peopleWithin: within(tree, counts, id),
    concerned: {
      people: uses('user'),
      subdepartments: tree.below(id).length,
      classes: uses('class_department'),
      questionnaires: uses('questionnaire_department'),
      tasks: uses('task_department'),
      answers: uses('questionnaire_submission'),
    },
    revision: row.revision,
    log: histories.get(id) ?? [],
    facts: {
      ...facts,
      reopening: tree.faultOfReturn(id),
      places: [
        {
          departmentID: null,
          name: '',
          parentID: null,
          moving: tree.faultOfMove(id, null),
          merging: tree.faultOfMerger(id, null),
        },
        ...rows
          .filter(({ state }) => state === 'open')
          .map((one) => ({
            ...named(one.id),
            parentID: one.parent_id,
            moving: tree.faultOfMove(id, one.id),
            merging: tree.faultOfMerger(id, one.id),
          })),
      ],
    },
  }
}
