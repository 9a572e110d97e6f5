import type { LifecycleColumns } from '#server/commands/tables.ts'

/** By its code in the dictionary `department`, which has its names and its place among those beside it. */
export interface DepartmentTable extends LifecycleColumns {
  /** The department that it is directly below; null: it stands at the top. */
  parent_id: string | null
}

/** Each department with itself and every one above it, so that no query has to climb. */
export interface DepartmentAboveTable {
  department_id: string
  above_id: string
}

/** The tables of the part. */
export interface DepartmentTables {
  department: DepartmentTable
  department_above: DepartmentAboveTable
}
