import assert from 'node:assert/strict'

import { listDesk, type DeskPage } from '#api/desk/desk.contract.ts'
import {
  getLeave,
  listMyLeaves,
  requestLeave,
  sendLeaveEvent,
  type Leave,
  type LeaveApprover,
  type LeaveStatus,
} from '#api/leave/leave.contract.ts'
import { findNotices, type Notice } from '#api/message/notice.contract.ts'
import ar, { notices as arNotices } from '#i18n/leave/ar.ts'
import enUS, { notices as enUSNotices } from '#i18n/leave/en-US.ts'
import arRecord from '#i18n/record/ar.ts'
import enUSRecord from '#i18n/record/en-US.ts'
import zhCNRecord from '#i18n/record/zh-CN.ts'
import zhCN, { notices as zhCNNotices } from '#i18n/leave/zh-CN.ts'
import type {
  leaveLifecycle,
  LeaveContext,
  LeaveEvent,
  LeaveRequest,
  LeaveSnapshot,
} from '#machines/leave/leave.lifecycle.ts'
import { timeText } from '#server/database/codec.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'

import { layerModel, type HttpStage } from '#tests/kit/models/paths.ts'
import { partsOf } from './leave-stored.ts'
import {
  asMember,
  asOutsider,
  asOverlapping,
  clearScene,
  depart,
  people,
  playing,
  setScene,
  unknownToOutsiders,
  vacate,
  type LeaveScene,
  type Person,
} from './leave-scene.ts'

interface Scene extends LeaveScene {
  readonly stage: HttpStage
  /** The notices of the leave before the last step. */
  told: ReadonlyMap<string, string>
}
interface Page {
  readonly list: readonly Leave[]
  readonly count: number
}
type Departure = Extract<LeaveEvent, { readonly type: 'membershipEnded' }>
type Vacancy = Extract<LeaveEvent, { readonly type: 'officeVacated' }>
type Told = Exclude<LeaveEvent, { readonly type: 'request' } | Departure | Vacancy>

/** Three languages, one from right to left, to check that texts follow the recipient's language. */
const spoken = {
  ar_AR: { reason: { ...ar.reason, ...arRecord.reason }, notices: arNotices },
  zh_CN: { reason: { ...zhCN.reason, ...zhCNRecord.reason }, notices: zhCNNotices },
  en_US: { reason: { ...enUS.reason, ...enUSRecord.reason }, notices: enUSNotices },
} as const
const languageOf = (person: Person): keyof typeof spoken =>
  person === 'learner' ? 'ar_AR' : person === 'headmaster' ? 'zh_CN' : 'en_US'

/**
 * Makes a call and returns the refusal code; its text must be in the caller's language.
 */
async function calls(
  { stage }: Scene,
  person: Person,
  ...[call, payload]: Parameters<Awaited<ReturnType<HttpStage['person']>>['call']>
): Promise<{ refusal: string | null; data: unknown }> {
  const lang = languageOf(person)
  const words: Readonly<Record<string, string>> = spoken[lang].reason
  const { body } = await (await stage.person(person)).call(call, payload, { lang })
  if (body.code === 2000) return { refusal: null, data: body.data }
  assert.equal(body.code, 5000, body.message)
  assert.equal(body.message, words[String(body.reason).split('.')[1] ?? ''], body.reason ?? '')
  return { refusal: body.reason, data: null }
}

const asked = ({ shift }: Scene, classID: string, { type, startsAt, endsAt, reason }: LeaveRequest) => ({
  classID,
  type,
  startTime: timeText(startsAt + shift),
  endTime: timeText(endsAt + shift),
  reason,
})

async function request(scene: Scene, event: Extract<LeaveEvent, { type: 'request' }>): Promise<string | null> {
  const wanted = scene.classOf(event.facts.chain)
  const payload = asked(scene, wanted.id, event.request)
  return asOverlapping(scene, event, async () => {
    const { refusal, data } = await asMember(scene, payload.classID, event.facts, () =>
      calls(scene, 'learner', requestLeave, payload),
    )
    if (refusal !== null) return refusal
    scene.leaveId = (data as Leave).leaveID
    scene.inClass = wanted
    scene.said.push({ event: 'request', by: 'learner', words: event.request.reason })
    return null
  })
}

/** Sends an event at the time of its facts, as the user of its sender role. */
async function tell(
  scene: Scene,
  { type, by, revision, reason, facts }: Told,
  { context: { chain } }: LeaveSnapshot,
): Promise<string | null> {
  const { clock } = scene.stage.portal
  const wait = facts.now + scene.shift - clock.now().getTime()
  clock.pass(wait)
  try {
    const payload = { leaveID: scene.leaveId, type, revision, reason }
    const person = playing(by, chain)
    const { refusal } = await asOutsider(scene, by, chain, () => calls(scene, person, sendLeaveEvent, payload))
    if (refusal === null) scene.said.push({ event: type, by: person, words: reason })
    return refusal
  } finally {
    clock.pass(-wait)
  }
}

/** At the time of the facts, at which its notices are due. */
async function leaves(scene: Scene, event: Departure, before: LeaveSnapshot): Promise<string | null> {
  const { clock, portal } = scene.stage.portal
  const wait = event.facts.now + scene.shift - clock.now().getTime()
  clock.pass(wait)
  try {
    const refusal = await depart(scene, event, before)
    await portal.effects.dispatch()
    return refusal
  } finally {
    clock.pass(-wait)
  }
}

/** The notices that it has brought are due at once. */
async function vacates(scene: Scene, event: Vacancy): Promise<null> {
  await vacate(scene, event)
  await scene.stage.portal.portal.effects.dispatch()
  return null
}

