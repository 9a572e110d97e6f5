import { fromCallback, fromPromise, type EventObject } from 'xstate'

import * as study from '#api/study/study.contract.ts'
import * as file from '#api/file/file.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import {
  studiedSeconds,
  type EngineCommand,
  type EngineEvent,
  type EngineInput,
  type LoadedCourse,
  type TickEvent,
} from '#machines/study/player-context.ts'
import type { Sign } from '#machines/study/player-setup.ts'
import { playerFlow } from '#machines/study/player.flow.ts'
import { provide } from '#machines/kit/services.ts'

import { keptSitting, playerSettings } from '#browser/kept-sitting.ts'
import { startLectureEngine } from '#browser/lecture-engine.ts'
import { asMissing } from '#app/kit/missing.ts'
import { settle } from './flows.ts'
import type { LocalStore } from '#browser/storage.ts'
import type { Screen } from '#app/context/portal-context.ts'

/** Milliseconds between ticks: study since the last tick is lost when the window is closed. */
const TICK = 250

/** Default fields of a study event. */
const eventOf = ({ flow, lecture, position, seconds }: Sign) => ({
  userLearningFlowID: flow.userLearningFlowID,
  revision: flow.revision,
  coursewareID: lecture,
  positionSeconds: position,
  seconds: Math.max(seconds, flow.seconds),
  because: 'left' as const,
  takesOver: false,
})

/** The course player with its services. */
export function providePlayer(transport: Transport, store: LocalStore) {
  const device = keptSitting(store)
  const settings = playerSettings(store)
  const send = (
    type: 'keep' | 'stop' | 'resume',
    sign: Sign,
    more: { because?: 'inactive'; takesOver?: boolean } = {},
  ) => transport.send(study.sendLearningEvent, { ...eventOf(sign), type, ...more })
  const load = async (kind: 'study' | 'preview', id: string): Promise<LoadedCourse> => {
    const course = await asMissing(
      kind === 'preview'
        ? transport.send(study.getPreview, { coursewareID: id })
        : transport.send(study.getPlayerCourse, { courseID: id }),
    )
    const kept = device.read()
    return {
      course,
      kept: kept !== null && kept.userLearningFlowID === course.unrecorded?.userLearningFlowID ? kept : null,
    }
  }
  return {
    /** The user's settings on this device. */
    settings: settings.read,
    /** [ROUTE-58, ROUTE-60] The course player, on the given screen. */
    player: (screen: Screen) =>
      provide(playerFlow, {
        actors: {
          loadCourse: fromPromise(({ input: { kind, id } }) => load(kind, id)),
          engine: engineOn(screen, (fileID) => file.fileAddress(transport, fileID)),
          clock: fromCallback<EventObject, undefined, TickEvent>(({ sendBack }) => {
            const timer = setInterval(() => sendBack({ type: 'clock.ticked', now: performance.now() }), TICK)
            return () => clearInterval(timer)
          }),
          begin: fromPromise(({ input: { courseID, lecture, position, takesOver } }) =>
            transport.send(study.beginLearning, {
              courseID,
              coursewareID: lecture,
              positionSeconds: position,
              takesOver,
            }),
          ),
          keep: fromPromise(({ input }) => send('keep', input)),
          stop: fromPromise(({ input }) => send('stop', input, { because: 'inactive' })),
          resume: fromPromise(({ input: { takesOver, ...sign } }) => send('resume', sign, { takesOver })),
          settle: fromPromise(({ input: { flow, lecture, position, seconds } }) =>
            settle(transport, flow, seconds, lecture, position),
          ),
          record: fromPromise(({ input: { flow } }) =>
            transport.send(study.recordLearning, {
              userLearningFlowID: flow.userLearningFlowID,
              playEndTime: flow.seconds,
            }),
          ),
          count: fromPromise(async ({ input: { id } }) => {
            const [course, completion] = await Promise.all([
              transport.send(study.getPlayerCourse, { courseID: id }),
              transport.send(study.getCourseCompletion, { courseID: id }),
            ])
            return { course, completion }
          }),
        },
        actions: {
          rememberSettings: ({ context }) => settings.keep(context.settings),
          keepOnDevice: ({ context }) => {
            const { flow, lecture, position } = context
            if (flow === null) return
            const seconds = studiedSeconds(context)
            const { userLearningFlowID } = flow
            const before = device.read()
            if (before?.userLearningFlowID === userLearningFlowID && before.seconds === seconds) return
            device.keep({ userLearningFlowID, seconds, coursewareID: lecture, positionSeconds: Math.floor(position) })
          },
          forgetOnDevice: () => device.forget(),
          sayFarewell: ({ context }) => {
            const { flow, lecture, position } = context
            if (flow === null) return
            const last = eventOf({ flow, lecture, position: Math.floor(position), seconds: studiedSeconds(context) })
            // [PLAYER-06] Pauses the sitting, unrecorded.
            transport.farewell(study.sendLearningEvent, { ...last, type: 'stop' })
          },
          refreshOpener: () => refreshOpener(window),
        },
      }),
  }
}

/** [PLAYER-09] The opener may be closed, or have left the portal. */
function refreshOpener({ opener }: { readonly opener: Window | null }): void {
  try {
    opener?.refreshAfterStudy?.()
  } catch {
    // Cross-origin: cannot be refreshed.
  }
}

const engineOn = (screen: Screen, addressOf: (fileID: string) => string) =>
  fromCallback<EngineCommand, EngineInput, EngineEvent>(({ input, sendBack, receive }) => {
    if (screen.current === null) throw new Error('There is no screen to play on.')
    const engine = startLectureEngine(screen.current, input, addressOf, sendBack)
    receive((command) => engine.obey(command))
    return () => engine.stop()
  })
