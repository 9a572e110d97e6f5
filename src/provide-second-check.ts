import { fromPromise } from 'xstate'

import * as secondCheck from '#api/service/second-check.ts'
import type { Transport } from '#api/service/transport.ts'
import { secondCheckFlow, type SecondCheckFlow } from '#machines/flows/second-check.ts'

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
