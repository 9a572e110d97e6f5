import { expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type EventObject } from 'xstate'

import type { LearningFlow, Playable } from '#api/study/study.contract.ts'
import {
  usualSettings,
  type EngineCommand,
  type EngineEvent,
  type EngineInput,
  type LoadedCourse,
  type PlayerInput,
  type TickEvent,
} from '#machines/study/player-context.ts'
import type { Sign } from '#machines/study/player-setup.ts'
import { playerFlow } from '#machines/study/player.flow.ts'

const lecture = (coursewareID: string): Playable => ({
  coursewareID,
  title: coursewareID,
  language: 'en_US',
  durationSeconds: 600,
  isPlayable: true,
  needsIe: false,
  share: 0,
  positionSeconds: 0,
  sources: [{ quality: 'hd', fileID: coursewareID }],
  captions: [],
})
const sitting: LearningFlow = {
  userLearningFlowID: 'f1',
  courseID: 'c1',
  courseName: 'Rivers',
  coursewareID: 'first',
  positionSeconds: 0,
  seconds: 0,
  state: 'studying',
  revision: 1,
  stoppedBecause: null,
  isAlive: true,
  startedAt: '2026-03-02 08:00:00',
  updatedAt: '2026-03-02 08:00:00',
}

/** A player with a fake film and a fake clock. */
function started(asked: { lecture: string; at: number } | null = null) {
  const signs: Sign[] = []
  const clock = new SimulatedClock()
  const player = createActor(
    playerFlow.provide({
      actors: {
        loadCourse: fromPromise<LoadedCourse, Pick<PlayerInput, 'kind' | 'id'>>(() =>
          Promise.resolve({
            course: {
              courseID: 'c1',
              courseName: 'Rivers',
              language: 'en_US',
              chapters: [
                { chapterID: 'h1', title: 'All', language: 'en_US', courseware: [lecture('first'), lecture('second')] },
              ],
              inactivitySeconds: 900,
              unrecorded: null,
            },
            kept: null,
          }),
        ),
        engine: fromCallback<EngineCommand, EngineInput, EngineEvent>(() => undefined),
        clock: fromCallback<EventObject, undefined, TickEvent>(() => undefined),
        begin: fromPromise(() => Promise.resolve(sitting)),
        keep: fromPromise<LearningFlow, Sign>(({ input }) => {
          signs.push(input)
          return Promise.resolve({ ...sitting, seconds: input.seconds, revision: 2 })
        }),
      },
    }),
    {
      clock,
      input: {
        kind: 'study',
        id: 'c1',
        lecture: asked?.lecture ?? null,
        at: asked?.at ?? null,
        settings: usualSettings,
      },
    },
  ).start()
  return { player, signs, clock }
}

it('[PLAYER-05] measures whole seconds while the film plays, and none while it buffers or is paused', async () => {
  const { player, signs } = started()
  await waitFor(player, (snapshot) => snapshot.hasTag('shown'))
  player.send({ type: 'source.playing' })
  await waitFor(player, (snapshot) => snapshot.hasTag('measuring'))
  const tick = (now: number) => player.send({ type: 'clock.ticked', now })
  for (const now of [0, 1000, 2500]) tick(now)
  expect(player.getSnapshot().context.measured).toBe(2500)
  player.send({ type: 'source.stalled', isJump: false })
  tick(9000)
  player.send({ type: 'source.playing' })
  for (const now of [10_000, 11_000]) tick(now)
  expect(player.getSnapshot().context.measured).toBe(3500)
  // The device slept.
  tick(11_000 + 3_600_000)
  expect(player.getSnapshot().context.measured).toBe(3500)
  player.send({ type: 'source.paused' })
  await vi.waitFor(() => expect(signs.map(({ seconds }) => seconds)).toEqual([3]))
  // Unreported time is added to the server's.
  expect(player.getSnapshot().context.measured).toBe(3500)
})

it('assigns time to the lecture in which it was studied', async () => {
  const { player, signs } = started()
  await waitFor(player, (snapshot) => snapshot.hasTag('shown'))
  player.send({ type: 'source.playing' })
  await waitFor(player, (snapshot) => snapshot.hasTag('measuring'))
  player.send({ type: 'source.moved', position: 42.5, ahead: 30 })
  player.send({ type: 'lecture.chosen', lecture: 'second' })
  await vi.waitFor(() => expect(signs.map(({ lecture: of, position }) => [of, position])).toEqual([['first', 42]]))
  expect(player.getSnapshot().context.lecture).toBe('second')
})

it('[PLAYER-01] starts at the requested position, clamped before the end, for that lecture only', async () => {
  const position = async (lecture: string, at: number): Promise<unknown> => {
    const { player } = started({ lecture, at })
    const { context } = await waitFor(player, (snapshot) => snapshot.hasTag('shown'))
    return [context.lecture, context.position]
  }
  expect(await position('second', 42)).toEqual(['second', 42])
  expect(await position('second', 5000)).toEqual(['second', 595])
  expect(await position('gone', 42)).toEqual(['first', 0])
  const { player } = started({ lecture: 'second', at: 42 })
  await waitFor(player, (snapshot) => snapshot.hasTag('shown'))
  player.send({ type: 'lecture.chosen', lecture: 'first', at: 7 })
  expect(player.getSnapshot().context.position).toBe(7)
  // Resumes at the last position, not at the requested one.
  player.send({ type: 'source.moved', position: 9, ahead: 30 })
  player.send({ type: 'lecture.chosen', lecture: 'second' })
  player.send({ type: 'lecture.chosen', lecture: 'first' })
  expect(player.getSnapshot().context.position).toBe(9)
})

it('[PLAYER-03] asks a minute before the inactivity time is over, and stops a whole minute after that, no earlier', async () => {
  const { player, clock } = started()
  await waitFor(player, (snapshot) => snapshot.hasTag('shown'))
  player.send({ type: 'source.playing' })
  await waitFor(player, (snapshot) => snapshot.hasTag('measuring'))
  const presence = () => ['warned', 'inactive'].filter((tag) => player.getSnapshot().tags.has(tag))
  /** Seconds in which nothing is heard of the learner. */
  const pass = (seconds: number) => clock.increment(seconds * 1000)
  player.send({ type: 'activity.noticed' })
  // The server asks for a quarter of an hour.
  pass(14 * 60 - 1)
  expect(presence()).toEqual([])
  pass(1)
  expect(presence()).toEqual(['warned'])
  pass(59)
  expect(presence()).toEqual(['warned'])
  player.send({ type: 'activity.noticed' })
  expect(presence()).toEqual([])
  pass(14 * 60)
  pass(59)
  expect(presence()).toEqual(['warned'])
  pass(1)
  expect(presence()).toEqual(['inactive'])
})
