import assert from 'node:assert/strict'

import type { Call } from '#api/kit/call.ts'
import {
  checkIn,
  getLesson,
  listAttendance,
  sendAttendanceEvent,
  type Attendance,
  type Lesson,
} from '#api/timetable/timetable.contract.ts'
import arAgenda from '#i18n/agenda/ar.ts'
import zhCNAgenda from '#i18n/agenda/zh-CN.ts'
import arRecord from '#i18n/record/ar.ts'
import zhCNRecord from '#i18n/record/zh-CN.ts'
import ar from '#i18n/timetable/ar.ts'
import zhCN from '#i18n/timetable/zh-CN.ts'
import type {
  AttendanceEvent,
  attendanceLifecycle,
  AttendanceSnapshot,
} from '#machines/timetable/attendance.lifecycle.ts'
import { timeText } from '#server/database/codec.ts'
import { userId } from '#server/demo/ids.ts'
import { settleLessons } from '#server/timetable/lesson-ends.ts'

import { layerModel, type HttpStage } from '#tests/kit/models/paths.ts'
import {
  approvalRefusal,
  approving,
  arriving,
  atTime,
  clearLesson,
  ending,
  senderOf,
  setLesson,
  unknownToOutsiders,
  type AttendanceSetting,
  type Person,
} from './attendance-setting.ts'

interface Said {
  readonly event: AttendanceEvent['type']
  /** Null: the clock. */
  readonly by: Person | null
  readonly words: string
}
interface Scene extends AttendanceSetting {
  readonly stage: HttpStage
  /** All that was not refused, in order. */
  readonly said: Said[]
}
type Event<Type> = Extract<AttendanceEvent, { readonly type: Type }>
type Correcting = Event<'markPresent' | 'markAbsent' | 'excuse'>

/** Two languages, one from right to left. */
const spoken = {
  learner: { lang: 'ar_AR', words: { ...ar.reason, ...arAgenda.reason, ...arRecord.reason } },
  teacher: { lang: 'zh_CN', words: { ...zhCN.reason, ...zhCNAgenda.reason, ...zhCNRecord.reason } },
} as const

/** Makes a call and returns the refusal code; its text must be in the caller's language. */
async function calls(
  { stage }: Scene,
  person: Person,
  call: Call,
  payload: object,
): Promise<{ refusal: string | null; data: unknown }> {
  const { lang, words } = spoken[person]
  const { body } = await (await stage.person(person)).call(call, payload, { lang })
  if (body.code === 2000) return { refusal: null, data: body.data }
  assert.equal(body.code, 5000, body.message)
  const said: Readonly<Record<string, string>> = words
  assert.equal(body.message, said[body.reason?.split('.')[1] ?? ''], body.reason ?? '')
  return { refusal: body.reason, data: null }
}

const arrive = (scene: Scene, { type, facts }: Event<'checkIn'>) =>
  arriving(scene, facts, async (code) => {
    const { refusal } = await calls(scene, 'learner', checkIn, { lessonID: scene.lessonId, code })
    if (refusal === null) scene.said.push({ event: type, by: 'learner', words: '' })
    return refusal
  })

const correct = (scene: Scene, { type, revision, reason, facts }: Correcting) =>
  atTime(scene, facts.now, async () => {
    const by = senderOf(facts)
    const sent = { lessonID: scene.lessonId, userID: userId('learner'), type, revision, reason }
    const { refusal } = await calls(scene, by, sendAttendanceEvent, sent)
    if (refusal === null) scene.said.push({ event: type, by, words: reason })
    return refusal
  })

const lessonEnded = (scene: Scene, { type, facts }: Event<'lessonEnded'>) =>
  ending(scene, facts, async () => {
    const { portal, clock } = scene.stage.portal
    await settleLessons(portal, clock.now())
    scene.said.push({ event: type, by: null, words: '' })
    return null
  })

async function leaveApproved(scene: Scene, { type, facts }: Event<'leaveApproved'>, before: AttendanceSnapshot) {
  await approving(scene, facts)
  const refusal = approvalRefusal(before, facts)
  if (refusal === null) scene.said.push({ event: type, by: null, words: '' })
  return refusal
}

/** The learner and the teacher see it as it is, and who has done what. */
async function isSeen(scene: Scene, { value, context }: AttendanceSnapshot): Promise<void> {
  const { lessonId: lessonID, shift } = scene
  const mine = (await calls(scene, 'learner', getLesson, { lessonID })).data as Lesson
  assert.equal(mine.attendance, value)
  const { list } = (await calls(scene, 'teacher', listAttendance, { lessonID })).data as {
    readonly list: readonly Attendance[]
  }
  const [one, ...others] = list
  assert.ok(one !== undefined && others.length === 0)
  const { state, revision, reason, checkedInAt, log } = one
  assert.deepEqual([state, revision, reason], [value, context.revision, context.reason])
  assert.equal(checkedInAt, context.checkedInAt === null ? null : timeText(context.checkedInAt + shift))
  assert.deepEqual(
    log.map(({ event, who, words }) => [event, who?.userId ?? null, words]),
    scene.said.map(({ event, by, words }) => [event, by === null ? null : userId(by), words]),
  )
}

export default layerModel<typeof attendanceLifecycle, HttpStage>()<Scene>({
  beyond: unknownToOutsiders,
  begin: async (stage) => ({
    ...(await setLesson(stage.portal.db, stage.portal.clock)),
    stage,
    said: [],
  }),
  end: clearLesson,
  sends: { checkIn: arrive, markPresent: correct, markAbsent: correct, excuse: correct, lessonEnded, leaveApproved },
  shows: { expected: isSeen, present: isSeen, late: isSeen, absent: isSeen, excused: isSeen },
})
