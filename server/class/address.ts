import { addressOf } from '#app/routes/address-of.ts'
import type { ClassTable } from './tables.ts'

/** The address of a class, which has one for each kind. */
export function classAddress(_kind: ClassTable['kind'], classId: string): string {
  return addressOf('class-detail', { classID: classId })
}
