import type { Transport } from '#api/kit/transport.ts'
import type { Saved } from '#api/question/answering.contract.ts'
import { saveDraft, submitSheet } from '#api/questionnaire/answering.contract.ts'
import { batchesOf } from '#machines/paper/paper-answers.ts'
import type { HandingIn, Sending } from '#machines/paper/paper-setup.ts'

type Sender = Pick<Transport, 'send'>

/** Saves a draft in as many calls as it needs. @throws Error there is nothing to send */
export async function saveAnswers(
  transport: Sender,
  { paperID: questionnaireID, version: formVersion, token, answers }: Sending,
): Promise<Saved> {
  let saved: Saved | null = null
  for (const batch of batchesOf(answers))
    saved = await transport.send(saveDraft, { questionnaireID, formVersion, token, answers: batch })
  if (saved === null) throw new Error('There are no answers to send.')
  return saved
}

/** Submits all answers: whatever waits is among them. */
export const submit = (
  transport: Sender,
  { paperID: questionnaireID, version: formVersion, token, complete }: HandingIn,
) => transport.send(submitSheet, { questionnaireID, formVersion, token, answers: [...complete] })
