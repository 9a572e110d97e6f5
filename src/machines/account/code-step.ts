import { problemOf, type Failure } from '#api/kit/problem.ts'

import { failing } from '#machines/kit/failing.ts'

/** In seconds: until another code can be requested, and until this one expires. */
export interface Sent {
  readonly resendAfter: number
  readonly expiresAfter: number
}

/** The context fields that a flow with a code step needs. */
export interface CodeContext {
  readonly code: string
  /** Seconds until another code can be requested. */
  readonly countdown: number
  readonly expiresAfter: number
}
export const noCode: CodeContext = { code: '', countdown: 0, expiresAfter: 0 }

export type CodeEvent = { readonly type: 'code.requested' } | { readonly type: 'code.submitted'; readonly code: string }

/** Parameters of the actions and guards named below; a flow adds them to its `setup` under the same names. */
export const codeStep = {
  isCodeEmpty: ({ event }: { event: { type: string; code?: string } }) => (event.code ?? '').trim() === '',
  isLastSecond: ({ context }: { context: CodeContext }) => context.countdown <= 1,
  takeSent: (_: object, { sent }: { sent: Sent }) => ({
    countdown: sent.resendAfter,
    expiresAfter: sent.expiresAfter,
    failure: null,
  }),
  countDown: ({ context }: { context: CodeContext }) => ({ countdown: context.countdown - 1 }),
  takeCode: ({ context, event }: { context: CodeContext; event: { type: string; code?: string } }) => ({
    code: event.code?.trim() ?? context.code,
    failure: null,
    field: null,
  }),
}

/** Whether the request was refused for this reason. */
export const isRefusedFor = (error: unknown, reason: string): boolean => problemOf(error).reason === reason
/** The error of a form with the field that it belongs to. */
export type FieldFailure<Field extends string> = { readonly failure: Failure | null; readonly field: Field | null }

interface Sending<Ready, Given, Restart> {
  /** Further events of the state in which a code can be requested. */
  readonly ready: Ready
  /** Input of the service. */
  readonly input: Given
  /** Transitions for refusals that no other code can fix; they are tried first. */
  readonly restart: readonly Restart[]
}

/**
 * The region for requesting a code. The flow provides the actor sendCode, the guard isLastSecond, the delay second and
 * the actions takeSent, countDown and fail.
 */
export const sendingRegion = <const Ready extends object, Given, const Restart>({
  ready,
  input,
  restart,
}: Sending<Ready, Given, Restart>) =>
  ({
    description: 'Requesting a code.',
    meta: { title: 'Sending', who: 'visitor' },
    initial: 'ready',
    states: {
      ready: {
        description: 'A code can be requested.',
        meta: { title: 'Ready to send', who: 'visitor' },
        tags: ['canSend'],
        on: { 'code.requested': 'asking', ...ready },
      },
      asking: {
        description: 'The server generates a code and sends it.',
        meta: { title: 'Being sent', who: 'server', requirements: ['CALL-11'] },
        tags: ['sendingCode'],
        invoke: {
          src: 'sendCode',
          input,
          onDone: {
            target: 'waiting',
            actions: { type: 'takeSent', params: ({ event }: { event: { output: Sent } }) => ({ sent: event.output }) },
          },
          onError: [...restart, { target: 'ready', actions: failing, meta: { requirements: ['ERROR-03'] } }],
        },
      },
      waiting: {
        description: 'A code was sent; the countdown to the next one runs.',
        meta: { title: 'Sent', who: 'visitor' },
        tags: ['codeSent'],
        after: {
          second: [
            { guard: 'isLastSecond', target: 'ready', actions: 'countDown' },
            { target: 'waiting', reenter: true, actions: 'countDown' },
          ],
        },
      },
    },
  }) as const

interface Entry<Given, Right, Restart> {
  readonly input: Given
  /** Target after a correct code. */
  readonly right: Right
  readonly restart: readonly Restart[]
  /** Actions that report a wrong code. */
  readonly wrong?: readonly string[]
}

/**
 * The region for entering the code. The flow provides the actor checkCode, the guard isCodeEmpty and the actions
 * refuse, announceRefusedForm, takeCode and fail.
 */
export const entryRegion = <Given, const Right, const Restart>({
  input,
  right,
  restart,
  wrong = ['ERROR-10'],
}: Entry<Given, Right, Restart>) =>
  ({
    description: 'Entering the received code.',
    meta: { title: 'Entry', who: 'visitor' },
    initial: 'editing',
    states: {
      editing: {
        description: 'The code can be typed.',
        meta: { title: 'Typing', who: 'visitor', requirements: ['VALID-01'] },
        on: {
          'code.submitted': [
            {
              guard: 'isCodeEmpty',
              actions: [{ type: 'refuse', params: { code: 'code.empty', field: 'code' } }, 'announceRefusedForm'],
              meta: { requirements: ['VALID-01', 'VALID-10', 'VALID-28'] },
            },
            { target: 'checking', actions: 'takeCode' },
          ],
        },
      },
      checking: {
        description: 'The server compares the code.',
        meta: { title: 'Checking', who: 'server', requirements: ['CALL-11'] },
        tags: ['busy'],
        invoke: {
          src: 'checkCode',
          input,
          onDone: right,
          onError: [...restart, { target: 'editing', actions: failing, meta: { requirements: wrong } }],
        },
      },
    },
  }) as const
