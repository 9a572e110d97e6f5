import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import type { CourseCompletion, LearningFlow, Playable, PlayerCourse } from '#api/study/study.contract.ts'
import {
  usualSettings,
  type CountedCourse,
  type LoadedCourse,
  type PlayerContext,
} from '#machines/study/player-context.ts'
import { playerFlow } from '#machines/study/player.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { isLeftAtOnce, saysNothing, servicesOf, showing } from '#tests/kit/models/showing.ts'
import { isKept, leaving, picture, presence, quality, regionsOf, type Shown } from './player-steps.ts'
import { asked, isLoaded } from './player-asked.ts'
import { playerOutcomes } from './player-study.ts'

const refusal = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })
const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })

const lecture = (coursewareID: string, more: Partial<Playable> = {}): Playable => ({
  coursewareID,
  title: coursewareID,
  language: 'en_US',
  durationSeconds: 600,
  isPlayable: true,
  needsIe: false,
  share: 0,
  positionSeconds: 0,
  sources: [
    { quality: 'hd', fileID: `${coursewareID}-hd` },
    { quality: 'sd', fileID: `${coursewareID}-sd` },
  ],
  captions: [],
  ...more,
})
const sitting: LearningFlow = {
  userLearningFlowID: 'f1',
  courseID: 'c1',
  courseName: 'Rivers',
  coursewareID: 'both',
  positionSeconds: 0,
  seconds: 30,
  state: 'unrecorded',
  revision: 3,
  stoppedBecause: 'left',
  isAlive: false,
  startedAt: '2026-03-02 08:00:00',
  updatedAt: '2026-03-02 08:10:00',
}
/**
 * Left in a lecture without a film: going on with it there opens none, whose events would be those of every situation.
 */
const leftElsewhere: LearningFlow = { ...sitting, coursewareID: 'none' }
const leftHere: LearningFlow = { ...sitting, coursewareID: 'ie' }
const studied: LearningFlow = { ...sitting, state: 'studying', stoppedBecause: null, revision: 4, isAlive: true }
const course = (unrecorded: LearningFlow | null): PlayerCourse => ({
  courseID: 'c1',
  courseName: 'Rivers',
  language: 'en_US',
  chapters: [
    {
      chapterID: 'h1',
      title: 'All',
      language: 'en_US',
      courseware: [
        lecture('both'),
        lecture('single', { sources: [{ quality: 'hd', fileID: 'single-hd' }] }),
        lecture('none', { sources: [] }),
        lecture('ie', { needsIe: true }),
      ],
    },
  ],
  inactivitySeconds: 900,
  unrecorded,
})
const loaded = (unrecorded: LearningFlow | null): LoadedCourse => ({ course: course(unrecorded), kept: null })
const counted = (state: CourseCompletion['state'], standing: CourseCompletion['standing']): CountedCourse => ({
  course: course(null),
  completion: { courseID: 'c1', state, standing, studiedSeconds: 30, countsFor: [], next: null },
})
/** All regions at once would give too many situations: each start has its own events. */
const of =
  <Sample>(id: string, samples: readonly Sample[]) =>
  (context: Pick<PlayerContext, 'id'>): readonly Sample[] =>
    context.id === id ? samples : []
const among =
  (...ids: readonly string[]) =>
  ({ id }: Pick<PlayerContext, 'id'>): readonly object[] =>
    ids.includes(id) ? [{}] : []
/** Another second than this one. */
const elsewhere = (position: number): number => (position === 0 ? 7 : 0)
const told = (effects: readonly string[], command: string) => effects.some((effect) => effect.includes(`"${command}"`))

const { shows, showsOnly } = showing<Shown>()
const runs =
  (service: string, isRun: boolean) =>
  (shown: Shown): void =>
    assert.equal(servicesOf(shown).includes(service), isRun)

