import type { Questionnaire, ResponseAction } from '#api/questionnaire/answering.contract.ts'
import type { RecordRules } from '#machines/kit/record-context.ts'
import { recordVerdicts } from '#machines/kit/record-verdict.ts'
import { responseAt, responseOffers } from './response.lifecycle.ts'

/** The lifecycle's verdict on what its learner does with a questionnaire. */
const ofResponse = recordVerdicts({
  offers: responseOffers,
  snapshotOf: ({ state, revision, hasAnswered }: Questionnaire) =>
    responseAt(state, { revision, submissions: hasAnswered ? 1 : 0 }),
  over: 'questionnaire.closed',
})

export const { closedBecause: responseClosedBecause } = ofResponse

/** Why a questionnaire is not answered now; null: it is. */
export const whyNotAnswered = (questionnaire: Questionnaire): string | null =>
  responseClosedBecause(questionnaire, 'answer')

export const responseRules: RecordRules<Questionnaire, ResponseAction> = {
  verdict: ofResponse.verdict,
  revisionOf: ({ revision }) => revision,
  changesIn({ facts: { now, opensAt, closesAt } }) {
    const coming = [opensAt, closesAt].filter((moment) => moment > now)
    return coming.length === 0 ? null : Math.min(...coming) - now
  },
}
