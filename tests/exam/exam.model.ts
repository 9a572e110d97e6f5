import assert from 'node:assert/strict'

import { examLifecycle, isReadable, type ExamEvent, type ExamSnapshot } from '#machines/exam/exam.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { byPeople, judged, namingRefusal, publishingRefusals, withFacts } from '#tests/kit/models/publishing.ts'

const complete = {
  isEditor: true,
  hasName: true,
  knowsParts: true,
  isForward: true,
  fitsWindow: true,
  hasQuestions: true,
}
type Facts = typeof complete
/** Complete, and with one of them missing. */
const factsOf: readonly Facts[] = [complete, ...Object.keys(complete).map((name) => ({ ...complete, [name]: false }))]
const named = { mayName: true, knowsEditors: true }
/** A save may name editors as well; what they are named by is judged before what is written. */
const savedFacts = [
  ...factsOf.map((facts) => ({ ...facts, ...named })),
  { ...complete, ...named, mayName: false },
  { ...complete, ...named, knowsEditors: false },
]
const now = 1_700_000_000_000
/** A millisecond before it closes it can still be published, and not at that moment. */
const publishedFacts = [
  ...factsOf.map((facts) => ({ ...facts, now, closesAt: now + 1 })),
  { ...complete, now, closesAt: now },
]
type Sent<Type> = Step<ExamSnapshot, Extract<ExamEvent, { readonly type: Type }>>

/** Why what it consists of cannot be stored; null: it can. */
function partsRefusal({ hasName, knowsParts, isForward, fitsWindow }: Facts): string | null {
  if (!hasName) return 'exam.nameMissing'
  if (!knowsParts) return 'exam.unknownPart'
  if (!isForward) return 'exam.closesBeforeOpening'
  return fitsWindow ? null : 'exam.windowTooShort'
}
const wholeRefusal = (facts: Facts) => partsRefusal(facts) ?? (facts.hasQuestions ? null : 'exam.questionsMissing')

/** The rules of the events, independent of the machine. */
const refusals = {
  ...publishingRefusals,
  save: (step: Sent<'save'>) => {
    const { facts } = step.event
    return (
      publishingRefusals.save(step) ??
      namingRefusal(facts) ??
      (step.before.value === 'published' ? wholeRefusal(facts) : partsRefusal(facts))
    )
  },
  publish: (step: Sent<'publish'>) => {
    const { facts } = step.event
    return (
      publishingRefusals.publish(step) ?? wholeRefusal(facts) ?? (facts.now < facts.closesAt ? null : 'exam.hasClosed')
    )
  },
}

export const examModel = pathModel(examLifecycle, {
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
