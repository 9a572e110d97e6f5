import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import type { Call } from '#api/kit/call.ts'
import {
  changeResponse,
  getQuestionnaire,
  openSheet,
  saveDraft,
  submitSheet,
  takeOverSheet,
  type Questionnaire,
  type QuestionnaireSheet,
  type ResponseState,
} from '#api/questionnaire/answering.contract.ts'
import {
  createQuestionnaire,
  publishQuestionnaire,
  type ManagedQuestionnaire,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import ar from '#i18n/questionnaire/ar.ts'
import arRecord from '#i18n/record/ar.ts'
import type {
  ResponseEvent,
  responseLifecycle,
  ResponseSnapshot,
  SheetFacts,
} from '#machines/questionnaire/response.lifecycle.ts'
import { endResponses } from '#server/questionnaire/answering/end-responses.ts'

import { layerModel, type HttpStage } from '#tests/kit/models/paths.ts'
import { removeNotices } from '#tests/message/remove-notices.ts'
import {
  askedOfLearner,
  close,
  reopen,
  settingOf,
  underFacts,
  unknownToOutsiders,
  type ResponseSetting,
} from './response-setting.ts'

type Event<Type> = Extract<ResponseEvent, { readonly type: Type }>

interface Scene extends ResponseSetting {
  readonly stage: HttpStage
  /** The tab that the learner answers in. */
  device: string
}

/** Reads from right to left: refusals are worded in the language of whoever is refused. */
const words: Readonly<Record<string, string>> = { ...ar.reason, ...arRecord.reason }

async function calls(
  { stage }: Pick<Scene, 'stage'>,
  call: Call,
  payload: object,
  person = 'learner',
): Promise<{ refusal: string | null; data: unknown }> {
  const { body } = await (await stage.person(person)).call(call, payload, { lang: 'ar_AR' })
  if (body.code === 2000) return { refusal: null, data: body.data }
  assert.equal(body.code, 5000, body.message)
  assert.equal(body.message, words[body.reason?.split('.')[1] ?? ''], body.reason ?? '')
  return { refusal: body.reason, data: null }
}

/** By its author, for the learner. */
async function publish(stage: HttpStage): Promise<string> {
  const { data } = await calls({ stage }, createQuestionnaire, askedOfLearner(stage.portal.clock), 'teacher')
  const { questionnaireID, revision } = data as ManagedQuestionnaire
  const { refusal } = await calls({ stage }, publishQuestionnaire, { questionnaireID, revision }, 'teacher')
  assert.equal(refusal, null)
  return questionnaireID
}

const own = ({ questionnaireId: questionnaireID }: Scene) => ({ questionnaireID })

/** The sheet as it is open in the tab before its facts come true. */
async function opened(scene: Scene): Promise<QuestionnaireSheet> {
  const { refusal, data } = await calls(scene, openSheet, { ...own(scene), device: scene.device })
  assert.equal(refusal, null)
  return data as QuestionnaireSheet
}
/** Of the writer, or of one before; of what is asked, or of what was. */
const written = ({ token, formVersion }: QuestionnaireSheet, { isWriter, isCurrent }: SheetFacts) => ({
  token: isWriter ? (token ?? 'void') : 'void',
  formVersion: isCurrent ? formVersion : formVersion - 1,
})
const answer = { questionID: 'one', answer: { chosen: ['yes'], text: '' } }

async function save(scene: Scene, { facts }: Event<'save'>): Promise<string | null> {
  const sheet = await opened(scene)
  const answers = [{ ...answer, sequence: sheet.sequence + 1, answeredAt: 0 }]
  return underFacts(scene, facts, async () => {
    return (await calls(scene, saveDraft, { ...own(scene), ...written(sheet, facts), answers })).refusal
  })
}

async function takeOver(scene: Scene, { facts }: Event<'takeOver'>): Promise<string | null> {
  await opened(scene)
  const device = randomUUID()
  const refusal = await underFacts(scene, facts, async () => {
    return (await calls(scene, takeOverSheet, { ...own(scene), device })).refusal
  })
  if (refusal === null) scene.device = device
  return refusal
}

async function submit(scene: Scene, { facts }: Event<'submit'>): Promise<string | null> {
  const sheet = await opened(scene)
  const answers = facts.isComplete ? [answer] : []
  return underFacts(scene, facts, async () => {
    return (await calls(scene, submitSheet, { ...own(scene), ...written(sheet, facts), answers })).refusal
  })
}

const change = (scene: Scene, { facts, revision }: Event<'change'>): Promise<string | null> =>
  underFacts(scene, facts, async () => (await calls(scene, changeResponse, { ...own(scene), revision })).refusal)

async function windowEnded(scene: Scene): Promise<null> {
  await close(scene)
  const { portal, clock } = scene.stage.portal
  await endResponses({ db: portal.db, effects: portal.effects, logger: portal.logger }, clock.now())
  await reopen(scene)
  return null
}

/** [QUEST-03] Its learner sees it in this state; what was submitted is stored once, with its person or with nobody. */
const isSeen =
  (state: ResponseState) =>
  async (scene: Scene, { context }: ResponseSnapshot) => {
    const one = (await calls(scene, getQuestionnaire, own(scene))).data as Questionnaire
    assert.deepEqual([one.state, one.revision, one.hasAnswered], [state, context.revision, context.submissions > 0])
    const stored = await scene.db
      .selectFrom('questionnaire_submission')
      .select('id')
      .where('questionnaire_id', '=', scene.questionnaireId)
      .execute()
    assert.equal(stored.length > 0, context.submissions > 0)
    // Where a draft is, somebody writes it; what was submitted has none beside it.
    const drafts = await scene.db
      .selectFrom('questionnaire_draft')
      .select('question_id')
      .where('questionnaire_id', '=', scene.questionnaireId)
      .execute()
    if (state !== 'finished') assert.equal(drafts.length, state === 'draft' ? 1 : 0)
  }

export default layerModel<typeof responseLifecycle, HttpStage>()<Scene>({
  beyond: unknownToOutsiders,
  begin: async (stage) => {
    const setting = settingOf(stage.portal.db, stage.portal.clock, await publish(stage))
    return { ...setting, stage, device: randomUUID() }
  },
  end: async ({ db, questionnaireId }) => {
    await removeNotices(db, questionnaireId)
    await db.deleteFrom('questionnaire').where('id', '=', questionnaireId).execute()
  },
  sends: { save, takeOver, submit, change, windowEnded },
  shows: {
    notTaken: isSeen('notTaken'),
    draft: isSeen('draft'),
    submitted: isSeen('submitted'),
    completed: isSeen('completed'),
    finished: isSeen('finished'),
  },
})
