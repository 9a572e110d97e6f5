import { problemOf } from '#api/kit/problem.ts'
import type { Transport } from '#api/kit/transport.ts'
import { openSheet } from '#api/questionnaire/answering.contract.ts'
import { acknowledged, foundAnswers, isOutdated } from '#machines/paper/paper-answers.ts'
import type { KeptPaper } from '#machines/paper/paper-context.ts'
import { isHandedIn, isTimeUp } from '#machines/paper/paper-refusals.ts'

import { keptPapers } from '#browser/kept-paper.ts'
import { asMissing } from '#app/kit/missing.ts'
import { saveAnswers } from './answer-services.ts'
import { sheetOf } from './sheet-of.ts'

/**
 * Saves what drafts of questionnaires that no tab writes now left on this device. What does not come through stays for
 * the next time, and what is anonymous stays until it is submitted.
 * @returns how many answers have been saved
 */
export async function saveLeftDrafts(transport: Transport, person: string): Promise<number> {
  let count = 0
  await keptPapers(person).eachLeft('questionnaire', async (found) => {
    const { kept, sent } = await afterSaving(transport, found)
    count += sent
    return kept
  })
  return count
}

interface Left {
  /** What the device has to keep from now on; null: nothing. */
  readonly kept: KeptPaper | null
  readonly sent: number
}

async function afterSaving(transport: Transport, kept: KeptPaper): Promise<Left> {
  const { paperID, device } = kept
  try {
    const sheet = await asMissing(transport.send(openSheet, { questionnaireID: paperID, device }))
    const paper = sheetOf(sheet, device)
    // Submitted elsewhere, or over: a draft does not count any more.
    if (paper.standing === 'handedIn' || paper.standing === 'over') return { kept: null, sent: 0 }
    // Whose answers stand, and what becomes of answers to what has changed, is for the learner to see, on the page.
    if (paper.token === null || isOutdated({ paper, kept })) return { kept, sent: 0 }
    const { waiting, stored } = foundAnswers({ paper, kept })
    if (waiting.length === 0) return { kept: { ...kept, waiting, saved: paper.sequence }, sent: 0 }
    const sending = { paperID, version: paper.version, token: paper.token, answers: waiting }
    const { sequence } = await saveAnswers(transport, sending)
    return { kept: { ...kept, ...acknowledged({ waiting, stored }, sequence) }, sent: waiting.length }
  } catch (error) {
    // Of any other refusal the page tells its learner, and offers what can be done.
    return { kept: isOver(error) ? null : kept, sent: 0 }
  }
}

const isOver = (error: unknown): boolean =>
  isTimeUp(error) || isHandedIn(error) || problemOf(error).reason === 'request.notFound'
