import assert from 'node:assert/strict'

import {
  responseLifecycle,
  type ResponseContext,
  type ResponseEvent,
  type ResponseFacts,
  type ResponseSnapshot,
  type SheetFacts,
  type SubmittedFacts,
} from '#machines/questionnaire/response.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { START } from '#tests/kit/server/test-clock.ts'

const now = START.getTime()
const HOUR = 3_600_000
const inOrder: SubmittedFacts = {
  now,
  opensAt: now - HOUR,
  closesAt: now + HOUR,
  isLearner: true,
  isMeant: true,
  isWithdrawn: false,
  isAnonymous: false,
  mayChange: true,
  isWriter: true,
  isCurrent: true,
  isComplete: true,
}
/** The edges of the window, and each fact turned round. */
const answered: readonly SubmittedFacts[] = [
  {},
  { now: inOrder.opensAt },
  { now: inOrder.opensAt - 1 },
  { now: inOrder.closesAt - 1 },
  { now: inOrder.closesAt },
  { isLearner: false },
  { isMeant: false },
  { isMeant: false, isWithdrawn: true },
  { isAnonymous: true },
  { isAnonymous: true, mayChange: false },
  { mayChange: false },
  { isWriter: false },
  { isCurrent: false },
  { isComplete: false },
].map((more) => ({ ...inOrder, ...more }))
const sheetFacts: readonly SheetFacts[] = answered.map(({ isComplete: _, ...facts }) => facts)
const responseFacts: readonly ResponseFacts[] = sheetFacts.map(({ isWriter: _, isCurrent: __, ...facts }) => facts)

/** Revisions are unbounded; the model stops at this many. */
const enough = 5
const of =
  <Sample>(samples: (context: ResponseContext) => readonly Sample[]) =>
  (context: ResponseContext): readonly Sample[] =>
    context.revision < enough ? samples(context) : []

type Sent<Type> = Step<ResponseSnapshot, Extract<ResponseEvent, { readonly type: Type }>>

function refuses({ before, after, effects }: Step<ResponseSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context, effects], [before.value, before.context, [`refuse {"code":"${code}"}`]])
}
function leadsTo(
  { before, after, effects }: Step<ResponseSnapshot>,
  value: ResponseSnapshot['value'],
  { submits = false } = {},
): void {
  const { revision, submissions } = before.context
  assert.deepEqual(
    [after.value, after.context, effects],
    [value, { revision: revision + 1, submissions: submissions + (submits ? 1 : 0) }, submits ? ['closeSheet'] : []],
  )
}
function admits({ before, after, effects }: Step<ResponseSnapshot>): void {
  // What answers an event leads to another snapshot, even of the same.
  assert.notEqual(after, before)
  assert.deepEqual([after.value, after.context, effects], [before.value, before.context, []])
}

/** [QUEST-03] Why nobody is asked now, or is asked no more; independent of the machine. */
function windowRefusal({ before }: Step<ResponseSnapshot>, facts: ResponseFacts): string | null {
  if (!facts.isLearner) return 'questionnaire.notYours'
  if (facts.isWithdrawn) return 'questionnaire.withdrawn'
  if (!facts.isMeant) return 'questionnaire.notForYou'
  if (facts.now < facts.opensAt) return 'questionnaire.notOpen'
  if (facts.now >= facts.closesAt || before.value === 'finished') return 'questionnaire.closed'
  return null
}
const isOver = ({ before }: Step<ResponseSnapshot>): boolean =>
  before.value === 'submitted' || before.value === 'completed'
const overRefusal = (step: Step<ResponseSnapshot>): string | null =>
  isOver(step) ? 'questionnaire.alreadySubmitted' : null
const sheetRefusal = ({ isCurrent, isWriter }: SheetFacts): string | null =>
  !isCurrent ? 'questionnaire.changed' : isWriter ? null : 'questionnaire.anotherWriter'

export const responseModel = pathModel(responseLifecycle, {
  inputs: [undefined],
  events: {
    save: of(() => sheetFacts.map((facts) => ({ facts }))),
    takeOver: of(() => responseFacts.map((facts) => ({ facts }))),
    submit: of(() => answered.map((facts) => ({ facts }))),
    change: of(({ revision }) =>
      responseFacts.flatMap((facts) => [revision, revision - 1].map((seen) => ({ revision: seen, facts }))),
    ),
    windowEnded: of(() => [{ facts: { hasClosed: true } }, { facts: { hasClosed: false } }]),
  },
  senders: {
    save: ['learner'],
    takeOver: ['learner'],
    submit: ['learner'],
    change: ['learner'],
    windowEnded: ['clock'],
  },
  services: {},
  layers: {
    http: async () => (await import('./response.http.ts')).default,
    browser: async () => (await import('./response.browser.ts')).default,
  },
  states: {
    notTaken: (shown) => assert.equal(shown.context.submissions, 0),
    draft: () => undefined,
    submitted: (shown) => assert.ok(shown.context.submissions > 0),
    completed: (shown) => assert.ok(shown.context.submissions > 0),
    finished: () => undefined,
  },
  does: {
    save: (step: Sent<'save'>) => {
      const { facts } = step.event
      const refused =
        windowRefusal(step, facts) ??
        overRefusal(step) ??
        (facts.isAnonymous ? 'questionnaire.staysOnDevice' : null) ??
        sheetRefusal(facts)
      if (refused !== null) refuses(step, refused)
      else if (step.before.value === 'notTaken') leadsTo(step, 'draft')
      else admits(step)
    },
    takeOver: (step: Sent<'takeOver'>) => {
      const { facts } = step.event
      const refused =
        windowRefusal(step, facts) ?? overRefusal(step) ?? (facts.isAnonymous ? 'questionnaire.staysOnDevice' : null)
      if (refused !== null) refuses(step, refused)
      else admits(step)
    },
    submit: (step: Sent<'submit'>) => {
      const { facts } = step.event
      const refused =
        windowRefusal(step, facts) ??
        overRefusal(step) ??
        sheetRefusal(facts) ??
        (facts.isComplete ? null : 'questionnaire.incomplete')
      if (refused !== null) refuses(step, refused)
      else leadsTo(step, facts.mayChange && !facts.isAnonymous ? 'submitted' : 'completed', { submits: true })
    },
    change: (step: Sent<'change'>) => {
      const { facts, revision } = step.event
      const { value, context } = step.before
      const refused =
        windowRefusal(step, facts) ??
        (value === 'notTaken' || value === 'draft' ? 'questionnaire.notSubmitted' : null) ??
        (value === 'completed' ? 'questionnaire.alreadySubmitted' : null) ??
        (revision === context.revision ? null : 'record.stale') ??
        (facts.mayChange ? null : 'questionnaire.alreadySubmitted')
      if (refused !== null) refuses(step, refused)
      else leadsTo(step, 'draft')
    },
    windowEnded: (step: Sent<'windowEnded'>) => {
      if (step.before.value === 'finished') assert.equal(step.after, step.before)
      else if (!step.event.facts.hasClosed) refuses(step, 'questionnaire.stillOpen')
      else leadsTo(step, 'finished')
    },
  },
})
