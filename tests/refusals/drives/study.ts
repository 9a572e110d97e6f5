import { createActor } from 'xstate'

import { provideStudy } from '#app/study/flows.ts'
import { providePlayer } from '#app/study/player.flows.ts'
import { getPlayerCourse, type LearningFlow } from '#api/study/study.contract.ts'
import { usualSettings } from '#machines/study/player-context.ts'

import { drive, type Around } from '../driving.ts'
import { sampleAnswer } from '../sample-answer.ts'

const sitting: LearningFlow = {
  userLearningFlowID: '7',
  courseID: '7',
  courseName: 'Rivers',
  coursewareID: '7',
  positionSeconds: 0,
  seconds: 30,
  state: 'unrecorded',
  revision: 3,
  stoppedBecause: 'left',
  isAlive: false,
  startedAt: '2026-03-02 08:00:00',
  updatedAt: '2026-03-02 08:10:00',
}
const studied: LearningFlow = { ...sitting, state: 'studying', stoppedBecause: null }
const bare = sampleAnswer(getPlayerCourse.answer)
const course = {
  ...bare,
  inactivitySeconds: 900,
  chapters: bare.chapters.map((chapter) => ({
    ...chapter,
    courseware: chapter.courseware.map((one) => ({ ...one, isPlayable: true, needsIe: false, durationSeconds: 600 })),
  })),
}
const fresh = { getPlayerCourse: course, beginLearning: studied }
const left = { getPlayerCourse: { ...course, unrecorded: sitting }, sendLearningEvent: studied }

const player = (kind: 'study' | 'preview') => (around: Around) =>
  createActor(providePlayer(around.transport, around.store).player({ current: null }), {
    input: { kind, id: '7', lecture: '7', at: null, settings: usualSettings },
  })
const unrecorded = ({ transport, store }: Around) =>
  createActor(provideStudy(transport, store).unrecorded, { input: { courseID: null } })
const idle = ['shown.study.idle', { type: 'source.playing' }] as const

/** The player, and sittings that were left. */
export const studyDrives = {
  getPlayerCourse: [drive('the player', player('study'), 'failed')],
  getPreview: [drive('the preview', player('preview'), 'failed')],
  beginLearning: [drive('the player', player('study'), 'unbegun', [idle], { answers: fresh })],
  sendLearningEvent: [
    drive(
      'going on with a sitting',
      player('study'),
      'shown.study.unresumed',
      [['offered', { type: 'study.resumed' }]],
      {
        answers: left,
      },
    ),
    drive(
      'the report of a sitting',
      player('study'),
      'shown.study.measuring.kept',
      [idle, ['measuring', { type: 'source.paused' }]],
      {
        answers: fresh,
        quiet: 'The time stays on the device and goes with the next report, or the end of study tells.',
      },
    ),
    drive(
      'the halt of a sitting',
      player('study'),
      'shown.study.stopped',
      [idle, ['shown.study.measuring.kept', { type: 'inactivity.reached' }]],
      {
        answers: fresh,
        quiet: 'The sitting is paused here; going on with it, or ending study, tells.',
      },
    ),
    drive(
      'the end of study',
      player('study'),
      'endFailed',
      [idle, ['shown.study.measuring.kept', { type: 'study.ended' }]],
      {
        answers: fresh,
      },
    ),
    drive('the end of a sitting that runs elsewhere', unrecorded, 'shown', [
      ['shown', { type: 'study.ended', flow: studied }],
    ]),
  ],
  recordLearning: [
    drive('the end of study', player('study'), 'endFailed', [['offered', { type: 'study.ended' }]], { answers: left }),
    drive('the end of a sitting', unrecorded, 'shown', [['shown', { type: 'study.ended', flow: sitting }]]),
  ],
  getCourseCompletion: [
    drive('the end of study', player('study'), 'shown.study.recorded.counted', [['offered', { type: 'study.ended' }]], {
      answers: { ...left, recordLearning: { ...sitting, state: 'recorded' } },
    }),
  ],
  listUnrecorded: [drive('the sittings', unrecorded, 'failed')],
}
