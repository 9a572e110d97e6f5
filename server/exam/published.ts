import type { PaperState } from '#api/exam/paper.contract.ts'
import type { Showing } from '#api/exam/managed-exam.contract.ts'

/** What of a paper is open to its learner now. */
export const isShown = (
  shows: Showing,
  { state, closesAt }: { readonly state: PaperState; readonly closesAt: number },
  now: Date,
): boolean => {
  if (shows === 'never' || state !== 'marked') return false
  return shows === 'marked' || now.getTime() >= closesAt
}
