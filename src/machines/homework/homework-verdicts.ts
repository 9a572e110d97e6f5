import type { Homework, HomeworkAction } from '#api/homework/homework.contract.ts'
import type { RecordRules } from '#machines/kit/record-context.ts'
import { recordVerdicts } from '#machines/kit/record-verdict.ts'
import { homeworkAt, homeworkOffers } from './homework.lifecycle.ts'

/** The lifecycle's verdict on what this viewer does with homework, what is offered, and why an action is closed. */
export const {
  verdict: homeworkVerdict,
  closedBecause: homeworkClosedBecause,
  offered: homeworkOffered,
} = recordVerdicts({
  offers: homeworkOffers,
  snapshotOf: ({ state, revision, versions }: Homework) => homeworkAt(state, { revision, versions: versions.length }),
  over: 'homework.alreadyReviewed',
})

export const homeworkRules: RecordRules<Homework, HomeworkAction> = {
  verdict: homeworkVerdict,
  revisionOf: ({ revision }) => revision,
  changesIn({ facts: { now, opensAt, endsAt } }) {
    const coming = [opensAt, endsAt].filter((moment) => moment > now)
    return coming.length === 0 ? null : Math.min(...coming) - now
  },
}
