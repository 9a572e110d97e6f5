import { sql } from 'kysely'
import type { PaperState } from '#api/exam/paper.contract.ts'
import type { Showing } from '#api/exam/managed-exam.contract.ts'
import { isSet } from '#server/database/codec.ts'
import type { Flag } from '#server/database/codec.ts'

/** Beside `exam`: whether somebody is still writing a paper of it, as with more time or after it was closed early. */
export const isSat = sql<Flag>`case when exists (select 1 from exam_paper as sat
  where sat.exam_id = exam.id and sat.state = 'inProgress') then 1 else 0 end`.as('isSat')

/** What of a paper is open to its learner now. */
export const isShown = (
  shows: Showing,
  { state, closes_at, isSat: sat }: { readonly state: PaperState; readonly closes_at: number; readonly isSat: Flag },
  now: Date,
): boolean => {
  if (shows === 'never' || state !== 'marked') return false
  return shows === 'marked' || (now.getTime() >= closes_at && !isSet(sat))
}
