/** The states of a class in the hands of its staff. */
export const managedClassStates = ['draft', 'announced', 'closed', 'discarded'] as const
export type ManagedClassState = (typeof managedClassStates)[number]
