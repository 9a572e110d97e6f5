import type { PayloadOf } from '#api/kit/call.ts'
import type { Answers } from '#api/questionnaire/answering-rule.ts'
import type { Questionnaire, submitSheet } from '#api/questionnaire/answering.contract.ts'
import type { FormQuestion } from '#api/questionnaire/form-rule.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { together } from '#server/commands/together.ts'
import type { Database } from '#server/database/open.ts'
import { lockLearners } from '#server/person/lock.ts'
import { askedLearners, concerns, factsFrom, shownAgain } from './asked.ts'
import type { AskedLearner } from './asked.ts'
import { findQuestionnaire } from './list.ts'
import { formOf } from './sheets.ts'
import { lockQuestionnaire } from './standing.ts'
import { keepAnonymous } from './submissions.ts'
import { submitWithin } from './submit-within.ts'

interface Submitting {
  readonly asked: PayloadOf<typeof submitSheet>
  readonly asking: Asking
}

interface Known {
  readonly questions: readonly FormQuestion[]
  /** By learner, as all stood at first. */
  readonly learners: Map<string, AskedLearner>
  /** What is to be written, once all have submitted. */
  readonly kept: Answers[]
}

/**
 * Anonymous ones wait for each other, for each is mixed with those before it; so those that arrive meanwhile share a
 * transaction, and are mixed with each other.
 */
export const submitWithoutName = together<Submitting, Known, Questionnaire>({
  keyOf: ({ asked }) => asked.questionnaireID,
  async lock(trx, id, all) {
    const ids = [...new Set(all.map(({ asking }) => asking.sender.userId))]
    await lockLearners(trx, ids)
    await lockQuestionnaire(trx, id)
    const learners = new Map((await askedLearners(trx, id, ids)).map((learner) => [learner.learnerId, learner]))
    return { questions: await formOf(trx, id), learners, kept: [] }
  },
  async change(trx, { asked, asking }, { questions, learners, kept }) {
    const { userId } = asking.sender
    const row = learners.get(userId) ?? (await askedLearners(trx, asked.questionnaireID, [userId]))[0]
    // Who submits twice at the same moment has submitted the second time.
    learners.delete(userId)
    if (row === undefined || !concerns(row)) throw notFound()
    const answers = await submitWithin(trx, {
      asked,
      asking,
      facts: {
        ...factsFrom(row, asking.now),
        // Nobody writes it at the server: any device holds its own.
        isWriter: true,
        isCurrent: row.form_version === asked.formVersion,
      },
      questions,
      responseId: row.responseId,
    })
    kept.push(answers)
  },
  finish: (trx, questionnaireId, { kept }) => keepAnonymous(trx, questionnaireId, kept),
  answers: standings,
})

/** How each of those who have just submitted stands. */
async function standings(db: Database, id: string, all: readonly Submitting[]): Promise<Questionnaire[]> {
  const shown = new Map<string, Questionnaire>()
  for (const { asking } of all)
    if (!shown.has(asking.language.code)) shown.set(asking.language.code, await findQuestionnaire(db, id, asking))
  const ids = all.map(({ asking }) => asking.sender.userId)
  const learners = new Map((await askedLearners(db, id, ids)).map((learner) => [learner.learnerId, learner]))
  return all.map(({ asking: { language, sender, now } }) => {
    const [like, own] = [shown.get(language.code), learners.get(sender.userId)]
    if (like === undefined || own === undefined) throw notFound()
    return shownAgain(like, own, now)
  })
}
