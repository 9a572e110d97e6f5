import type { PayloadOf } from '#api/kit/call.ts'
import * as contract from './study.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [COURSE-03] The chapters of a course. Rejects with `request.notFound` where there is no such course. */
export async function listChapters(transport: Transport, courseID: string): Promise<contract.Chapter[]> {
  return (await transport.send(contract.listChapters, { courseID })).chapters
}

/** [ROUTE-58] Rejects with `request.notFound`, or `course.noCourseware` [ERROR-21] where nothing of it can be played. */
export function getPlayerCourse(transport: Transport, courseID: string): Promise<contract.PlayerCourse> {
  return transport.send(contract.getPlayerCourse, { courseID })
}

/** [ROUTE-60] One lecture alone. Rejects with `request.notFound` where there is none, or none for the caller. */
export function getPreview(transport: Transport, coursewareID: string): Promise<contract.PlayerCourse> {
  return transport.send(contract.getPreview, { coursewareID })
}

/** [PLAYER-06] The caller's sittings that have not been recorded, the latest first. */
export async function listUnrecorded(transport: Transport): Promise<contract.LearningFlow[]> {
  return (await transport.send(contract.listUnrecorded, {})).list
}

/** Where somebody begins to study. */
export interface Beginning {
  readonly courseID: string
  readonly coursewareID: string
  readonly positionSeconds: number
  /** Brings a sitting that is being studied elsewhere to rest. */
  readonly takesOver?: boolean
}

/** Rejects as the lifecycle refuses it, with `study.elsewhere` while the caller studies in another window. */
export function beginLearning(transport: Transport, beginning: Beginning): Promise<contract.LearningFlow> {
  return transport.send(contract.beginLearning, { takesOver: false, ...beginning })
}

type Event = PayloadOf<typeof contract.sendLearningEvent>
/** What a window says of a sitting: `because` is that of `stop`, `takesOver` that of `resume`. */
export type LearningEvent = Omit<Event, 'because' | 'takesOver'> & Partial<Pick<Event, 'because' | 'takesOver'>>

/** Rejects as the lifecycle refuses it, with `study.takenOver` where another window has gone on with it. */
export function sendLearningEvent(transport: Transport, event: LearningEvent): Promise<contract.LearningFlow> {
  return transport.send(contract.sendLearningEvent, { because: 'left', takesOver: false, ...event })
}

/** [PLAYER-06] The last that a closing window says: the sitting comes to rest, unrecorded. */
export function leaveLearning(
  transport: Transport,
  event: Omit<LearningEvent, 'type' | 'because' | 'takesOver'>,
): void {
  transport.farewell(contract.sendLearningEvent, { ...event, type: 'stop', because: 'left', takesOver: false })
}

/** [CALL-19, PLAYER-05] The end-study button: records the time, in whole seconds. Rejects as the lifecycle refuses it. */
export function recordLearning(
  transport: Transport,
  { userLearningFlowID, playEndTime }: PayloadOf<typeof contract.recordLearning>,
): Promise<contract.LearningFlow> {
  return transport.send(contract.recordLearning, { userLearningFlowID, playEndTime })
}
