import { fromPromise } from 'xstate'

import { generatePhoneCode, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import { getSecondCheck } from '#api/session/second-check.contract.ts'
import { rightCode } from '#api/outbox/outbox.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { secondCheckFlow, type SecondCheckFlow } from '#machines/session/second-check.flow.ts'
import { provide } from '#machines/kit/services.ts'

/** The second login check with its services; loaded with its page. */
export function provideSecondCheck(transport: Transport): SecondCheckFlow {
  return provide(secondCheckFlow, {
    actors: {
      loadCheck: fromPromise(() => transport.send(getSecondCheck, {})),
      sendCode: fromPromise(({ input: { channel } }) =>
        transport.send(generatePhoneCode, { purpose: 'secondCheck', channel }),
      ),
      checkCode: fromPromise(({ input }) =>
        rightCode(transport.send(validPhoneCode, { purpose: 'secondCheck', ...input })),
      ),
    },
  })
}
