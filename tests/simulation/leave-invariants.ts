/** What has to hold of leaves, whatever happens. */
export const leaveInvariants = {
  'in order': 'A leave is approved step by step, each by who holds the office whose turn it is.',
  'over is over': 'What is rejected or cancelled stays so, and what is approved can only be revoked.',
  'not begun': 'A leave is revoked only before it begins.',
  'its learner': 'Only its learner cancels or revokes a leave.',
  'no overlap': 'A learner has no two leaves at the same time that are pending or approved.',
} as const
