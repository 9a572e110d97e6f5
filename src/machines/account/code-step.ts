import { problemOf, type Failure } from '#api/kit/problem.ts'

import { failing } from '#machines/kit/failing.ts'

/** What was sent, in seconds: until another code can be asked for, and until this one expires. */
export interface Sent {
  readonly resendAfter: number
  readonly expiresAfter: number
}

/** What a flow with a code step keeps of it. */
export interface CodeContext {
  readonly code: string
  /** Seconds until another code can be asked for. */
  readonly countdown: number
  readonly expiresAfter: number
}
export const noCode: CodeContext = { code: '', countdown: 0, expiresAfter: 0 }

export type CodeEvent = { readonly type: 'code.requested' } | { readonly type: 'code.submitted'; readonly code: string }

/** What the actions and guards named below do; a flow puts them into its `setup` under the same names. */
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

/** Whether something was refused for this reason. */
export const isRefusedFor = (error: unknown, reason: string): boolean => problemOf(error).reason === reason
/** The failure of a form together with the field that it is about. */
export type FieldFailure<Field extends string> = { readonly failure: Failure | null; readonly field: Field | null }

interface Sending<Ready, Given, Restart> {
  /** Where the step begins: with a code to be asked for, or with one on its way already. */
  readonly initial: 'ready' | 'waiting'
  /** What else can be done while a code can be asked for. */
  readonly ready: Ready
  /** What the service is asked with. */
  readonly input: Given
  /** Where a refusal leads that no code can mend: transitions that are tried first. */
  readonly restart: readonly Restart[]
}

/**
 * When a code can be asked for. The flow has the actor sendCode, the guard isLastSecond, the delay second and the
 * actions takeSent, countDown and fail.
 */
export const sendingRegion = <const Ready extends object, Given, const Restart>({
  initial,
  ready,
  input,
  restart,
}: Sending<Ready, Given, Restart>) =>
  ({
    description: 'When a code can be asked for.',
    meta: { title: 'Sending', who: 'visitor' },
    initial,
    states: {
      ready: {
        description: 'A code can be asked for.',
        meta: { title: 'Ready to send', who: 'visitor' },
        tags: ['canSend'],
        on: { 'code.requested': 'asking', ...ready },
      },
      asking: {
        description: 'The server makes a code and sends it.',
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
        description: 'A code is on its way; the countdown to the next one runs.',
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
  /** Where a right code leads. */
  readonly right: Right
  readonly restart: readonly Restart[]
  /** What asks for a wrong code to be reported. */
  readonly wrong?: readonly string[]
}

/**
 * The code that was received. The flow has the actor checkCode, the guard isCodeEmpty and the actions refuse,
 * announceRefusedForm, takeCode and fail.
 */
export const entryRegion = <Given, const Right, const Restart>({
  input,
  right,
  restart,
  wrong = ['ERROR-10'],
}: Entry<Given, Right, Restart>) =>
  ({
    description: 'The code that was received.',
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