/** The learner's view of the leave matches the machine, and tells who has said what. */
async function isAsShown(scene: Scene, { value, context }: LeaveSnapshot): Promise<void> {
  const leave = (await calls(scene, 'learner', getLeave, { leaveID: scene.leaveId })).data as Leave
  assert.deepEqual([leave.value, leave.revision, leave.chain], [value, context.revision, context.chain])
  const { type, startTime, endTime, reason } = asked(scene, scene.inClass?.id ?? '', context)
  assert.deepEqual([leave.type, leave.startTime, leave.endTime, leave.reason], [type, startTime, endTime, reason])
  assert.equal(leave.log.length, context.revision)
  assert.deepEqual(
    leave.log.map(({ event, who, words }) => [event, who?.userId, words]),
    scene.said.map(({ event, by, words }) => [event, by === null ? undefined : userId(by), words]),
  )
}

/** [LEAVE-06] It is among the learner's own with this status only. */
const hasStatus = (status: LeaveStatus) => async (scene: Scene, shown: LeaveSnapshot) => {
  const { list } = (await calls(scene, 'learner', listMyLeaves, { status })).data as Page
  assert.ok(list.some(({ leaveID }) => leaveID === scene.leaveId))
  if (status !== 'pending') await isAsShown(scene, shown)
}

/** [LEAVE-04, ROUTE-81] It is pending at the holder of this office only. */
const waitsFor = (turn: LeaveApprover) => async (scene: Scene, shown: LeaveSnapshot) => {
  await isAsShown(scene, shown)
  for (const person of people.filter((one) => one !== 'learner')) {
    const { list } = (await calls(scene, person, listDesk, { lifecycle: 'leave', sort: 'age', pageSize: '40' }))
      .data as DeskPage
    assert.equal(
      list.some(({ id }) => id === scene.leaveId),
      partsOf[person].some((part) => part === turn),
    )
  }
}

type Tidings = keyof typeof enUSNotices
const holdersOf = (part: LeaveApprover): readonly Person[] =>
  people.filter((person) => partsOf[person].some((one) => one === part))

/** The expected recipients and texts of an effect. */
function tidingsOf(effect: string, { value, context }: LeaveSnapshot): readonly (readonly [Person, Tidings])[] {
  const tidings = /"notice":"leave\.(\w+)"/.exec(effect)?.[1] as Tidings | undefined
  if (effect.startsWith('tellNext') && typeof value === 'object')
    return holdersOf(value.pending).map((person) => [person, 'turn'])
  if (effect.startsWith('tellLearner') && tidings !== undefined) return [['learner', tidings]]
  if (effect.startsWith('tellApprovers') && tidings !== undefined)
    return context.chain.flatMap(holdersOf).map((person) => [person, tidings])
  return []
}

/** What a person has to read: from when to when, of which class, of whom, and the words of whoever has acted. */
function writtenTo(scene: Scene, person: Person, tidings: Tidings, { startsAt, endsAt }: LeaveContext): string {
  const { title, content } = spoken[languageOf(person)].notices[tidings]
  const named: Readonly<Record<string, string | undefined>> = {
    learner: demoAccounts.find(({ name }) => name === 'learner')?.originalName,
    className: scene.inClass?.name,
    from: timeText(startsAt + scene.shift),
    to: timeText(endsAt + scene.shift),
    reason: scene.said.at(-1)?.words,
  }
  return `${person} ${title} ${content.replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => named[name] ?? '')}`
}

/** The users' notices of the leave, in their language, by their ids. */
async function toldOf(scene: Scene): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all(
    people.map(async (person) => {
      const { data } = await calls(scene, person, findNotices, { pageSize: '40' })
      return (data as readonly Notice[])
        .filter(({ mesNotifyId }) => mesNotifyId.startsWith(`${scene.leaveId ?? ''}-`))
        .map(({ mesNotifyId, title, content }) => {
          const text = content.map((part) => part.text).join('')
          return [`${person} ${mesNotifyId}`, `${person} ${title} ${text}`] as const
        })
    }),
  )
  return new Map(all.flat())
}

/** [LEAVE-04, MSG-01] Exactly the affected users have a notice, once and in their own language. */
async function brings(scene: Scene, effects: readonly string[], after: LeaveSnapshot): Promise<void> {
  await scene.stage.portal.portal.effects.settled()
  const told = await toldOf(scene)
  const news = Array.from(told).flatMap(([id, text]) => (scene.told.has(id) ? [] : [text]))
  const expected = effects
    .flatMap((effect) => tidingsOf(effect, after))
    .map(([person, tidings]) => writtenTo(scene, person, tidings, after.context))
  assert.deepEqual(news.sort(), expected.sort())
  scene.told = told
}

export default layerModel<typeof leaveLifecycle, HttpStage>()<Scene>({
  beyond: unknownToOutsiders,
  begin: async (stage, path) => ({
    ...(await setScene(stage.portal.db, stage.portal.clock.now, path)),
    stage,
    told: new Map(),
  }),
  end: clearScene,
  brings,
  sends: {
    request,
    approve: tell,
    reject: tell,
    cancel: tell,
    revoke: tell,
    membershipEnded: leaves,
    officeVacated: vacates,
  },
  shows: {
    draft: async (scene) => {
      const { count } = (await calls(scene, 'learner', listMyLeaves, { status: 'pending' })).data as Page
      assert.equal(count, 0)
    },
    pending: hasStatus('pending'),
    'pending.teamLeader': waitsFor('teamLeader'),
    'pending.disciplineCommittee': waitsFor('disciplineCommittee'),
    'pending.headmaster': waitsFor('headmaster'),
    'pending.schoolLeader': waitsFor('schoolLeader'),
    approved: hasStatus('approved'),
    rejected: hasStatus('rejected'),
    cancelled: hasStatus('cancelled'),
  },
})
