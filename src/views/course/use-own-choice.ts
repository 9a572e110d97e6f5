import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { OwnChoiceFlow, OwnChoiceInput } from '#machines/course/own-choice.flow.ts'

import { failureText } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'

export type OwnChoice = ActorRefFrom<OwnChoiceFlow>

/** The learner's choice about a course; on failure a toast shows `failedText` with the reason. */
export function useOwnChoice(
  flow: OwnChoiceFlow,
  input: OwnChoiceInput,
  failedText: (why: string) => string,
): OwnChoice {
  const choice = useActorRef(flow, { input })
  useEffect(() => {
    const subscription = choice.on('failed', ({ failure }) => showToast('error', failedText(failureText(failure))))
    return () => subscription.unsubscribe()
  }, [choice, failedText])
  return choice
}
