import { useActorRef, useSelector } from '@xstate/react'

import type { BankName } from '#api/question/managed-question.contract.ts'
import { has } from '#machines/kit/watching.ts'

import { useAdministration } from '#app/context/administration-context.ts'

/** The banks that the user changes, by name, and whether there is none. */
export function useBankNames(): { readonly banks: readonly BankName[]; readonly hasNone: boolean } {
  const list = useActorRef(useAdministration().flows.bankNames, { input: {} })
  const banks = useSelector(list, (snapshot) => snapshot.context.rows)
  return { banks, hasNone: useSelector(list, has('empty')) }
}
