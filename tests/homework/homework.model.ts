import assert from 'node:assert/strict'

import {
  homeworkLifecycle,
  REMARK_LIMIT,
  REPLACEMENTS_MAX,
  type HandInFacts,
  type HomeworkContext,
  type HomeworkEvent,
  type HomeworkFacts,
  type HomeworkSnapshot,
  type ReviewFacts,
} from '#machines/homework/homework.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { START } from '#tests/kit/server/test-clock.ts'

const now = START.getTime()
const HOUR = 3_600_000
const inOrder: HomeworkFacts = {
  now,
  opensAt: now - HOUR,
  endsAt: now + HOUR,
  isOwner: true,
  isMeant: true,
  isReviewer: false,
  replacements: 0,
}
/** The edges of the window, and each fact turned round. */
const handInFacts: readonly HandInFacts[] = [
  {},
  { now: inOrder.opensAt },
  { now: inOrder.opensAt - 1 },
  { now: inOrder.endsAt - 1 },
  { now: inOrder.endsAt },
  { isOwner: false },
  { isMeant: false },
  { replacements: REPLACEMENTS_MAX - 1 },
  { replacements: REPLACEMENTS_MAX },
  { hasContent: false },
  { fitsTask: false },
  { knowsFiles: false },
].map((more) => ({ ...inOrder, hasContent: true, fitsTask: true, knowsFiles: true, ...more }))
const reviewFacts: readonly ReviewFacts[] = [
  {},
  { now: inOrder.endsAt },
  { isOwner: true },
  { isReviewer: false },
  { fitsRubric: false },
].map((more) => ({ ...inOrder, isOwner: false, isReviewer: true, fitsRubric: true, ...more }))
const remarks = ['', '\u200B', '好', '好'.repeat(REMARK_LIMIT), '好'.repeat(REMARK_LIMIT + 1)]

/** Revisions are unbounded; the model stops at this many. */
const enough = 4
const of =
  <Sample>(samples: (context: HomeworkContext) => readonly Sample[]) =>
  (context: HomeworkContext): readonly Sample[] =>
    context.revision < enough ? samples(context) : []
const reviewed = of(({ revision }) =>
  reviewFacts.flatMap((facts) =>
    [revision, revision - 1].flatMap((seen) => remarks.map((reason) => ({ revision: seen, reason, facts }))),
  ),
)

type Sent<Type> = Step<HomeworkSnapshot, Extract<HomeworkEvent, { readonly type: Type }>>

function refuses({ before, after, effects }: Step<HomeworkSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context, effects], [before.value, before.context, [`refuse {"code":"${code}"}`]])
}
function leadsTo(step: Step<HomeworkSnapshot>, value: HomeworkSnapshot['value'], effect: string): void {
  const { before, after, effects } = step
  const { revision, versions } = before.context
  assert.deepEqual(
    [after.value, after.context, effects],
    [value, { revision: revision + 1, versions: versions + (value === 'submitted' ? 1 : 0) }, [effect]],
  )
}
const tells = (notice: string): string => `tellLearner {"notice":"homework.${notice}"}`

const staleRefusal = ({ before }: Step<HomeworkSnapshot>, revision: number): string | null =>
  revision === before.context.revision ? null : 'record.stale'
/** Nobody reviews the own work; independent of the machine. */
function reviewerRefusal({ isOwner, isReviewer }: HomeworkFacts): string | null {
  if (isOwner) return 'homework.ownWork'
  return isReviewer ? null : 'homework.notReviewer'
}
const longRefusal = (remark: string): string | null => (remark.length > REMARK_LIMIT ? 'homework.remarkTooLong' : null)
const remarkRefusal = (remark: string): string | null =>
  remark === '' || remark === '\u200B' ? 'homework.remarkMissing' : longRefusal(remark)

/** [HOMEWORK-02] Why what was handed in is not reviewed now. */
function reviewRefusal(step: Sent<'approve'> | Sent<'reject'>): string | null {
  const { facts, revision } = step.event
  const { value } = step.before
  return (
    reviewerRefusal(facts) ??
    (value === 'notSubmitted' ? 'homework.notSubmitted' : null) ??
    (value === 'submitted' ? null : 'homework.alreadyReviewed') ??
    staleRefusal(step, revision) ??
    (facts.fitsRubric ? null : 'homework.unfitMarks')
  )
}

export const homeworkModel = pathModel(homeworkLifecycle, {
  inputs: [undefined],
  events: {
    handIn: of(({ revision }) =>
      handInFacts.flatMap((facts) => [revision, revision - 1].map((seen) => ({ revision: seen, facts }))),
    ),
    approve: reviewed,
    reject: reviewed,
    reopen: reviewed,
  },
  senders: {
    handIn: ['learner'],
    approve: ['teacher', 'headmaster'],
    reject: ['teacher', 'headmaster'],
    reopen: ['teacher', 'headmaster'],
  },
  services: {},
  states: {
    notSubmitted: (shown) => assert.equal(shown.context.versions, 0),
    submitted: (shown) => assert.ok(shown.context.versions > 0),
    notApproved: (shown) => assert.ok(shown.context.versions > 0),
    approved: (shown) => assert.ok(shown.context.versions > 0),
  },
  does: {
    handIn: (step: Sent<'handIn'>) => {
      const { facts, revision } = step.event
      const { value } = step.before
      const isGivenBack = value === 'notApproved'
      const refused =
        (facts.isOwner ? null : 'homework.notYours') ??
        (facts.isMeant ? null : 'homework.notForYou') ??
        (facts.now < facts.opensAt ? 'homework.notStarted' : null) ??
        (value === 'approved' ? 'homework.alreadyApproved' : null) ??
        (facts.now >= facts.endsAt && !isGivenBack ? 'homework.ended' : null) ??
        (facts.replacements >= REPLACEMENTS_MAX && value === 'submitted' ? 'homework.replacedOften' : null) ??
        staleRefusal(step, revision) ??
        (facts.hasContent ? null : 'homework.empty') ??
        (facts.fitsTask ? null : 'homework.unfitContent') ??
        (facts.knowsFiles ? null : 'homework.unknownFile')
      if (refused === null) leadsTo(step, 'submitted', 'tellReviewers')
      else refuses(step, refused)
    },
    approve: (step: Sent<'approve'>) => {
      const refused = reviewRefusal(step) ?? longRefusal(step.event.reason)
      if (refused === null) leadsTo(step, 'approved', tells('approved'))
      else refuses(step, refused)
    },
    reject: (step: Sent<'reject'>) => {
      const refused = reviewRefusal(step) ?? remarkRefusal(step.event.reason)
      if (refused === null) leadsTo(step, 'notApproved', tells('rejected'))
      else refuses(step, refused)
    },
    reopen: (step: Sent<'reopen'>) => {
      const { facts, revision, reason } = step.event
      const refused =
        reviewerRefusal(facts) ??
        (step.before.value === 'notSubmitted' ? 'homework.notSubmitted' : null) ??
        (step.before.value === 'approved' ? null : 'homework.notApproved') ??
        staleRefusal(step, revision) ??
        remarkRefusal(reason)
      if (refused === null) leadsTo(step, 'notApproved', tells('reopened'))
      else refuses(step, refused)
    },
  },
  layers: {
    http: async () => (await import('./homework.http.ts')).default,
    browser: async () => (await import('./homework.browser.ts')).default,
  },
})
