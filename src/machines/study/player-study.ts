import { errorOf } from '#machines/kit/failing.ts'
import { playerSetup, signOf } from './player-setup.ts'

const flowOf = <Flow>({ event }: { event: { output: Flow } }) => ({ flow: event.output })
const countedOf = <Counted>({ event }: { event: { output: Counted } }) => ({ counted: event.output })
const takeCounted = { type: 'takeCounted', params: countedOf } as const
const takenOver = { guard: { type: 'isTakenOver', params: errorOf }, target: '#player.shown.study.takenOver' } as const
const recordedAlready = {
  guard: { type: 'isRecorded', params: errorOf },
  target: '#player.shown.study.recorded',
  actions: 'forgetOnDevice',
  description: 'Another window has ended study.',
} as const
const elsewhere = { guard: { type: 'isElsewhere', params: errorOf }, target: '#player.shown.study.elsewhere' } as const
const failing = { type: 'takeFailure', params: errorOf } as const
const stayOurs = {
  guard: 'isOurs',
  target: 'measuring',
  actions: 'goOn',
  description: 'The server missed the pause.',
} as const
const resume = [stayOurs, { target: 'resuming' }] as const
const again = { target: '#player.loading', actions: 'askFor' } as const

/** [PLAYER-05, PLAYER-06] Study time: measured while playing, kept, and recorded by the end-study button alone. */
export const studyRegion = playerSetup.createStateConfig({
  description: 'The learner’s study time.',
  meta: { title: 'Study', who: 'learner', requirements: ['PLAYER-05', 'PLAYER-06'] },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides whether there is an unrecorded sitting.',
      meta: { title: 'Deciding', who: 'browser' },
      always: [
        { guard: 'isPreview', target: 'preview', meta: { requirements: ['ROUTE-60'] } },
        { guard: 'isStudiedElsewhere', target: 'elsewhere' },
        { guard: 'hasFlow', target: 'offered', meta: { requirements: ['PLAYER-06'] } },
        { target: 'idle' },
      ],
    },
    preview: {
      description: 'A preview is neither measured nor recorded.',
      meta: { title: 'Preview', who: 'learner', requirements: ['ROUTE-60'] },
      tags: ['preview'],
    },
    offered: {
      description: 'There is an unrecorded sitting: resuming it and ending study are offered.',
      meta: { title: 'Offered', who: 'learner', requirements: ['PLAYER-06'] },
      tags: ['offered', 'endable'],
      entry: 'halt',
      on: {
        'play.requested': 'resuming',
        'study.resumed': [
          {
            guard: 'isLeftElsewhere',
            target: 'resuming',
            actions: 'openLeft',
            description: 'Resumes in the lecture where the sitting was left.',
          },
          'resuming',
        ],
        'study.ended': 'ending',
      },
    },
    idle: {
      description: 'Nothing has been played yet.',
      meta: { title: 'Idle', who: 'learner' },
      entry: ['unhalt', 'forgetFailure'],
      on: { 'source.playing': 'beginning' },
    },
    beginning: {
      description: 'The server is creating a sitting.',
      meta: { title: 'Beginning', who: 'server', requirements: ['PLAYER-05'] },
      invoke: {
        src: 'begin',
        input: ({ context: { course, lecture, position, takesOver } }) => ({
          courseID: course?.courseID ?? '',
          lecture,
          position: Math.floor(position),
          takesOver,
        }),
        onDone: [
          { guard: 'takesOver', target: 'measuring', actions: [{ type: 'takeFlow', params: flowOf }, 'goOn'] },
          { target: 'measuring', actions: { type: 'takeFlow', params: flowOf } },
        ],
        onError: [elsewhere, { target: 'unbegun', actions: failing }],
      },
    },
    unbegun: {
      description: 'The sitting could not be created; playback is blocked, since its time would be lost.',
      meta: { title: 'Not begun', who: 'learner' },
      tags: ['unbegun'],
      entry: ['halt', 'orderHalt'],
      on: {
        'retry.requested': { target: 'idle', actions: 'goOn' },
        'play.requested': { target: 'idle', actions: 'goOn' },
      },
    },
    elsewhere: {
      description: 'The learner is studying in another window; taking over is offered.',
      meta: { title: 'Studied elsewhere', who: 'learner' },
      tags: ['elsewhere'],
      entry: ['halt', 'orderHalt'],
      on: {
        'study.takenHere': [
          { guard: 'hasFlow', target: 'resuming', actions: 'takeOver' },
          { target: 'beginning', actions: 'takeOver' },
        ],
      },
    },
    resuming: {
      description: 'The server is resuming the sitting.',
      meta: { title: 'Resuming', who: 'server', requirements: ['PLAYER-06'] },
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'resume',
        input: ({ context }) => ({ ...signOf(context), takesOver: context.takesOver }),
        onDone: { target: 'measuring', actions: [{ type: 'takeFlow', params: flowOf }, 'goOn'] },
        onError: [elsewhere, recordedAlready, { target: 'unresumed', actions: failing }],
      },
    },
    measuring: {
      description:
        'The time is measured during playback, stored on the device every second and on the server every half minute.',
      meta: { title: 'Measuring', who: 'learner', requirements: ['PLAYER-05'] },
      tags: ['measuring', 'endable'],
      entry: ['unhalt', 'forgetFailure'],
      invoke: {
        src: 'clock',
        onError: { description: 'Without a clock measuring stops; the time so far is kept.' },
      },
      on: {
        'clock.ticked': { actions: ['measure', 'keepOnDevice'] },
        'page.left': { target: 'gone', actions: 'sayFarewell', meta: { requirements: ['PLAYER-06'] } },
      },
      initial: 'kept',
      states: {
        kept: {
          description: 'The server is up to date.',
          meta: { title: 'Kept', who: 'learner' },
          after: { keepEvery: { target: 'keeping', actions: 'noteSign' } },
          on: {
            'source.paused': { target: 'keeping', actions: 'noteSign' },
            'source.ended': { target: 'keeping', actions: 'noteSign' },
            'lecture.left': { target: 'keeping', actions: 'noteSign' },
            'inactivity.reached': { target: '#player.shown.study.stopping', meta: { requirements: ['PLAYER-03'] } },
            'study.ended': { target: '#player.shown.study.ending', meta: { requirements: ['PLAYER-05'] } },
          },
        },
        keeping: {
          description: 'The server is being updated; the next action waits for its response.',
          meta: { title: 'Keeping', who: 'server' },
          on: {
            'source.paused': { actions: 'keepNext' },
            'source.ended': { actions: 'keepNext' },
            'lecture.left': { actions: 'keepNext' },
            'inactivity.reached': { actions: 'stopNext' },
            'study.ended': { actions: 'endNext' },
          },
          invoke: {
            src: 'keep',
            input: ({ context }) => ({ ...signOf(context), ...context.sign }),
            onDone: { target: 'judging', actions: { type: 'takeKept', params: flowOf } },
            onError: [takenOver, recordedAlready, { target: 'judging', actions: 'missKeeping' }],
          },
        },
        judging: {
          description: 'Decides which action was requested meanwhile.',
          meta: { title: 'Judging', who: 'browser' },
          always: [
            { guard: { type: 'isNext', params: { is: 'end' } }, target: '#player.shown.study.ending' },
            { guard: { type: 'isNext', params: { is: 'stop' } }, target: '#player.shown.study.stopping' },
            { guard: { type: 'isNext', params: { is: 'keep' } }, target: 'keeping', actions: 'noteSign' },
            { target: 'kept' },
          ],
        },
      },
    },
    stopping: {
      description: 'No presence: the sitting is being paused.',
      meta: { title: 'Stopping', who: 'server', requirements: ['PLAYER-03'] },
      tags: ['busy'],
      entry: 'halt',
      invoke: {
        src: 'stop',
        input: ({ context }) => signOf(context),
        onDone: { target: 'stopped', actions: { type: 'takeConfirmed', params: flowOf } },
        onError: [takenOver, recordedAlready, { target: 'stopped', actions: 'missKeeping' }],
      },
    },
    stopped: {
      description: 'The sitting is paused and unrecorded; resuming and ending study are offered.',
      meta: { title: 'Stopped', who: 'learner', requirements: ['PLAYER-03', 'PLAYER-06'] },
      tags: ['stopped', 'endable'],
      on: { 'play.requested': resume, 'study.resumed': resume, 'study.ended': 'ending' },
    },
    unresumed: {
      description: 'The sitting could not be resumed; nothing is lost, and a retry is offered.',
      meta: { title: 'Not resumed', who: 'learner', requirements: ['PLAYER-06'] },
      tags: ['stopped', 'endable'],
      on: { 'play.requested': 'resuming', 'study.resumed': 'resuming', 'study.ended': 'ending' },
    },
    ending: {
      description: 'The learner has ended study by the button.',
      meta: { title: 'Ending', who: 'server', requirements: ['PLAYER-05', 'CALL-19'] },
      tags: ['busy'],
      entry: ['halt', 'orderHalt', 'forgetFailure'],
      initial: 'settling',
      states: {
        settling: {
          description: 'The last seconds are being sent to the server.',
          meta: { title: 'Settling', who: 'server' },
          invoke: {
            src: 'settle',
            input: ({ context }) => signOf(context),
            onDone: { target: 'recording', actions: { type: 'takeConfirmed', params: flowOf } },
            onError: [takenOver, recordedAlready, { target: '#player.shown.study.endFailed', actions: failing }],
          },
        },
        recording: {
          description: 'The time known to the server is being recorded.',
          meta: { title: 'Recording', who: 'server', requirements: ['PLAYER-05', 'PLAYER-08', 'CALL-19'] },
          invoke: {
            src: 'record',
            input: ({ context }) => ({ flow: signOf(context).flow }),
            onDone: {
              target: '#player.shown.study.recorded',
              actions: [{ type: 'takeConfirmed', params: flowOf }, 'forgetOnDevice', 'refreshOpener'],
              meta: { requirements: ['PLAYER-05', 'PLAYER-09', 'CALL-19'] },
            },
            onError: [
              {
                ...recordedAlready,
                actions: ['forgetOnDevice', 'refreshOpener'],
                description: 'The response to an earlier attempt was lost.',
              },
              { target: '#player.shown.study.endFailed', actions: failing },
            ],
          },
        },
      },
    },
    endFailed: {
      description: 'The time could not be recorded; nothing is lost, and a retry is offered.',
      meta: { title: 'Not recorded', who: 'learner' },
      tags: ['endFailed', 'endable'],
      on: {
        'retry.requested': 'ending',
        'study.ended': 'ending',
        'study.resumed': resume,
        'play.requested': resume,
      },
    },
    recorded: {
      description: 'The time is recorded; the window that opened the player shows it.',
      meta: { title: 'Recorded', who: 'learner', requirements: ['PLAYER-05', 'PLAYER-09'] },
      tags: ['recorded'],
      entry: ['halt', 'orderHalt'],
      on: { 'study.again': again, 'lecture.chosen': again },
      initial: 'counting',
      states: {
        counting: {
          description: 'The progress is being fetched, with what the course has come to.',
          meta: { title: 'Counting', who: 'server', requirements: ['COURSE-06'] },
          invoke: {
            src: 'count',
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              { guard: { type: 'isCompleted', params: countedOf }, target: 'completed', actions: takeCounted },
              { guard: { type: 'isExamDue', params: countedOf }, target: 'examDue', actions: takeCounted },
              { target: 'counted', actions: takeCounted },
            ],
            onError: { target: 'counted', description: 'The former progress stays visible.' },
          },
        },
        counted: {
          description: 'The course goes on.',
          meta: { title: 'Counted', who: 'learner' },
        },
        examDue: {
          description: 'Every lecture is studied; the exam of the course is left.',
          meta: { title: 'Exam due', who: 'learner', requirements: ['COURSE-07'] },
          tags: ['examDue'],
        },
        completed: {
          description: 'The course is completed: what it counts for is shown, and the next course offered.',
          meta: { title: 'Completed', who: 'learner', requirements: ['COURSE-06'] },
          tags: ['completed'],
        },
      },
    },
    takenOver: {
      description: 'Another window has taken the sitting over; it is paused here.',
      meta: { title: 'Taken over', who: 'learner' },
      tags: ['takenOver'],
      entry: ['halt', 'orderHalt'],
      on: { 'study.takenHere': { target: 'resuming', actions: 'takeOver' } },
    },
    gone: {
      description:
        'The window closes or shows another page; the time stays unrecorded until the learner comes back to it.',
      meta: { title: 'Gone', who: 'learner', requirements: ['PLAYER-06'] },
      entry: ['halt', 'orderHalt'],
    },
  },
})
