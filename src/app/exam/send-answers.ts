import { handInPaper, saveAnswers } from '#api/exam/paper.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import type { Transport } from '#api/kit/transport.ts'
import type { Saved } from '#api/question/answering.contract.ts'
import { batchesOf } from '#machines/paper/paper-answers.ts'
import { isTimeUp } from '#machines/paper/paper-refusals.ts'
import type { Sending } from '#machines/paper/paper-setup.ts'

type Sent = Pick<Sending, 'paperID' | 'token' | 'answers'>

/**
 * Saves answers in as many calls as they need. After the deadline the server keeps apart what it is sent, and refuses:
 * all of it is sent before that is thrown. @throws Error there is nothing to send
 */
export async function sendAnswers(
  transport: Pick<Transport, 'send'>,
  { paperID, token, answers }: Sent,
): Promise<Saved> {
  let saved: Saved | null = null
  let late: CallFailure | null = null
  for (const batch of batchesOf(answers))
    try {
      saved = await transport.send(saveAnswers, { paperID, token, answers: batch })
    } catch (error) {
      if (!(error instanceof CallFailure) || !isTimeUp(error)) throw error
      late = error
    }
  if (saved === null || late !== null) throw late ?? new Error('There are no answers to send.')
  return saved
}

/** Hands a paper in, with what has not been saved. */
export async function handIn(transport: Pick<Transport, 'send'>, { paperID, token, answers }: Sent) {
  const last = batchesOf(answers).at(-1) ?? []
  const before = answers.slice(0, answers.length - last.length)
  if (before.length > 0)
    await sendAnswers(transport, { paperID, token, answers: before }).catch((error: unknown) => {
      // The hand-in is refused for the same reason, and what comes with it is kept apart as well.
      if (!isTimeUp(error)) throw error
    })
  return transport.send(handInPaper, { paperID, token, answers: last })
}
