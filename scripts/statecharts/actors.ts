/** Kinds of those who act: told apart by colour and by a mark. */
export const actorKinds = ['learner', 'staff', 'clock', 'system'] as const
export type ActorKind = (typeof actorKinds)[number]

/** The kind of a role; null for nobody. */
export function kindOf(role: string): ActorKind | null {
  if (role === 'nobody') return null
  if (role === 'clock') return 'clock'
  if (role === 'learner' || role === 'visitor') return 'learner'
  return role === 'server' || role === 'browser' ? 'system' : 'staff'
}
