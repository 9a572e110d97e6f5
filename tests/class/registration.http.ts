import assert from 'node:assert/strict'

import { listClassContacts } from '#api/class/contact.contract.ts'
import {
  decideRegistrations,
  getOwnRegistration,
  listRegistrations,
  putInLearners,
  registerForClass,
  sendRegistrationEvent,
  type Registration,
  type RegistrationResults,
  type RegistrationState,
} from '#api/class/registration.contract.ts'
import { decideOnDesk, listDesk, type DeskPage, type DeskResults } from '#api/desk/desk.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { findNotices, type Notice } from '#api/message/notice.contract.ts'
import ar, { notices as arNotices } from '#i18n/class/registration/ar.ts'
import enUS, { notices as enUSNotices } from '#i18n/class/registration/en-US.ts'
import zhCN, { notices as zhCNNotices } from '#i18n/class/registration/zh-CN.ts'
import arRecord from '#i18n/record/ar.ts'
import enUSRecord from '#i18n/record/en-US.ts'
import zhCNRecord from '#i18n/record/zh-CN.ts'
import type {
  registrationLifecycle,
  RegistrationEvent,
  RegistrationFacts,
  RegistrationSnapshot,
} from '#machines/class/registration.lifecycle.ts'
import { endWindows } from '#server/class/registration/clock.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'

import { layerModel, type HttpStage } from '#tests/kit/models/paths.ts'
import { putMembers } from './members.ts'
import {
  clearRegistration,
  fillUp,
  NEIGHBOUR,
  senderOf,
  setRegistration,
  underFacts,
  unknownToOutsiders,
  type Person,
  type RegistrationSetting,
} from './registration-setting.ts'
import { placesOf } from './registration-scene.ts'

interface Scene extends RegistrationSetting {
  readonly stage: HttpStage
  /** Null before there is one. */
  registrationId: string | null
  /** The notices of the registration before the last step. */
  told: ReadonlyMap<string, string>
  /** How many places were taken before the last step. */
  taken: number
}
type Event<Type> = Extract<RegistrationEvent, { readonly type: Type }>

/** Three languages, one from right to left, to check that texts follow the recipient's language. */
const spoken = {
  ar_AR: { reason: { ...ar.reason, ...arRecord.reason }, notices: arNotices },
  zh_CN: { reason: { ...zhCN.reason, ...zhCNRecord.reason }, notices: zhCNNotices },
  en_US: { reason: { ...enUS.reason, ...enUSRecord.reason }, notices: enUSNotices },
} as const
const languageOf = (person: Person): keyof typeof spoken =>
  person === 'learner' ? 'ar_AR' : person === 'headmaster' ? 'zh_CN' : 'en_US'

/** The refusal has to be worded in the language of whoever is refused. */
function isWorded(person: Person, reason: string | null, message: string | null): void {
  const words: Readonly<Record<string, string>> = spoken[languageOf(person)].reason
  assert.equal(message, words[reason?.split('.')[1] ?? ''], reason ?? '')
}

/** Makes a call and returns the refusal code. */
async function calls(
  { stage }: Scene,
  person: Person,
  call: Call,
  payload: object,
): Promise<{ refusal: string | null; data: unknown }> {
  const { body } = await (await stage.person(person)).call(call, payload, { lang: languageOf(person) })
  if (body.code === 2000) return { refusal: null, data: body.data }
  assert.equal(body.code, 5000, body.message)
  isWorded(person, body.reason, body.message)
  return { refusal: body.reason, data: null }
}

/** Makes a call that answers for each of one, and returns the refusal code of that one. */
async function callsForOne(scene: Scene, person: Person, call: Call, payload: object): Promise<string | null> {
  const { refusal, data } = await calls(scene, person, call, payload)
  if (refusal !== null) return refusal
  const { results } = data as { readonly results: RegistrationResults | DeskResults }
  assert.equal(results.length, 1)
  const [{ reason, message } = { reason: 'none', message: null }] = results
  if (reason !== null) isWorded(person, reason, message)
  return reason
}

/** Does something while the facts hold, and notes what was not refused. Effects are due by the clock, too. */
async function does(
  scene: Scene,
  event: RegistrationEvent['type'],
  facts: RegistrationFacts,
  words: string,
  run: (person: Person) => Promise<string | null>,
): Promise<string | null> {
  const by = senderOf(facts)
  return underFacts(scene, facts, async () => {
    const refusal = await run(by)
    if (refusal === null) scene.said.push({ event, by, words })
    await scene.stage.portal.portal.effects.settled()
    return refusal
  })
}

