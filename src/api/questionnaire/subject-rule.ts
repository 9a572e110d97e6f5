import * as z from 'zod/mini'

import { managedID } from '#api/course/managed-publication.contract.ts'

/** [EVAL-01] What a question of an evaluation is about; null: each course, each teacher, whichever those will be. */
export const subject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('class') }),
  z.strictObject({ kind: z.literal('course'), courseID: z.nullable(managedID) }),
  z.strictObject({ kind: z.literal('teacher'), userID: z.nullable(managedID) }),
])
export type Subject = Readonly<z.infer<typeof subject>>

export const subjectKinds = ['class', 'course', 'teacher'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** Which course or which teacher is meant; null: each, or the class, or nothing in particular. */
export function subjectID(of: Subject | null): string | null {
  if (of === null || of.kind === 'class') return null
  return of.kind === 'course' ? of.courseID : of.userID
}

/** A subject of a kind: each course, each teacher, or the one that is named. */
export const subjectOf = (kind: SubjectKind, id: string | null = null): Subject =>
  kind === 'class' ? { kind } : kind === 'course' ? { kind, courseID: id } : { kind, userID: id }

/** Whether it is known what is meant. */
export const isNamed = (of: Subject | null): boolean => of === null || of.kind === 'class' || subjectID(of) !== null

/** The same, of each course or of each teacher. */
export const unnamed = (of: Subject | null): Subject | null => (of === null ? null : subjectOf(of.kind))

export const isSameSubject = (one: Subject | null, other: Subject | null): boolean =>
  one?.kind === other?.kind && subjectID(one) === subjectID(other)

/** Whether two are the same to their readers. */
export const isSameShown = (one: ShownSubject | null, other: ShownSubject | null): boolean =>
  one?.kind === other?.kind && one?.name === other?.name

/** A subject as its readers see it: in their language, the name of the class, of a course, or of a person. */
export const shownSubject = z.object({ kind: z.enum(subjectKinds), name: z.string() })
export type ShownSubject = Readonly<z.infer<typeof shownSubject>>
