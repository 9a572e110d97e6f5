import assert from 'node:assert/strict'

import { getCourse, type CourseDetail } from '#api/course/course.contract.ts'
import {
  beginLearning,
  listUnrecorded,
  recordLearning,
  sendLearningEvent,
  type LearningFlow,
} from '#api/study/study.contract.ts'
import type { Call } from '#api/kit/call.ts'
import course from '#i18n/course/en-US.ts'
import study from '#i18n/study/en-US.ts'
import type {
  LearningFlowEvent,
  LearningFlowSnapshot,
  learningFlowLifecycle,
} from '#machines/study/learning-flow.lifecycle.ts'

import { layerModel, type HttpStage } from '#tests/kit/models/paths.ts'
import { clearScene, setScene, type StudyScene } from './learning-flow-scene.ts'

interface Scene extends StudyScene {
  readonly stage: HttpStage
  /** The last answer to the learner; null: nothing has been begun. */
  flow: LearningFlow | null
}
type Told = Extract<LearningFlowEvent, { readonly type: 'keep' | 'stop' | 'resume' }>

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = { course: course.reason, study: study.reason }

/**
 * Makes a call at a time of the path, and answers the code of its refusal, whose words have to be those of the
 * dictionary.
 */
async function calls(scene: Scene, now: number, call: Call, payload: object): Promise<string | null> {
  const { clock } = scene.stage.portal
  const wait = now + scene.shift - clock.now().getTime()
  const learner = await scene.stage.person('learner')
  clock.pass(wait)
  try {
    const { body } = await learner.call(call, payload, { lang: 'en_US' })
    if (body.code === 2000) {
      scene.flow = body.data as LearningFlow
      return null
    }
    assert.equal(body.code, 5000, body.message)
    const [area = '', name = ''] = (body.reason ?? '').split('.')
    assert.equal(body.message, words[area]?.[name], body.reason ?? '')
    return body.reason
  } finally {
    clock.pass(-wait)
  }
}

/** Runs an action while the learner studies another course in another window, as the facts require. */
async function besides(
  scene: Scene,
  { facts: { hasOther, now } }: LearningFlowEvent,
  run: () => Promise<string | null>,
): Promise<string | null> {
  if (!hasOther) return run()
  const { flow } = scene
  assert.equal(
    await calls(scene, now, beginLearning, {
      courseID: scene.otherCourse,
      coursewareID: scene.idOf('foreign'),
      positionSeconds: 0,
    }),
    null,
  )
  const other = scene.flow?.userLearningFlowID ?? ''
  scene.flow = flow
  try {
    return await run()
  } finally {
    await scene.db.deleteFrom('learning_flow').where('id', '=', other).execute()
  }
}

const begin = (scene: Scene, event: Extract<LearningFlowEvent, { type: 'begin' }>): Promise<string | null> =>
  besides(scene, event, () =>
    calls(scene, event.facts.now, beginLearning, {
      courseID: scene.course,
      coursewareID: scene.idOf(event.lecture),
      positionSeconds: event.position,
    }),
  )

const tell = (scene: Scene, event: Told): Promise<string | null> =>
  besides(scene, event, () => {
    const { type, revision, lecture, position, seconds } = event
    return calls(scene, event.facts.now, sendLearningEvent, {
      userLearningFlowID: scene.flow?.userLearningFlowID,
      type,
      revision,
      coursewareID: scene.idOf(lecture),
      positionSeconds: position,
      seconds,
      ...(type === 'stop' && { because: event.because }),
      ...(type === 'resume' && { takesOver: event.takesOver }),
    })
  })

const record = (
  scene: Scene,
  { seconds, facts }: Extract<LearningFlowEvent, { type: 'record' }>,
): Promise<string | null> =>
  calls(scene, facts.now, recordLearning, { userLearningFlowID: scene.flow?.userLearningFlowID, playEndTime: seconds })

/** [PLAYER-06] Whether it is offered to the learner on return. */
async function isOffered({ stage, course }: Scene): Promise<boolean> {
  const { body } = await (await stage.person('learner')).call(listUnrecorded)
  return (body.data as { readonly list: readonly LearningFlow[] }).list.some(({ courseID }) => courseID === course)
}

/** The learner's view matches the machine. */
function isAsAnswered({ flow, idOf }: Scene, { value, context }: LearningFlowSnapshot): void {
  const { lecture, position, seconds, revision, stoppedBecause } = context
  assert.deepEqual(
    [flow?.state, flow?.coursewareID, flow?.positionSeconds, flow?.seconds, flow?.revision, flow?.stoppedBecause],
    [value, idOf(lecture), position, seconds, revision, stoppedBecause],
  )
}

/** [PLAYER-05, PLAYER-06, COURSE-06] Time counts for the course only once it is recorded. */
async function brings(
  { stage, course }: Scene,
  _effects: readonly string[],
  { value, context }: LearningFlowSnapshot,
): Promise<void> {
  const { body } = await (await stage.person('learner')).call(getCourse, { courseID: course })
  const { mine } = body.data as CourseDetail
  assert.equal(mine === null, value === 'planned')
  assert.equal(mine?.studiedSeconds ?? 0, value === 'recorded' ? context.seconds : 0)
}

export default layerModel<typeof learningFlowLifecycle, HttpStage>()<Scene>({
  beyond: {},
  begin: async (stage) => ({ ...(await setScene(stage.portal.db, stage.portal.clock.now())), stage, flow: null }),
  end: clearScene,
  brings,
  sends: { begin, keep: tell, stop: tell, resume: tell, record },
  shows: {
    planned: async (scene) => assert.equal(await isOffered(scene), false),
    studying: async (scene, shown) => {
      isAsAnswered(scene, shown)
      assert.equal(await isOffered(scene), true)
    },
    unrecorded: async (scene, shown) => {
      isAsAnswered(scene, shown)
      assert.equal(await isOffered(scene), shown.context.seconds > 0)
    },
    recorded: async (scene, shown) => {
      isAsAnswered(scene, shown)
      assert.equal(await isOffered(scene), false)
    },
  },
})
