import { fromPromise } from 'xstate'

import * as study from '#api/study/study.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { unrecordedFlow } from '#machines/study/unrecorded.flow.ts'

import { keptSitting } from '#browser/kept-sitting.ts'
import type { LocalStore } from '#browser/storage.ts'

/** Unrecorded study time, for pages outside the player. */
export function provideStudy(transport: Transport, store: LocalStore) {
  const device = keptSitting(store)
  return {
    /** [PLAYER-06] Unrecorded sittings. */
    unrecorded: provide(unrecordedFlow, {
      actors: {
        loadFlows: fromPromise(async ({ input: { courseID } }) => {
          const { list } = await transport.send(study.listUnrecorded, {})
          return list.filter((flow) => courseID === null || flow.courseID === courseID)
        }),
        endStudy: fromPromise(async ({ input: { flow } }) => {
          const kept = device.read()
          const own = kept?.userLearningFlowID === flow.userLearningFlowID ? kept : null
          const settled = await settle(
            transport,
            flow,
            own?.seconds ?? flow.seconds,
            own?.coursewareID ?? flow.coursewareID,
            own?.positionSeconds ?? flow.positionSeconds,
          )
          const recorded = await transport.send(study.recordLearning, {
            userLearningFlowID: flow.userLearningFlowID,
            playEndTime: settled.seconds,
          })
          if (own !== null) device.forget()
          return recorded
        }),
      },
    }),
  }
}

/** Sends the unsent seconds of a running sitting, which the server may cap; a paused one is returned unchanged. */
export function settle(
  transport: Transport,
  flow: study.LearningFlow,
  seconds: number,
  coursewareID: string,
  position: number,
): Promise<study.LearningFlow> {
  if (flow.state !== 'studying') return Promise.resolve(flow)
  const { userLearningFlowID, revision } = flow
  return transport.send(study.sendLearningEvent, {
    userLearningFlowID,
    revision,
    type: 'keep',
    coursewareID,
    positionSeconds: Math.floor(position),
    seconds: Math.max(seconds, flow.seconds),
    because: 'left',
    takesOver: false,
  })
}
