import type { Answer } from '#api/question/question.contract.ts'
import type { ResponseFacts } from '#machines/questionnaire/response.lifecycle.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Querying } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import { demoQuestionnaires } from '../questionnaires.demo.ts'
import type { DemoQuestionnaire } from '../questionnaires.demo.ts'
import { storedQuestionnaire } from '../read-questionnaire.ts'
import type { SetQuestion, SetQuestionnaire } from '../set-questionnaire.ts'
import { responseKind } from './response-kind.ts'

const HOUR_MS = 60 * 60_000

/** What some write; most write nothing. */
const written = [
  '案例再多一些就更好了。',
  'More time for the exercises, please.',
  'Merci pour les supports de cours.',
] as const
const WRITES_EVERY = 4

/** What members of classes have answered to anonymous questionnaires of the demo organisation. */
export async function seedAnswers(trx: Querying, now: Date): Promise<void> {
  for (const { name, answered } of demoQuestionnaires) {
    const id = demoId('questionnaire', name)
    const document = answered === undefined ? null : await storedQuestionnaire(trx, id)
    if (answered !== undefined && document !== null) await seedSubmissions(trx, { id, document, answered, now })
  }
}

interface Answered {
  readonly id: string
  readonly document: SetQuestionnaire
  readonly answered: NonNullable<DemoQuestionnaire['answered']>
  readonly now: Date
}

/** Who has answered, and apart from them the answers. */
async function seedSubmissions(trx: Querying, { id, document, answered, now }: Answered): Promise<void> {
  const [opensAt, closesAt] = [momentOf(document.opensAt), momentOf(document.closesAt)]
  const learner = userId('learner')
  const members = await trx
    .selectFrom('class_member')
    .select('user_id as id')
    .where('class_id', '=', document.classID)
    .where('user_id', '!=', learner)
    .orderBy('user_id')
    .limit(answered.count - (answered.byLearner ? 1 : 0))
    .execute()
  const people = [...(answered.byLearner ? [learner] : []), ...members.map((member) => member.id)]
  const last = Math.min(closesAt, now.getTime()) - HOUR_MS
  const records = people.map((learnerId, place) => {
    const at = opensAt + ((last - opensAt) * (place + 1)) / (people.length + 1)
    const facts = factsAt(Math.floor(at), opensAt, closesAt)
    const whole = { ...facts, isWriter: true, isCurrent: true, isComplete: true }
    return pastRecord(responseKind, {
      id: demoId('response', `${id} ${learnerId}`),
      owned: { questionnaire_id: id, learner_id: learnerId },
      by: learnerId,
      events: [{ event: { type: 'submit' as const, facts: whole }, at: facts.now }],
    })
  })
  await trx
    .insertInto('questionnaire_response')
    .values(records.map(({ record }) => ({ ...record, submissions: 1 })))
    .execute()
  await trx
    .insertInto('transition_log')
    .values(records.flatMap(({ log }) => log))
    .execute()
  await trx
    .insertInto('questionnaire_submission')
    .values(
      people.map((_, place) => ({
        id: demoId('submission', `${id} ${place}`),
        questionnaire_id: id,
        response_id: null,
        answers: JSON.stringify(answersOf(document.questions, place)),
      })),
    )
    .execute()
}

const factsAt = (now: number, opensAt: number, closesAt: number): ResponseFacts => ({
  ...{ now, opensAt, closesAt },
  ...{ isLearner: true, isMeant: true, isAnonymous: true, mayChange: false },
})

/** Mostly content, and not all alike. */
const answersOf = (questions: readonly SetQuestion[], place: number): Record<string, Answer> =>
  Object.fromEntries(
    questions.flatMap((question, at): [string, Answer][] => {
      const mixed = place * 7 + at * 3
      if (question.kind === 'short') {
        const text = written[(place + at) % written.length] ?? ''
        return mixed % WRITES_EVERY === 0 ? [[question.questionID, { chosen: [], text }]] : []
      }
      const { options } = question
      const back = mixed % 5 === 0 ? 2 : mixed % 3
      const option = question.kind === 'trueFalse' ? options[mixed % 6 === 0 ? 1 : 0] : options.at(-1 - back)
      return option === undefined ? [] : [[question.questionID, { chosen: [option], text: '' }]]
    }),
  )
