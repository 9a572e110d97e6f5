import type { Questionnaire, ResponseState } from '#api/questionnaire/answering.contract.ts'
import { texts } from '#i18n/texts.ts'
import { responseClosedBecause, whyNotAnswered } from '#machines/questionnaire/sheet-verdicts.ts'

import type { StatusKind } from '#views/kit/status/status.tsx'

export const stateKinds: Readonly<Record<ResponseState, StatusKind>> = {
  notTaken: 'neutral',
  draft: 'active',
  submitted: 'positive',
  completed: 'positive',
  finished: 'neutral',
}

/** How the window stands by the server's clock, and the moment that matters next, or has passed. */
export function windowOf({ opensAt, closesAt, facts }: Questionnaire): { readonly word: string; readonly at: string } {
  const LL = texts().questionnaireList.window
  if (facts.now < facts.opensAt) return { word: LL.opens(), at: opensAt }
  return { word: facts.now < facts.closesAt ? LL.openUntil() : LL.closed(), at: closesAt }
}

/** [ROUTE-55] Whether its owner shows what was answered to the learner now. */
export const canSeeResults = ({ showsResults, hasAnswered, revision, facts }: Questionnaire): boolean =>
  facts.now >= facts.opensAt &&
  // Of what is withdrawn, only who has begun to answer it.
  (facts.isMeant || revision > 0) &&
  (showsResults === 'always' || (showsResults === 'answered' && hasAnswered))

/** [QUEST-03] What the learner does with it now, as the lifecycle says; or why nothing, as a reason code. */
export function offerOf(questionnaire: Questionnaire): { readonly word: string } | { readonly because: string } {
  const { evaluation, questionnaireList } = texts()
  const LL = questionnaireList.action
  const because = whyNotAnswered(questionnaire)
  if (because === null) {
    if (questionnaire.state === 'draft') return { word: LL.goOn() }
    return { word: { questionnaire: LL.answer, vote: LL.vote, evaluation: evaluation.evaluate }[questionnaire.kind]() }
  }
  return responseClosedBecause(questionnaire, 'change') === null ? { word: LL.change() } : { because }
}