const own = async (scene: Scene): Promise<Registration> =>
  (await calls(scene, 'learner', getOwnRegistration, { classID: scene.classId })).data as Registration

const register = (scene: Scene, { facts, revision }: Event<'register'>) =>
  does(scene, 'register', facts, '', async (person) => {
    const { refusal } = await calls(scene, person, registerForClass, { classID: scene.classId, revision })
    return refusal
  })

/**
 * By those who run the class at the desk, where such requests wait; by anybody else as it is sent to a registration.
 */
const approve = (scene: Scene, { type, revision, facts }: Event<'approve'>) =>
  does(scene, type, facts, '', (person) =>
    person === 'headmaster'
      ? callsForOne(scene, person, decideOnDesk, {
          decision: 'approve',
          items: [{ lifecycle: 'registration', id: scene.registrationId, revision }],
          reason: '',
        })
      : says(scene, person, { type, revision, reason: '' }),
  )

const says = async (
  scene: Scene,
  person: Person,
  sent: { readonly type: string; readonly revision: number; readonly reason: string },
): Promise<string | null> =>
  (await calls(scene, person, sendRegistrationEvent, { registrationID: scene.registrationId, ...sent })).refusal

const accept = (scene: Scene, { type, revision, facts }: Event<'accept'>) =>
  does(scene, type, facts, '', (person) => says(scene, person, { type, revision, reason: '' }))

/** Withdraws, or turns an invitation down. */
const withdraw = (scene: Scene, { type, revision, facts, reason }: Event<'withdraw' | 'turnDown'>) =>
  does(scene, type, facts, reason, (person) => says(scene, person, { type, revision, reason }))

const decide = (scene: Scene, { type, revision, facts, reason }: Event<'decline' | 'takeOut'>) =>
  does(scene, type, facts, reason, (person) =>
    callsForOne(scene, person, decideRegistrations, {
      decision: type,
      registrations: [{ registrationID: scene.registrationId, revision }],
      reason,
    }),
  )

/** By the list of people where none was seen that could have changed meanwhile, else by the registration. */
const putIn = (scene: Scene, { type, revision, facts }: Event<'putIn'>, { context }: RegistrationSnapshot) =>
  does(scene, type, facts, '', (person) =>
    revision === context.revision
      ? callsForOne(scene, person, putInLearners, { classID: scene.classId, userIDs: [userId('learner')] })
      : says(scene, person, { type, revision, reason: '' }),
  )

/** The contact list is one of the things that only participants see. */
const enter = (scene: Scene, { facts }: Event<'enter'>) =>
  underFacts(
    scene,
    facts,
    async () => (await calls(scene, 'learner', listClassContacts, { classID: scene.classId })).refusal,
  )

/** The neighbour gives the last place up. */
async function placeFreed(scene: Scene, _: Event<'placeFreed'>, { value }: RegistrationSnapshot): Promise<null> {
  await fillUp(scene)
  scene.taken = (await placesOf(scene.db, scene.classId)).counted - 1
  const neighbour = await scene.stage.person(NEIGHBOUR)
  const { body } = await neighbour.call(getOwnRegistration, { classID: scene.classId })
  const { registrationID, revision } = body.data as Registration
  const said = { registrationID, type: 'withdraw', revision, reason: 'Other plans' }
  assert.equal((await neighbour.call(sendRegistrationEvent, said)).body.code, 2000)
  if (value === 'waiting') scene.said.push({ event: 'placeFreed', by: null, words: '' })
  return null
}

const ends = (scene: Scene, { type, facts }: Event<'windowEnded' | 'classEnded'>, before: RegistrationSnapshot) =>
  underFacts(scene, facts, async () => {
    const { portal, clock } = scene.stage.portal
    await endWindows(portal, clock.now())
    await portal.effects.settled()
    if (before.hasTag('pending')) scene.said.push({ event: type, by: null, words: '' })
    return null
  })

async function adopt(scene: Scene): Promise<null> {
  await putMembers(scene.db, [{ user_id: userId('learner'), class_id: scene.classId }])
  scene.taken += 1
  scene.said.push({ event: 'adopt', by: null, words: '' })
  return null
}

