import assert from 'node:assert/strict'

import {
  getExam,
  registerForExam,
  sendExamRegistrationEvent,
  type ExamRegistrationState,
  type OneExam,
} from '#api/exam/exam.contract.ts'
import { decideOnDesk, listDesk, type DeskPage, type DeskResults } from '#api/desk/desk.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { findNotices, type Notice } from '#api/message/notice.contract.ts'
import ar, { notices as arNotices } from '#i18n/exam/ar.ts'
import enUS, { notices as enUSNotices } from '#i18n/exam/en-US.ts'
import zhCN, { notices as zhCNNotices } from '#i18n/exam/zh-CN.ts'
import arRecord from '#i18n/record/ar.ts'
import enUSRecord from '#i18n/record/en-US.ts'
import zhCNRecord from '#i18n/record/zh-CN.ts'
import type {
  ExamRegistrationEvent,
  ExamRegistrationSnapshot,
  examRegistrationLifecycle,
} from '#machines/exam/exam-registration.lifecycle.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'

import { layerModel, type Beyond, type HttpStage } from '#tests/kit/models/paths.ts'
import {
  clearExamRegistration,
  depart,
  isNew,
  senderOf,
  setExamRegistration,
  underFacts,
  unknownToOutsiders,
  type ExamRegistrationSetting,
  type Person,
} from './exam-registration-setting.ts'
import { examNameOf } from './exam-scene.ts'

type Event<Type> = Extract<ExamRegistrationEvent, { readonly type: Type }>

interface Scene extends ExamRegistrationSetting {
  readonly stage: HttpStage
  readonly said: { readonly event: string; readonly by: Person | null; readonly words: string }[]
  /** Null before there is one. */
  registrationId: string | null
  /** The notices of the exam before the last step. */
  told: ReadonlyMap<string, string>
}

/** Three languages, one from right to left, to check that texts follow the recipient's language. */
const spoken = {
  ar_AR: { reason: { ...ar.reason, ...arRecord.reason }, notices: arNotices },
  zh_CN: { reason: { ...zhCN.reason, ...zhCNRecord.reason }, notices: zhCNNotices },
  en_US: { reason: { ...enUS.reason, ...enUSRecord.reason }, notices: enUSNotices },
} as const
const languageOf = (person: Person): keyof typeof spoken =>
  person === 'learner' ? 'ar_AR' : person === 'teacher' ? 'zh_CN' : 'en_US'

/** The refusal has to be worded in the language of whoever is refused. */
function isWorded(person: Person, reason: string | null, message: string | null): void {
  const words: Readonly<Record<string, string>> = spoken[languageOf(person)].reason
  assert.equal(message, words[reason?.split('.')[1] ?? ''], reason ?? '')
}

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

/** Does something while the facts hold, and notes what was not refused. */
async function does(
  scene: Scene,
  { type, facts }: ExamRegistrationEvent,
  words: string,
  run: (person: Person) => Promise<string | null>,
): Promise<string | null> {
  const by = senderOf(facts)
  return underFacts(scene, facts, async () => {
    const refusal = await run(by)
    if (refusal === null) scene.said.push({ event: type, by, words })
    await scene.stage.portal.portal.effects.settled()
    return refusal
  })
}

const says = async (
  scene: Scene,
  person: Person,
  { type, revision }: ExamRegistrationEvent,
  reason: string,
): Promise<string | null> =>
  (
    await calls(scene, person, sendExamRegistrationEvent, {
      registrationID: scene.registrationId,
      type,
      revision,
      reason,
    })
  ).refusal

const register = (scene: Scene, event: Event<'register'>) =>
  does(
    scene,
    event,
    '',
    async (person) =>
      (await calls(scene, person, registerForExam, { examID: scene.examId, revision: event.revision })).refusal,
  )

const withdraw = (scene: Scene, event: Event<'withdraw'>) =>
  does(scene, event, '', (person) => says(scene, person, event, ''))

/** By who runs the exam at the desk, where such requests wait; by anybody else as it is sent to a registration. */
const approve = (scene: Scene, event: Event<'approve'>, before: ExamRegistrationSnapshot) =>
  does(scene, event, '', async (person) => {
    if (person !== 'teacher' || !before.hasTag('pending')) return says(scene, person, event, '')
    const { data } = await calls(scene, person, decideOnDesk, {
      decision: 'approve',
      items: [{ lifecycle: 'examRegistration', id: scene.registrationId, revision: event.revision }],
      reason: '',
    })
    const [{ reason, message } = { reason: 'none', message: null }] = (data as { readonly results: DeskResults })
      .results
    if (reason !== null) isWorded(person, reason, message)
    return reason
  })

