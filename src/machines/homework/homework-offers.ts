import type { Homework, HomeworkEntry } from '#api/homework/homework.contract.ts'
import { closedCode, verdict } from '#machines/kit/verdict.ts'
import { homeworkAt, homeworkLifecycle } from './homework.lifecycle.ts'

/** A clock with which a task is in the phase that the server has told. */
const clocks = {
  upcoming: { now: 0, opensAt: 1, endsAt: 2 },
  open: { now: 1, opensAt: 0, endsAt: 2 },
  late: { now: 1, opensAt: 0, endsAt: 2 },
  over: { now: 1, opensAt: 0, endsAt: 1 },
} as const satisfies Readonly<Record<HomeworkEntry['phase'], object>>

/** Why nothing can be handed in now for a task in a list, as a reason code; null: something can. */
export function entryClosedBecause({ state, phase }: Pick<HomeworkEntry, 'state' | 'phase'>): string | null {
  const facts = {
    ...clocks[phase],
    isOwner: true,
    isMeant: true,
    isReviewer: false,
    replacements: 0,
    hasContent: true,
    fitsTask: true,
    knowsFiles: true,
  }
  const snapshot = homeworkAt(state, { revision: 0, versions: 0 })
  return closedCode(
    verdict(homeworkLifecycle, snapshot, { type: 'handIn', revision: 0, facts }),
    'homework.alreadyApproved',
  )
}

/** Whether handing in is what its learner does next: not while it waits for its review, when it can be replaced. */
export const handsInNext = ({ state, revision, versions }: Homework): boolean =>
  !homeworkAt(state, { revision, versions: versions.length }).hasTag('pending')
