import assert from 'node:assert/strict'

import { getClass, type ClassDetail } from '#api/class/class.contract.ts'
import {
  createClass,
  getManagedClass,
  saveClass,
  sendClassEvent,
  type ClassDocument,
  type ManagedClass,
} from '#api/class/managed-class.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { findNotices, type Notice } from '#api/message/notice.contract.ts'
import ar, { notices as arNotices } from '#i18n/class/ar.ts'
import enUS, { notices as enUSNotices } from '#i18n/class/en-US.ts'
import zhCN, { notices as zhCNNotices } from '#i18n/class/zh-CN.ts'
import arRecord from '#i18n/record/ar.ts'
import enUSRecord from '#i18n/record/en-US.ts'
import zhCNRecord from '#i18n/record/zh-CN.ts'
import type { ClassEvent, classLifecycle, ClassPlan, ClassSnapshot } from '#machines/class/class.lifecycle.ts'
import { timeText } from '#server/database/codec.ts'
import { userId } from '#server/demo/ids.ts'

import { layerModel, type HttpStage } from '#tests/kit/models/paths.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import {
  adopt,
  clearClass,
  fill,
  flawIn,
  LEARNERS,
  setClass,
  standAt,
  timesOf,
  ownedBy,
  unknownToOutsiders,
  wait,
  WAITS,
  withFlaw,
  written,
  type ClassSetting,
  type ClassTimes,
  type Flaw,
} from './class-setting.ts'
import { removeMembers } from './members.ts'

/** The owner, a further class teacher, the two learners of the class, and one who waits for a place. */
type Person = 'teacher' | 'headmaster' | 'learner' | 'committee' | 'leader'

interface Scene extends ClassSetting {
  readonly stage: HttpStage
  /** The notices of the class before the last step. */
  told: ReadonlyMap<string, string>
}
type Sent = Exclude<ClassEvent, { readonly type: 'adopt' }>
type Event<Type> = Extract<ClassEvent, { readonly type: Type }>

/** Three languages, one from right to left, to check that texts follow the recipient's language. */
const spoken = {
  ar_AR: { reason: { ...ar.reason, ...arRecord.reason }, notices: arNotices },
  zh_CN: { reason: { ...zhCN.reason, ...zhCNRecord.reason }, notices: zhCNNotices },
  en_US: { reason: { ...enUS.reason, ...enUSRecord.reason }, notices: enUSNotices },
} as const
const languageOf = (person: Person): keyof typeof spoken =>
  person === 'learner' ? 'ar_AR' : person === 'teacher' ? 'zh_CN' : 'en_US'

/** Makes a call and returns the refusal code; its text must be in the caller's language. */
async function calls(scene: Scene, person: Person, call: Call, payload: object): Promise<string | null> {
  const lang = languageOf(person)
  const { body } = await (await scene.stage.person(person)).call(call, payload, { lang })
  if (body.code === 2000) {
    scene.classId = (body.data as ManagedClass).classID
    return null
  }
  assert.equal(body.code, 5000, body.message)
  const words: Readonly<Record<string, string>> = spoken[lang].reason
  assert.equal(body.message, words[body.reason?.split('.')[1] ?? ''], body.reason ?? '')
  return body.reason
}

/** What makes a class that is sent have this flaw. */
const flawed = (flaw: Flaw, { texts, startsAt }: ClassDocument, { endsAt }: ClassTimes): Partial<ClassDocument> =>
  ({
    // What stays when it was is not judged anew.
    holdsLessons: { endsAt: timeText(endsAt + MINUTE) },
    hasTexts: { texts: texts.map((text) => ({ ...text, name: '' })) },
    knowsParts: { teacherIDs: [userId('learner')] },
    keepsStaff: { headmasterID: userId('headmaster') },
    lacksDepartments: { audience: 'departments' as const },
    isForward: { endsAt: startsAt },
    closesInTime: { closesAt: timeText(endsAt + 1000) },
    fits: { capacity: 1 },
  })[flaw]

