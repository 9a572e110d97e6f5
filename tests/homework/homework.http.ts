import assert from 'node:assert/strict'

import { decideOnDesk, listDesk, type DeskPage, type DeskResults } from '#api/desk/desk.contract.ts'
import * as contract from '#api/homework/homework.contract.ts'
import type { Homework, HomeworkState } from '#api/homework/homework.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { cleanText } from '#api/kit/written-text.ts'
import { findNotices, type Notice } from '#api/message/notice.contract.ts'
import arBase from '#i18n/base/ar.ts'
import enUSBase from '#i18n/base/en-US.ts'
import zhCNBase from '#i18n/base/zh-CN.ts'
import ar, { notices as arNotices } from '#i18n/homework/ar.ts'
import enUS, { notices as enUSNotices } from '#i18n/homework/en-US.ts'
import zhCN, { notices as zhCNNotices } from '#i18n/homework/zh-CN.ts'
import arRecord from '#i18n/record/ar.ts'
import enUSRecord from '#i18n/record/en-US.ts'
import zhCNRecord from '#i18n/record/zh-CN.ts'
import type { HomeworkEvent, homeworkLifecycle, HomeworkSnapshot } from '#machines/homework/homework.lifecycle.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'

import { layerModel, type HttpStage } from '#tests/kit/models/paths.ts'
import {
  beyondCalls,
  clearTask,
  senderOf,
  setTask,
  taskNameOf,
  underFacts,
  type HomeworkSetting,
  type Person,
} from './homework-setting.ts'

type Event<Type> = Extract<HomeworkEvent, { readonly type: Type }>

interface Scene extends HomeworkSetting {
  readonly stage: HttpStage
  readonly said: { readonly event: string; readonly by: Person; readonly words: string }[]
  /** Null before there is any. */
  homeworkId: string | null
  /** The notices of the task before the last step. */
  told: ReadonlyMap<string, string>
}

