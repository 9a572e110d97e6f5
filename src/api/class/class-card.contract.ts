import * as z from 'zod/mini'

/** [CLASS-01] Face-to-face, online, party school (gap GAP-04). */
export const classKinds = ['face', 'online', 'party'] as const

/** [CLASS-01, CLASS-03] A class as lists show it, its name in the caller's language. */
export const classCard = z.object({
  classID: z.string(),
  className: z.string(),
  kind: z.enum(classKinds),
  /** The venue; null: none, as for online classes. */
  place: z.nullable(z.string()),
  /** As yyyy-MM-dd HH:mm:ss in UTC, like all times here. */
  startTime: z.string(),
  endTime: z.string(),
  memberCount: z.number(),
  headmasterName: z.nullable(z.string()),
  state: z.enum(['notStarted', 'inProgress', 'ended']),
})
export type ClassCard = z.infer<typeof classCard>
export type ClassState = ClassCard['state']