/** Whoever may not hand the class over is one of its further teachers. */
async function save(scene: Scene, { revision, facts }: Event<'save'>, before: ClassSnapshot): Promise<string | null> {
  const times = timesOf(scene, facts)
  const flaw = flawIn(facts)
  const next = timesOf(scene, { ...facts, ...facts.next })
  const whole = written(scene, next, facts.next.place)
  const document = {
    ...whole,
    ...(flaw !== null && flawed(flaw, whole, next)),
    ...(facts.changesOwner && { headmasterID: userId('headmaster') }),
  }
  const isNew = before.context.revision === 0
  if (isNew) {
    const refusal = await calls(scene, 'teacher', createClass, document)
    if (refusal === null) await fill(scene)
    if (refusal === null) scene.times = next
    return refusal
  }
  const { value } = before
  if (value === 'draft' || value === 'announced') await standAt(scene, times)
  await wait(scene)
  const sender = flaw === 'keepsStaff' ? 'headmaster' : 'teacher'
  const refusal = await withFlaw(scene, flaw === 'holdsLessons' ? flaw : null, () =>
    calls(scene, sender, saveClass, { classID: scene.classId, revision, ...document }),
  )
  if (value === 'draft' || value === 'announced') scene.times = refusal === null ? next : times
  await ownedBy(scene, 'teacher')
  return refusal
}

const tell = (scene: Scene, { type, revision }: Sent): Promise<string | null> =>
  calls(scene, 'teacher', sendClassEvent, { classID: scene.classId, type, revision })

/** What is stored has the flaw that the facts have, as long as it is sent. */
const announce = (scene: Scene, event: Event<'announce'>) =>
  withFlaw(scene, flawIn(event.facts), () => tell(scene, event))

/** At the times of the facts, to the millisecond. */
async function close(scene: Scene, event: Event<'close'>, before: ClassSnapshot): Promise<string | null> {
  const { db, stage, classId } = scene
  if (before.value === 'announced') {
    scene.times = timesOf(scene, event.facts)
    const { startsAt, endsAt } = scene.times
    const columns = { starts_at: startsAt, ends_at: endsAt }
    await db
      .updateTable('class')
      .set(columns)
      .where('id', '=', classId ?? '')
      .execute()
    await wait(scene)
  }
  const refusal = await tell(scene, event)
  const now = stage.portal.clock.now().getTime()
  if (refusal === null) scene.times = { startsAt: Math.min(scene.times.startsAt, now), endsAt: now }
  return refusal
}

async function reopen(scene: Scene, event: Event<'reopen'>, before: ClassSnapshot): Promise<string | null> {
  const refusal = await tell(scene, event)
  const { planned } = before.context
  const shift = scene.shift ?? 0
  if (refusal === null && planned !== null)
    scene.times = { startsAt: planned.startsAt + shift, endsAt: planned.endsAt + shift }
  return refusal
}

/** [CLASS-03] Those who run it see it as it is; its learners once it is announced, in progress or over by its times. */
const isSeen =
  (isReadable: boolean) =>
  async (scene: Scene, { value, context }: ClassSnapshot) => {
    const { stage, classId, times } = scene
    if (classId === null) return assert.equal(context.revision, 0)
    const managed = await (await stage.person('teacher')).call(getManagedClass, { classID: classId })
    const { state, revision, startsAt, endsAt } = managed.body.data as ManagedClass
    assert.deepEqual([state, revision], [value, context.revision])
    assert.deepEqual([startsAt, endsAt], [timeText(times.startsAt), timeText(times.endsAt)])
    const { body } = await (await stage.person('learner')).call(getClass, { classID: classId })
    if (!isReadable) return assert.equal(body.reason, 'request.notFound')
    const now = stage.portal.clock.now().getTime()
    const expected = now < times.startsAt ? 'notStarted' : now < times.endsAt ? 'inProgress' : 'ended'
    assert.equal((body.data as ClassDetail).state, expected)
  }