/** [REG-04] The learner, who runs the class, and the desk all see it in this state, and who has done what. */
const isSeen = (state: RegistrationState) => async (scene: Scene, shown: RegistrationSnapshot) => {
  const { classId } = scene
  const { context } = shown
  const one = await own(scene)
  scene.registrationId = one.registrationID
  assert.deepEqual([one.state, one.revision, one.reason], [state, context.revision, context.reason])
  assert.equal(one.position, state === 'waiting' ? 1 : null)
  assert.deepEqual(
    one.log.map(({ event, who, words }) => [event, who?.userId ?? null, words]),
    scene.said.map(({ event, by, words }) => [event, by === null ? null : userId(by), words]),
  )
  const { data } = await calls(scene, 'headmaster', listRegistrations, { classID: classId, state })
  const among = (data as { readonly list: readonly Registration[] }).list.map(({ learner }) => learner.userId)
  assert.equal(among.includes(userId('learner')), state !== 'unregistered')
  const desk = (await calls(scene, 'headmaster', listDesk, { subjectID: classId })).data as DeskPage
  assert.equal(desk.count, state === 'underReview' ? 1 : 0)
}

type Tidings = keyof typeof enUSNotices

/** What a person has to read: of which class, of whom, and the words of whoever has acted. */
function writtenTo(scene: Scene, person: Person, tidings: Tidings): string {
  const { title, content } = spoken[languageOf(person)].notices[tidings]
  const named: Readonly<Record<string, string | undefined>> = {
    learner: demoAccounts.find(({ name }) => name === 'learner')?.originalName,
    className: scene.className,
    reason: scene.said.at(-1)?.words,
  }
  return `${person} ${title} ${content.replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => named[name] ?? '')}`
}

const isTidings = (word: string): word is Tidings => word in enUSNotices

function tidingsOf(scene: Scene, effect: string): readonly string[] {
  const [, to, word = ''] = /^tell(\w+) \{"notice":"registration\.(\w+)"\}$/.exec(effect) ?? []
  return isTidings(word) ? [writtenTo(scene, to === 'Staff' ? 'headmaster' : 'learner', word)] : []
}

/** The notices of the registration, by person and id. */
async function toldOf(scene: Scene): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all(
    (['learner', 'headmaster', 'leader'] as const).map(async (person) => {
      const { data } = await calls(scene, person, findNotices, { pageSize: '40' })
      return (data as readonly Notice[])
        .filter(({ link }) => link?.includes(scene.classId) === true)
        .map(({ mesNotifyId, title, content }) => {
          const text = content.map((part) => part.text).join('')
          return [`${person} ${mesNotifyId}`, `${person} ${title} ${text}`] as const
        })
    }),
  )
  return new Map(all.flat())
}

/** Exactly those concerned have a notice, once and in their own language; the places are counted right. */
async function brings(scene: Scene, effects: readonly string[]): Promise<void> {
  await scene.stage.portal.portal.effects.settled()
  const told = await toldOf(scene)
  const news = Array.from(told).flatMap(([id, text]) => (scene.told.has(id) ? [] : [text]))
  assert.deepEqual(news.sort(), effects.flatMap((effect) => tidingsOf(scene, effect)).sort())
  scene.told = told
  const { counted, registered } = await placesOf(scene.db, scene.classId)
  const change = { takePlace: 1, givePlace: -1 } as const
  const changed = effects.reduce(
    (sum, effect) => sum + (effect === 'takePlace' || effect === 'givePlace' ? change[effect] : 0),
    0,
  )
  assert.deepEqual([counted, registered], [scene.taken + changed, scene.taken + changed])
  scene.taken = counted
}

export default layerModel<typeof registrationLifecycle, HttpStage>()<Scene>({
  beyond: unknownToOutsiders,
  begin: async (stage, path) => ({
    ...(await setRegistration(stage.portal.db, stage.portal.clock, path)),
    stage,
    registrationId: null,
    told: new Map(),
    taken: 1,
  }),
  end: clearRegistration,
  brings,
  sends: {
    register,
    withdraw,
    accept,
    turnDown: withdraw,
    approve,
    decline: decide,
    putIn,
    takeOut: decide,
    enter,
    placeFreed,
    windowEnded: ends,
    classEnded: ends,
    adopt,
  },
  shows: {
    unregistered: isSeen('unregistered'),
    invited: isSeen('invited'),
    underReview: isSeen('underReview'),
    waiting: isSeen('waiting'),
    registered: isSeen('registered'),
    declined: isSeen('declined'),
    withdrawn: isSeen('withdrawn'),
  },
})
