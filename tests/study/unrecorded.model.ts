import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import type { LearningFlow } from '#api/study/study.contract.ts'
import { unrecordedFlow } from '#machines/study/unrecorded.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const sitting: LearningFlow = {
  userLearningFlowID: 'f1',
  courseID: 'c1',
  courseName: 'Rivers',
  coursewareID: 'w1',
  positionSeconds: 0,
  seconds: 30,
  state: 'unrecorded',
  revision: 3,
  stoppedBecause: 'left',
  isAlive: false,
  startedAt: '2026-03-02 08:00:00',
  updatedAt: '2026-03-02 08:10:00',
}

export const unrecordedModel = pathModel(unrecordedFlow, {
  inputs: [{ courseID: null }],
  events: { 'study.ended': [{ flow: sitting }], 'retry.requested': [{}], 'list.reloaded': [{}] },
  senders: { 'study.ended': 'learner', 'retry.requested': 'learner', 'list.reloaded': 'learner' },
  services: {
    loadFlows: { done: [[sitting], []], error: [noNetwork] },
    endStudy: { done: [{ ...sitting, state: 'recorded' }], error: [noNetwork] },
  },
  states: {
    loading: () => undefined,
    failed: ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    shown: () => undefined,
    // [PLAYER-05]
    ending: ({ context }) => assert.equal(context.ending, sitting),
  },
})