/** Three languages, one from right to left, to check that texts follow the recipient's language. */
const spoken = {
  ar_AR: { reason: { ...arBase.reason.request, ...ar.reason, ...arRecord.reason }, notices: arNotices },
  zh_CN: { reason: { ...zhCNBase.reason.request, ...zhCN.reason, ...zhCNRecord.reason }, notices: zhCNNotices },
  en_US: { reason: { ...enUSBase.reason.request, ...enUS.reason, ...enUSRecord.reason }, notices: enUSNotices },
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
  { type, facts }: HomeworkEvent,
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

const handIn = (scene: Scene, event: Event<'handIn'>) =>
  does(scene, event, '', async (person) => {
    const { facts, revision } = event
    const { refusal, data } = await calls(scene, person, contract.handInHomework, {
      taskID: scene.taskId,
      revision,
      text: facts.hasContent || !facts.knowsFiles ? 'v = 1.2 m/s' : ' ',
      fileIDs: facts.knowsFiles ? [] : ['nothing'],
    })
    if (refusal === null) scene.homeworkId = (data as Homework).homeworkID
    return refusal
  })

const marksOf = ({ fitsRubric }: { readonly fitsRubric: boolean }) =>
  fitsRubric ? [] : [{ criterionID: 'nothing', points: 1 }]

const reviews = (scene: Scene, event: Event<'approve'> | Event<'reject'>, call: Call) =>
  does(scene, event, cleanText(event.reason), async (person) => {
    const { revision, reason, facts } = event
    const sent = { homeworkID: scene.homeworkId, revision, reason, marks: marksOf(facts) }
    return (await calls(scene, person, call, sent)).refusal
  })

/** At the desk, where it waits; otherwise as it is sent to a record. */
const approve = (scene: Scene, event: Event<'approve'>, before: HomeworkSnapshot) =>
  senderOf(event.facts) !== 'teacher' || !event.facts.fitsRubric || !before.hasTag('pending')
    ? reviews(scene, event, contract.approveHomework)
    : does(scene, event, cleanText(event.reason), async (person) => {
        const { refusal, data } = await calls(scene, person, decideOnDesk, {
          decision: 'approve',
          items: [{ lifecycle: 'homework', id: scene.homeworkId, revision: event.revision }],
          reason: event.reason,
        })
        if (refusal !== null) return refusal
        const [{ reason, message } = { reason: 'none', message: null }] = (data as { readonly results: DeskResults })
          .results
        if (reason !== null) isWorded(person, reason, message)
        return reason
      })

const reject = (scene: Scene, event: Event<'reject'>) => reviews(scene, event, contract.rejectHomework)

const reopen = (scene: Scene, event: Event<'reopen'>) =>
  does(scene, event, cleanText(event.reason), async (person) => {
    const sent = { homeworkID: scene.homeworkId, revision: event.revision, reason: event.reason }
    return (await calls(scene, person, contract.reopenHomework, sent)).refusal
  })

/** [HOMEWORK-02] The learner, who reviews it, and the desk all see it in this state, and who has done what. */
const isSeen =
  (state: HomeworkState) =>
  async (scene: Scene, { context }: HomeworkSnapshot) => {
    const own = (await calls(scene, 'learner', contract.getHomework, { taskID: scene.taskId })).data as Homework
    scene.homeworkId = own.homeworkID
    assert.deepEqual([own.state, own.revision, own.versions.length], [state, context.revision, context.versions])
    assert.deepEqual(
      own.log.map(({ event, who, words }) => [event, who?.userId ?? null, words]),
      scene.said.map(({ event, by, words }) => [event, userId(by), words]),
    )
    const desk = (await calls(scene, 'teacher', listDesk, { subjectID: scene.taskId })).data as DeskPage
    assert.equal(desk.count, state === 'submitted' ? 1 : 0)
    if (own.homeworkID === null) return
    const asked = { homeworkID: own.homeworkID }
    const reviewed = (await calls(scene, 'teacher', contract.getReviewedHomework, asked)).data as Homework
    assert.deepEqual([reviewed.state, reviewed.versions], [own.state, own.versions])
  }

/** What a person has to read: of which task, of whom, and the words of whoever has acted. */
function writtenTo(scene: Scene, person: Person, notice: keyof typeof enUSNotices): string {
  const { title, content } = spoken[languageOf(person)].notices[notice]
  const named: Readonly<Record<string, string | undefined>> = {
    learner: demoAccounts.find(({ name }) => name === 'learner')?.originalName,
    task: taskNameOf(scene.taskId),
    reason: scene.said.at(-1)?.words,
  }
  return `${person} ${title} ${content.replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => named[name] ?? '')}`
}

function tidingsOf(scene: Scene, effect: string): readonly string[] {
  if (effect === 'tellReviewers') return [writtenTo(scene, 'teacher', 'handedIn')]
  const [, word = ''] = /^tellLearner \{"notice":"homework\.(\w+)"\}$/.exec(effect) ?? []
  return word === 'approved' || word === 'rejected' || word === 'reopened' ? [writtenTo(scene, 'learner', word)] : []
}

/** The notices about the task, by person and id. */
async function toldOf(scene: Scene): Promise<ReadonlyMap<string, string>> {
  const all = await Promise.all(
    (['learner', 'teacher', 'leader'] as const).map(async (person) => {
      const { data } = await calls(scene, person, findNotices, { pageSize: '40' })
      return (data as readonly Notice[]).flatMap(({ mesNotifyId, title, content }) => {
        const text = content.map((part) => part.text).join('')
        return text.includes(taskNameOf(scene.taskId))
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

export default layerModel<typeof homeworkLifecycle, HttpStage>()<Scene>({
  beyond: beyondCalls,
  begin: async (stage) => ({
    ...(await setTask(stage.portal.db, stage.portal.clock)),
    stage,
    said: [],
    homeworkId: null,
    told: new Map(),
  }),
  end: clearTask,
  brings,
  sends: { handIn, approve, reject, reopen },
  shows: {
    notSubmitted: isSeen('notSubmitted'),
    submitted: isSeen('submitted'),
    notApproved: isSeen('notApproved'),
    approved: isSeen('approved'),
  },
})
