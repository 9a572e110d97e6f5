import { fromPromise } from 'xstate'

import * as secondCheck from '#api/session/second-check.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { secondCheckFlow, type SecondCheckFlow } from '#machines/session/second-check.flow.ts'

/** The second login check with its services; fetched with its page. */
export function provideSecondCheck(transport: Transport): SecondCheckFlow {
  return secondCheckFlow.provide({
    actors: {
      loadCheck: fromPromise(() => secondCheck.getSecondCheck(transport)),
      sendCode: fromPromise(({ input }) => secondCheck.sendCheckCode(transport, input.channel)),
      checkCode: fromPromise(({ input }) => secondCheck.passSecondCheck(transport, input)),
    },
  })
}