/** The notices of the class, by person and id. */
async function toldOf({ stage, classId }: Scene): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all(
    (['learner', 'committee', 'leader', 'teacher'] as const).map(async (person) => {
      const lang = languageOf(person)
      const { body } = await (await stage.person(person)).call(findNotices, { pageSize: '40' }, { lang })
      return (body.data as readonly Notice[])
        .filter(({ mesNotifyId }) => mesNotifyId.startsWith(`${classId}-`))
        .map(({ mesNotifyId, title, content }) => {
          const text = content.map((part) => part.text).join('')
          return [`${person} ${mesNotifyId}`, `${person} ${title} ${text}`] as const
        })
    }),
  )
  return new Map(all.flat())
}

type Tidings = 'closed' | 'reopened' | 'timeChanged' | 'placeChanged'
type Names = Readonly<Record<string, string>>

function writtenTo({ name }: Scene, person: Person, tidings: Tidings, names: Names = {}): string {
  const { title, content } = spoken[languageOf(person)].notices[tidings]
  const named: Names = { className: name, ...names }
  return `${person} ${title} ${content.replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, key: string) => named[key] ?? '')}`
}

/** What the learners read of a change of time or place. */
function changeIn(scene: Scene, effect: string): (readonly [Tidings, Names])[] {
  if (!effect.startsWith('tellChange ')) return []
  const { before, after } = JSON.parse(effect.slice('tellChange '.length)) as Record<'before' | 'after', ClassPlan>
  const shown = (at: number) => timeText(at + (scene.shift ?? 0))
  const isTime = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt
  const times = {
    fromBefore: shown(before.startsAt),
    toBefore: shown(before.endsAt),
    from: shown(after.startsAt),
    to: shown(after.endsAt),
  }
  const places = { before: before.place || '—', after: after.place || '—' }
  return [
    ...(isTime ? [['timeChanged', times] as const] : []),
    ...(before.place === after.place ? [] : [['placeChanged', places] as const]),
  ]
}

/**
 * Its learners are told, each once and in their own language; whoever waits has a place now, or nothing to wait for.
 */
async function brings(scene: Scene, effects: readonly string[]): Promise<void> {
  const { db, stage, classId } = scene
  if (classId === null) return
  await stage.portal.portal.effects.settled()
  const told = await toldOf(scene)
  const news = Array.from(told).flatMap(([id, text]) => (scene.told.has(id) ? [] : [text]))
  const expected = effects.flatMap((effect) => {
    const tidings = (['closed', 'reopened'] as const).find(
      (name) => effect === `tellMembers {"notice":"class.${name}"}`,
    )
    return LEARNERS.flatMap((person) => [
      ...(tidings === undefined ? [] : [writtenTo(scene, person, tidings)]),
      ...changeIn(scene, effect).map(([changed, names]) => writtenTo(scene, person, changed, names)),
    ])
  })
  assert.deepEqual(news.sort(), expected.sort())
  scene.told = told
  const waits = await db
    .selectFrom('registration')
    .select('state')
    .where('class_id', '=', classId)
    .where('learner_id', '=', WAITS)
    .executeTakeFirst()
  if (effects.includes('fillPlaces')) assert.equal(waits?.state, 'registered')
  else if (effects.includes('endRegistrations')) assert.equal(waits?.state, 'declined')
  else assert.ok(waits === undefined || waits.state === 'waiting')
  await removeMembers(db, { user_id: WAITS, class_id: classId })
}

export default layerModel<typeof classLifecycle, HttpStage>()<Scene>({
  beyond: unknownToOutsiders,
  begin: (stage, path) => {
    const { db, clock } = stage.portal
    return Promise.resolve({ ...setClass(db, clock.now, path), stage, told: new Map() })
  },
  end: clearClass,
  brings,
  sends: { save, announce, close, reopen, discard: tell, adopt },
  shows: { draft: isSeen(false), announced: isSeen(true), closed: isSeen(true), discarded: isSeen(false) },
})