export const playerModel = pathModel(playerFlow, {
  inputs: [
    // Study without a film, leaving it, a film without study, and films that may be blocked.
    { kind: 'study', id: 'study', lecture: 'ie', at: null, settings: { ...usualSettings, quality: 'sd' } },
    { kind: 'study', id: 'leaving', lecture: 'ie', at: null, settings: { ...usualSettings, quality: 'sd' } },
    { kind: 'preview', id: 'film', lecture: 'both', at: null, settings: usualSettings },
    { kind: 'study', id: 'halted', lecture: 'single', at: null, settings: { ...usualSettings, quality: 'hd' } },
  ],
  events: {
    'retry.requested': [{}],
    'play.requested': ({ id, isHalted }) => (id !== 'study' || isHalted ? [{}] : []),
    'pause.requested': among('film'),
    'seek.requested': ({ id, position }) => (id === 'film' ? [{ position: elsewhere(position) }] : []),
    'settings.chosen': ({ id, settings }) =>
      id === 'film' ? [{ settings: { speed: settings.speed === 1 ? 1.5 : 1 } }] : [],
    'quality.chosen': ({ id, isWanted, failedAt }) =>
      id === 'film' && !isWanted && failedAt === null
        ? [{ quality: 'hd' }, { quality: 'sd' }, { quality: 'auto' }]
        : [],
    'lecture.chosen': ({ id, lecture: open, isHalted, flow, takesOver }) => {
      const isOpen = !isHalted || flow?.state === 'recorded'
      const others =
        id === 'film' && open === 'both'
          ? ['single', 'none', 'unknown']
          : id === 'study' && open === 'ie' && isOpen && !takesOver
            ? ['none']
            : []
      return others.map((other) => ({ lecture: other }))
    },
    'activity.noticed': among('study'),
    'study.resumed': among('study'),
    'study.ended': among('study'),
    'study.takenHere': among('study'),
    'study.again': of('study', [{ lecture: null }, { lecture: 'none' }]),
    'leaving.requested': of('leaving', [{ destination: '/index' }]),
    'leaving.confirmed': among('leaving'),
    'leaving.dropped': among('leaving'),
    'page.left': among('study'),
    'lecture.left': [],
    'halt.ordered': [],
    'quality.changed': [],
    'inactivity.reached': [],
    'clock.ticked': of('study', [{ now: 1000 }]),
    'source.opened': ({ id, isHalted, duration }) =>
      id === 'film' || (id === 'halted' && isHalted) ? [{ duration: duration === 600 ? 601 : 600 }] : [],
    'source.playing': ({ id, isHalted }) => (id !== 'halted' || isHalted ? [{}] : []),
    'source.paused': ({ id, isHalted }) =>
      id === 'film' || id === 'study' || (id === 'halted' && isHalted) ? [{}] : [],
    'source.stalled': of('film', [{ isJump: false }, { isJump: true }]),
    'source.moved': ({ id, position }) =>
      id === 'film'
        ? [
            { position: elsewhere(position), ahead: 20 },
            { position: elsewhere(position), ahead: 19 },
          ]
        : [],
    'source.ended': ({ id, isHalted }) =>
      id === 'film' || id === 'study' || (id === 'halted' && isHalted) ? [{}] : [],
    'source.failed': ({ id, isHalted }) => (id === 'film' || (id === 'halted' && isHalted) ? [{}] : []),
  },
  // Presence is asked about in study.
  ends: (delay, { id }) => id !== 'film' || !['inactivity', 'warningTime'].includes(delay),
  senders: {
    'play.requested': 'learner',
    'pause.requested': 'learner',
    'seek.requested': 'learner',
    'lecture.chosen': 'learner',
    'quality.chosen': 'learner',
    'settings.chosen': 'learner',
    'retry.requested': 'learner',
    'activity.noticed': 'learner',
    'study.again': 'learner',
    'study.resumed': 'learner',
    'study.takenHere': 'learner',
    'study.ended': 'learner',
    'leaving.requested': 'learner',
    'leaving.confirmed': 'learner',
    'leaving.dropped': 'learner',
    'clock.ticked': 'clock',
    'source.opened': 'browser',
    'source.playing': 'browser',
    'source.paused': 'browser',
    'source.stalled': 'browser',
    'source.moved': 'browser',
    'source.ended': 'browser',
    'source.failed': 'browser',
    'quality.changed': 'browser',
    'halt.ordered': 'browser',
    'lecture.left': 'browser',
    'inactivity.reached': 'browser',
    'page.left': 'browser',
  },
  services: {
    loadCourse: {
      done: [loaded(null), loaded(leftElsewhere), loaded(leftHere), loaded(studied)],
      error: [refusal('request.notFound'), refusal('course.noCourseware'), noNetwork],
    },
    engine: { done: [], error: [new Error('no engine')] },
    clock: { done: [], error: [new Error('no clock')] },
    begin: { done: [studied], error: [refusal('study.elsewhere'), noNetwork] },
    keep: {
      done: [{ ...studied, revision: 9 }],
      error: [refusal('study.takenOver'), refusal('study.alreadyRecorded'), noNetwork],
    },
    stop: { done: [sitting], error: [refusal('study.takenOver'), refusal('study.alreadyRecorded'), noNetwork] },
    resume: { done: [studied], error: [refusal('study.elsewhere'), refusal('study.alreadyRecorded'), noNetwork] },
    settle: { done: [studied], error: [refusal('study.takenOver'), refusal('study.alreadyRecorded'), noNetwork] },
    record: { done: [{ ...sitting, state: 'recorded' }], error: [refusal('study.alreadyRecorded'), noNetwork] },
    count: {
      done: [counted('learning', 'studying'), counted('learning', 'toExam'), counted('completed', 'passed')],
      error: [noNetwork],
    },
  },
  delays: {
    stallTimeout: 30_000,
    stallsWithin: 30_000,
    steadyFor: 60_000,
    keepEvery: 30_000,
    // [PLAYER-03] Asked in the last minute before the limit, which is a quarter of an hour here.
    inactivity: 14 * 60_000,
    warningTime: 60_000,
  },
  states: {
    loading: ({ context }) => assert.equal(context.failure, null),
    missing: showsOnly({ tags: ['missing'] }),
    noCourseware: showsOnly({ tags: ['noCourseware'] }),
    failed: ({ context }) => assert.equal(context.failure?.reason, 'request.noNetwork'),
    left: ({ context }) => assert.deepEqual([context.course, context.destination], [null, '/index']),
    shown: ({ context }) => assert.notEqual(context.course, null),
    'shown.study': (shown) => assert.equal(servicesOf(shown).includes('clock'), shown.tags.has('measuring')),
    'shown.study.deciding': isLeftAtOnce,
    'shown.study.preview': ({ context }) => assert.deepEqual([context.kind, context.flow], ['preview', null]),
    // [PLAYER-06]
    'shown.study.offered': ({ context }) =>
      assert.deepEqual([context.flow?.state, context.isHalted, context.measured], ['unrecorded', true, 30_000]),
    'shown.study.idle': ({ context }) =>
      assert.deepEqual([context.flow, context.isHalted, context.failure], [null, false, null]),
    'shown.study.beginning': ({ context }) => assert.equal(context.flow, null),
    'shown.study.unbegun': ({ context }) =>
      assert.deepEqual([context.isHalted, context.failure?.reason], [true, 'request.noNetwork']),
    'shown.study.elsewhere': ({ context }) => assert.equal(context.isHalted, true),
    'shown.study.resuming': ({ context }) => assert.deepEqual([context.flow === null, context.failure], [false, null]),
    // [PLAYER-05]
    'shown.study.measuring': ({ context }) =>
      assert.deepEqual([context.flow?.state, context.isHalted, context.failure], ['studying', false, null]),
    // Every report to the server has been answered, or is known to have failed.
    'shown.study.measuring.kept': shows({ tags: ['measuring'], waits: [30_000] }, ({ context }) =>
      assert.ok(context.sign === null || !context.isKept || context.flow?.revision === 9),
    ),
    'shown.study.measuring.keeping': ({ context }) => assert.notEqual(context.sign, null),
    'shown.study.measuring.judging': isLeftAtOnce,
    'shown.study.stopping': ({ context }) => assert.equal(context.isHalted, true),
    'shown.study.stopped': ({ context }) =>
      assert.deepEqual([context.isHalted, context.flow?.state === 'unrecorded' || !context.isKept], [true, true]),
    'shown.study.unresumed': ({ context }) =>
      assert.deepEqual([context.isHalted, context.failure?.reason], [true, 'request.noNetwork']),
    'shown.study.ending': ({ context }) => assert.deepEqual([context.isHalted, context.failure], [true, null]),
    'shown.study.ending.settling': shows({ tags: ['busy'], runs: ['settle'], context: { isHalted: true } }),
    'shown.study.ending.recording': shows({
      tags: ['busy'],
      runs: ['record'],
      context: { isHalted: true, isKept: true },
    }),
    'shown.study.endFailed': ({ context }) =>
      assert.deepEqual([context.flow === null, context.failure?.reason], [false, 'request.noNetwork']),
    'shown.study.recorded': shows({ tags: ['recorded'], context: { isHalted: true } }),
    'shown.study.recorded.counting': shows({ tags: ['recorded'], runs: ['count'] }),
    'shown.study.recorded.counted': ({ tags }) =>
      assert.deepEqual([tags.has('completed'), tags.has('examDue')], [false, false]),
    'shown.study.recorded.examDue': shows({ tags: ['recorded', 'examDue'] }, ({ context: { completion } }) =>
      assert.equal(completion?.standing, 'toExam'),
    ),
    'shown.study.recorded.completed': shows({ tags: ['recorded', 'completed'] }, ({ context: { completion } }) =>
      assert.equal(completion?.state, 'completed'),
    ),
    'shown.study.takenOver': ({ context }) => assert.equal(context.isHalted, true),
    'shown.study.gone': shows({ context: { isHalted: true } }),
    'shown.quality': saysNothing('Its states say which quality is shown, and who decides.'),
    'shown.quality.deciding': isLeftAtOnce,
    'shown.quality.trying': isLeftAtOnce,
    'shown.quality.automatic': (shown) =>
      assert.equal(shown.context.quality, shown.matches({ shown: { quality: { automatic: 'hd' } } }) ? 'hd' : 'sd'),
    'shown.quality.automatic.hd': ({ context }) => assert.equal(context.quality, 'hd'),
    'shown.quality.automatic.hd.steady': saysNothing('HD is shown, as the state around it says; nothing waits.'),
    'shown.quality.automatic.hd.shaken': shows({ waits: [30_000] }),
    'shown.quality.automatic.sd': ({ context }) => assert.equal(context.quality, 'sd'),
    'shown.quality.automatic.sd.settling': shows({ waits: [60_000] }),
    'shown.quality.automatic.sd.settled': saysNothing('SD is shown, as the state around it says; nothing waits.'),
    // [PLAYER-07] The chosen quality has priority.
    'shown.quality.chosen': ({ context }) => assert.equal(context.quality, context.settings.quality),
    'shown.picture': (shown) => runs('engine', typeof regionsOf(shown).picture === 'object')(shown),
    'shown.picture.deciding': isLeftAtOnce,
    'shown.picture.needsIe': ({ context, children }) =>
      assert.deepEqual([context.lecture, 'engine' in children], ['ie', false]),
    'shown.picture.noSource': ({ context, children }) =>
      assert.deepEqual([context.lecture, 'engine' in children], ['none', false]),
    'shown.picture.open': ({ children }) => assert.ok('engine' in children),
    'shown.picture.open.opening': shows({ tags: ['film', 'waiting'], waits: [30_000], context: { isPlaying: false } }),
    'shown.picture.open.ready': shows({ tags: ['film', 'ready'], context: { isPlaying: false } }),
    'shown.picture.open.playing': shows({ tags: ['playing', 'running'], context: { isPlaying: true } }),
    'shown.picture.open.buffering': shows({
      tags: ['running', 'waiting'],
      waits: [30_000],
      context: { isPlaying: false },
    }),
    'shown.picture.open.paused': shows({ tags: ['paused'], context: { isPlaying: false } }),
    'shown.picture.open.ended': shows({ tags: ['over'], context: { isPlaying: false } }),
    'shown.picture.broken': ({ context, children }) =>
      assert.deepEqual([context.failedAt, 'engine' in children], [null, false]),
    'shown.presence': ({ tags }) => assert.ok(!(tags.has('warned') && tags.has('inactive'))),
    'shown.presence.active': shows({ waits: [840_000] }),
    'shown.presence.warned': shows({ tags: ['warned'], waits: [60_000] }),
    'shown.presence.stopped': shows({ tags: ['inactive'] }),
    'shown.leaving': ({ tags }) => assert.ok(!(tags.has('asking') && tags.has('left'))),
    'shown.leaving.staying': ({ tags }) => assert.deepEqual([tags.has('asking'), tags.has('left')], [false, false]),
    'shown.leaving.asking': shows({ tags: ['asking'], context: { destination: '/index' } }),
    'shown.leaving.left': shows({ tags: ['left'], context: { destination: '/index' } }),
  },
  does: {
    ...playerOutcomes,
    ...outcomes(playerFlow, { done: { loadCourse: isLoaded } }),
    'play.requested': asked.toPlay,
    'retry.requested': asked.again,
    'lecture.chosen': asked.forLecture,
    'study.resumed': asked.toResume,
    'study.ended': asked.toEnd,
    'study.takenHere': asked.toTakeOver,
    'study.again': asked.anew,
    'seek.requested': picture.isSought,
    'settings.chosen': ({ before, event, after, effects }) => {
      assert.deepEqual(after.context, {
        ...before.context,
        settings: { ...before.context.settings, ...event.settings },
      })
      assert.deepEqual(effects.includes('rememberSettings'), true)
      if (before.matches({ shown: { picture: 'open' } })) assert.ok(told(effects, 'set'))
    },
    'source.moved': picture.hasMoved,
    'source.opened': picture.isOpened,
    'source.playing': picture.isPlaying,
    'source.paused': picture.isPaused,
    'source.ended': picture.hasEnded,
    'source.failed': picture.hasFailed,
    'source.stalled': quality.isStalled,
    'quality.chosen': quality.isChosen,
    'pause.requested': picture.isToPause,
    'activity.noticed': presence.isNoticed,
    'leaving.requested': leaving.isRequested,
    'leaving.confirmed': leaving.isConfirmed,
    'leaving.dropped': leaving.isDropped,
    'page.left': leaving.pageIsLeft,
    'lecture.left': isKept,
    // [PLAYER-05] Measured while a film plays alone, and kept on the device.
    'clock.ticked': ({ before, event, after, effects }) => {
      assert.deepEqual([after.value, effects], [before.value, ['keepOnDevice']])
      const { lastTick, isPlaying } = before.context
      assert.equal(after.context.lastTick, isPlaying ? event.now : lastTick)
    },
  },
  situation: ({
    id,
    asked,
    lecture: open,
    position,
    duration,
    isHalted,
    isWanted,
    quality,
    failedAt,
    flow,
    next,
    takesOver,
    lastTick,
    settings,
  }) => ({
    id,
    asked,
    open,
    isHalted,
    isWanted: id !== 'study' && isWanted,
    quality,
    chosen: settings.quality,
    failedAt,
    position,
    isOpened: duration > 0,
    revision: flow?.revision ?? 0,
    flow: flow?.state ?? null,
    next,
    takesOver,
    isTicking: lastTick !== null,
  }),
})
