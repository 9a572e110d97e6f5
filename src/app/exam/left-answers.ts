import { getPaper } from '#api/exam/paper.contract.ts'
import { problemOf } from '#api/kit/problem.ts'
import type { Transport } from '#api/kit/transport.ts'
import type { SentAnswer } from '#api/question/answering.contract.ts'
import { loadAreas, texts } from '#i18n/texts.ts'
import { acknowledged, foundAnswers } from '#machines/paper/paper-answers.ts'
import type { KeptPaper } from '#machines/paper/paper-context.ts'
import { isTimeUp } from '#machines/paper/paper-refusals.ts'

import { keptPapers } from '#browser/kept-paper.ts'
import { saveLeftDrafts } from '#app/questionnaire/left-answers.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { sendAnswers } from './send-answers.ts'
import { sheetOf } from './sheet-of.ts'

/**
 * Sends what papers, and drafts of questionnaires, that no tab writes now left on this device, as when the browser was
 * closed without a network, and says so. What does not come through stays for the next time.
 */
export function provideLeftAnswers(transport: Transport) {
  return async (person: string): Promise<void> => {
    const sent: SentAnswer[] = []
    await keptPapers(person).eachLeft('exam', (kept) => afterSending(transport, kept, sent))
    const drafts = await saveLeftDrafts(transport, person)
    if (sent.length + drafts === 0) return
    await loadAreas(['paper'])
    showToast('success', texts().paper.leftSent())
  }
}

/** What the device has to keep of a paper from now on: null for nothing. What has reached the server joins `sent`. */
async function afterSending(transport: Transport, kept: KeptPaper, sent: SentAnswer[]): Promise<KeptPaper | null> {
  const { paperID, device } = kept
  try {
    const paper = await transport.send(getPaper, { paperID, device })
    // Another device writes by now: whose answers stand is for the learner to say, on the paper.
    if (paper.token === null) return kept
    const { waiting, stored } = foundAnswers({ paper: sheetOf(paper), kept })
    const { sequence } =
      waiting.length > 0 ? await sendAnswers(transport, { paperID, token: paper.token, answers: waiting }) : paper
    sent.push(...waiting)
    return paper.state === 'inProgress' ? { ...kept, ...acknowledged({ waiting, stored }, sequence) } : null
  } catch (error) {
    // Apart, for the marker.
    if (isTimeUp(error)) sent.push(...kept.waiting)
    // Of any other refusal the paper tells its learner, and offers what can be done.
    return isTimeUp(error) || isClosed(error) ? null : kept
  }
}

/** The paper takes no more answers, or there is none. */
const isClosed = (error: unknown): boolean =>
  ['exam.notInProgress', 'request.notFound'].includes(problemOf(error).reason ?? '')
