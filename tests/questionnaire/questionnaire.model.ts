import assert from 'node:assert/strict'

import {
  isReadable,
  questionnaireLifecycle,
  type QuestionnaireEvent,
  type QuestionnaireSnapshot,
} from '#machines/questionnaire/questionnaire.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { byPeople, judged, namingRefusal, publishingRefusals, withFacts } from '#tests/kit/models/publishing.ts'

const complete = {
  isEditor: true,
  hasName: true,
  knowsParts: true,
  isForward: true,
  isTemplate: false,
  hasQuestions: true,
  areQuestionsWhole: true,
  fitsVote: true,
  lacksClass: false,
  lacksSubjects: false,
  hasForeignSubjects: false,
}
type Facts = typeof complete
/** Complete, and with one of them turned round. */
const factsOf: readonly Facts[] = [
  complete,
  ...Object.entries(complete).map(([name, value]) => ({ ...complete, [name]: !value })),
]
const named = { mayName: true, knowsEditors: true }
const before = { breaksForm: false, changesWords: false, reopens: false, hasEnded: false }
const savedFacts = [
  ...factsOf.map((facts) => ({ ...facts, ...named, ...before })),
  { ...complete, ...named, ...before, hasEnded: true },
  { ...complete, ...named, ...before, breaksForm: true },
  { ...complete, ...named, ...before, changesWords: true },
  { ...complete, ...named, ...before, reopens: true },
  { ...complete, ...named, ...before, mayName: false },
  { ...complete, ...named, ...before, knowsEditors: false },
]
const now = 1_700_000_000_000
/** A millisecond before it closes it can still be published, and not at that moment. */
const publishedFacts = [
  ...factsOf.map((facts) => ({ ...facts, reopens: false, now, closesAt: now + 1 })),
  { ...complete, reopens: false, now, closesAt: now },
  { ...complete, reopens: true, now, closesAt: now },
]
type Sent<Type> = Step<QuestionnaireSnapshot, Extract<QuestionnaireEvent, { readonly type: Type }>>

/** Why what it consists of cannot be stored; null: it can. */
function partsRefusal({ hasName, knowsParts, isForward, hasForeignSubjects }: Facts): string | null {
  if (!hasName) return 'questionnaire.nameMissing'
  if (!knowsParts) return 'questionnaire.unknownPart'
  if (!isForward) return 'questionnaire.closesBeforeOpening'
  return hasForeignSubjects ? 'questionnaire.unknownSubject' : null
}
/** Why nobody can be asked. */
function wholeRefusal(facts: Facts): string | null {
  const { isTemplate, lacksClass, hasQuestions, areQuestionsWhole, fitsVote, lacksSubjects } = facts
  const refused = partsRefusal(facts)
  if (refused !== null) return refused
  if (isTemplate) return 'questionnaire.isTemplate'
  if (lacksClass) return 'questionnaire.evaluationNeedsClass'
  if (!hasQuestions) return 'questionnaire.questionsMissing'
  if (!areQuestionsWhole) return 'questionnaire.questionIncomplete'
  if (!fitsVote) return 'questionnaire.notVote'
  return lacksSubjects ? 'questionnaire.subjectsUnnamed' : null
}

/** The rules of the events, independent of the machine. */
const refusals = {
  ...publishingRefusals,
  save: (step: Sent<'save'>) => {
    const { facts } = step.event
    const isPublished = step.before.value === 'published'
    return (
      publishingRefusals.save(step) ??
      namingRefusal(facts) ??
      (isPublished && facts.hasEnded ? 'questionnaire.hasEnded' : null) ??
      (isPublished ? wholeRefusal(facts) : partsRefusal(facts)) ??
      (facts.reopens && !isPublished ? 'questionnaire.staysEnded' : null) ??
      (facts.breaksForm ? 'questionnaire.answered' : null) ??
      (facts.changesWords ? 'questionnaire.wordsStay' : null)
    )
  },
  publish: (step: Sent<'publish'>) => {
    const { facts } = step.event
    return (
      publishingRefusals.publish(step) ??
      wholeRefusal(facts) ??
      (facts.reopens ? 'questionnaire.staysEnded' : null) ??
      (facts.now < facts.closesAt ? null : 'questionnaire.hasClosed')
    )
  },
}

export const questionnaireModel = pathModel(questionnaireLifecycle, {
  inputs: [undefined],
  events: {
    save: (context) => withFacts(context, savedFacts),
    publish: (context) => withFacts(context, publishedFacts),
    withdraw: byPeople,
    discard: byPeople,
  },
  senders: {
    save: ['teacher', 'admin'],
    publish: ['teacher', 'admin'],
    withdraw: ['teacher', 'admin'],
    discard: ['teacher', 'admin'],
  },
  services: {},
  states: {
    draft: (shown) => assert.ok(!isReadable(shown)),
    published: (shown) => {
      assert.ok(isReadable(shown))
      assert.equal(shown.context.firstPublishedAt, now)
    },
    withdrawn: (shown) => assert.ok(!isReadable(shown)),
    discarded: (shown) => assert.ok(!isReadable(shown)),
  },
  does: {
    save: (step) => judged(step, refusals.save(step), step.before.value, now),
    publish: (step) => judged(step, refusals.publish(step), 'published', now),
    withdraw: (step) => judged(step, refusals.withdraw(step), 'withdrawn', now),
    discard: (step) => judged(step, refusals.discard(step), 'discarded', now),
  },
})
