import type { Failure } from '#api/kit/problem.ts'
import type { CodeContext } from '#machines/account/code-step.ts'
import { comesTo, regionsIn, starts, tells, waits, type Taken } from '#tests/kit/models/steps.ts'

/** A flow whose code is asked for and entered in the two regions of its state `code`. */
interface CodeShown {
  readonly value: unknown
  readonly context: CodeContext & { readonly failure: Failure | null; readonly field: string | null }
}
type CodeStep = Taken<CodeShown>

/** One region of the code's state moves, the other stays. */
export const movesCode = (
  step: CodeStep,
  moved: { readonly sending?: 'ready' | 'asking' | 'waiting'; readonly entry?: 'editing' | 'checking' },
  context: Partial<CodeShown['context']> = {},
  brings: readonly string[] = [],
): void => comesTo(step, { value: { code: { ...regionsIn(step.before, 'code'), ...moved } }, context, brings })

export const asksForCode = (step: CodeStep, input: object): void =>
  movesCode(step, { sending: 'asking' }, {}, [starts('sendCode', input)])

/** A code is on its way: another one can be asked for when the server says so, counted in seconds. */
export const codeIsSent = (
  step: CodeStep,
  { resendAfter, expiresAfter }: { readonly resendAfter: number; readonly expiresAfter: number },
): void =>
  movesCode(step, { sending: 'waiting' }, { countdown: resendAfter, expiresAfter, failure: null }, [waits(1000)])

export const codeIsNotSent = (step: CodeStep, failure: Failure): void =>
  movesCode(step, { sending: 'ready' }, { failure, field: null })

/** A second has passed. */
export function countsDown(step: CodeStep): void {
  const countdown = step.before.context.countdown - 1
  if (countdown <= 0) movesCode(step, { sending: 'ready' }, { countdown })
  else movesCode(step, { sending: 'waiting' }, { countdown }, [waits(1000)])
}

/** [VALID-01, VALID-10] An empty code never leaves the browser. */
export function submitsCode(
  step: CodeStep & { readonly event: { readonly code: string } },
  inputFor: (code: string) => object,
): void {
  const code = step.event.code.trim()
  if (code !== '')
    return movesCode(step, { entry: 'checking' }, { code, failure: null, field: null }, [
      starts('checkCode', inputFor(code)),
    ])
  const failure = { reason: 'code.empty', message: null }
  movesCode(step, {}, { failure, field: 'code' }, [tells('formRefused')])
}

export const codeIsWrong = (step: CodeStep, failure: Failure): void =>
  movesCode(step, { entry: 'editing' }, { failure, field: null })