const decline = (scene: Scene, event: Event<'decline'>) =>
  does(scene, event, event.reason.trim(), (person) => says(scene, person, event, event.reason))

/** The server ends it: nobody is named in its log. */
async function membershipEnded(scene: Scene, event: ExamRegistrationEvent, before: ExamRegistrationSnapshot) {
  const refusal = await depart(scene, event, before)
  await scene.stage.portal.portal.effects.dispatch()
  if (refusal === null) scene.said.push({ event: event.type, by: null, words: '' })
  return refusal
}

/** [EXAM-04] The learner, who runs the exam, and the desk all see it in this state, and who has done what. */
const isSeen =
  (state: ExamRegistrationState) =>
  async (scene: Scene, { context }: ExamRegistrationSnapshot) => {
    const { registration } = (await calls(scene, 'learner', getExam, { examID: scene.examId })).data as OneExam
    scene.registrationId = registration.registrationID
    assert.deepEqual(
      [registration.state, registration.revision, registration.reason],
      [state, context.revision, context.reason.trim()],
    )
    assert.deepEqual(
      registration.log.map(({ event, who, words }) => [event, who?.userId ?? null, words]),
      scene.said.map(({ event, by, words }) => [event, by === null ? null : userId(by), words]),
    )
    const desk = (await calls(scene, 'teacher', listDesk, { subjectID: scene.examId })).data as DeskPage
    assert.equal(desk.count, state === 'underReview' ? 1 : 0)
  }

type Tidings = 'asked' | 'approved' | 'declined' | 'lapsed'

/** What a person has to read: of which exam, of whom, and the words of whoever has acted. */
function writtenTo(scene: Scene, person: Person, tidings: Tidings): string {
  const { title, content } = spoken[languageOf(person)].notices[tidings]
  const named: Readonly<Record<string, string | undefined>> = {
    learner: demoAccounts.find(({ name }) => name === 'learner')?.originalName,
    exam: examNameOf(scene.examId),
    reason: scene.said.at(-1)?.words,
  }
  return `${person} ${title} ${content.replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => named[name] ?? '')}`
}

function tidingsOf(scene: Scene, effect: string): readonly string[] {
  const [, to, word = ''] = /^tell(\w+) \{"notice":"exam\.(\w+)"\}$/.exec(effect) ?? []
  return word === 'asked' || word === 'approved' || word === 'declined' || word === 'lapsed'
    ? [writtenTo(scene, to === 'Staff' ? 'teacher' : 'learner', word)]
    : []
}

/** The notices about the exam, by person and id. */
async function toldOf(scene: Scene): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all(
    (['learner', 'teacher', 'leader'] as const).map(async (person) => {
      const { data } = await calls(scene, person, findNotices, { pageSize: '40' })
      return (data as readonly Notice[]).flatMap(({ mesNotifyId, title, content }) => {
        const text = content.map((part) => part.text).join('')
        return text.includes(examNameOf(scene.examId))
          ? [[`${person} ${mesNotifyId}`, `${person} ${title} ${text}`] as const]
          : []
      })
    }),
  )
  return new Map(all.flat())
}

/** Exactly those concerned have a notice, once and in their own language. */
async function brings(scene: Scene, effects: readonly string[]): Promise<void> {
  await scene.stage.portal.portal.effects.settled()
  const told = await toldOf(scene)
  const news = Array.from(told).flatMap(([id, text]) => (scene.told.has(id) ? [] : [text]))
  assert.deepEqual(news.sort(), effects.flatMap((effect) => tidingsOf(scene, effect)).sort())
  scene.told = told
}

/** Over HTTP there is nothing to send to before the first request has made it. */
const beyond: Readonly<Record<string, Beyond<ExamRegistrationEvent>>> = {
  ...unknownToOutsiders,
  'an event before there is a registration': {
    reason: 'These are sent to a registration, and the first request makes it.',
    needs: ({ type }, context) => type !== 'register' && isNew(context),
  },
}

export default layerModel<typeof examRegistrationLifecycle, HttpStage>()<Scene>({
  beyond,
  begin: async (stage) => ({
    ...(await setExamRegistration(stage.portal.db, stage.portal.clock)),
    stage,
    said: [],
    registrationId: null,
    told: new Map(),
  }),
  end: clearExamRegistration,
  brings,
  sends: { register, withdraw, approve, decline, membershipEnded },
  shows: {
    unregistered: isSeen('unregistered'),
    underReview: isSeen('underReview'),
    declined: isSeen('declined'),
    registered: isSeen('registered'),
  },
})
