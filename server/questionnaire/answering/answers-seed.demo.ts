import type { Answer } from '#api/question/question.contract.ts'
import { askedQuestions } from '#api/questionnaire/answering-rule.ts'
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

/** Those whom a visitor signs in as find something to answer. */
const visitors = ['learner', 'leader', 'committee', 'headmaster', 'school', 'teacher', 'admin', 'weak'].map(userId)

/** What some write; most write nothing. */
const written = [
  '案例再多一些就更好了。',
  'More time for the exercises, please.',
  'Merci pour les supports de cours.',
] as const
const WRITES_EVERY = 3

/** What people have answered to the questionnaires of the demo organisation. */
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
  const people = await answeringPeople(trx, document, answered)
  const last = Math.min(closesAt, now.getTime()) - HOUR_MS
  const records = people.map((person, place) => {
    const at = opensAt + ((last - opensAt) * (place + 1)) / (people.length + 1)
    const facts = { ...factsAt(Math.floor(at), opensAt, closesAt), ...termsOf(document) }
    const whole = { ...facts, isWriter: true, isCurrent: true, isComplete: true }
    const { record, log } = pastRecord(responseKind, {
      id: demoId('response', `${id} ${person.id}`),
      owned: { questionnaire_id: id, learner_id: person.id },
      by: person.id,
      events: [{ event: { type: 'submit' as const, facts: whole }, at: facts.now }],
    })
    return { record, log, department: person.department }
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
      records.map(({ record, department }, place) => ({
        id: demoId('submission', `${id} ${place}`),
        questionnaire_id: id,
        ...(document.isAnonymous ? { response_id: null } : { response_id: record.id, department_code: department }),
        answers: JSON.stringify(answersOf(document.questions, place)),
      })),
    )
    .execute()
}

/** Members of its class, or anybody; the demo learner is named apart. */
async function answeringPeople(
  trx: Querying,
  { classID }: SetQuestionnaire,
  { count, byLearner }: Answered['answered'],
): Promise<{ readonly id: string; readonly department: string | null }[]> {
  const learner = userId('learner')
  const people = trx.selectFrom('user').select(['user.id', 'user.department_code as department']).orderBy('user.id')
  const members =
    classID === null
      ? people
      : people.where('user.id', 'in', (eb) =>
          eb.selectFrom('class_member').select('class_member.user_id').where('class_member.class_id', '=', classID),
        )
  const own = await people.where('user.id', '=', byLearner ? learner : '').execute()
  const others = await members
    .where('user.id', 'not in', visitors)
    .limit(count - own.length)
    .execute()
  return [...own, ...others]
}

const factsAt = (now: number, opensAt: number, closesAt: number) => ({
  ...{ now, opensAt, closesAt },
  ...{ isLearner: true, isMeant: true, isWithdrawn: false },
})
const termsOf = ({ isAnonymous, mayChange }: SetQuestionnaire): Pick<ResponseFacts, 'isAnonymous' | 'mayChange'> => ({
  isAnonymous,
  mayChange,
})

/** Mostly content, and not all alike; to what is asked only of some, no more than they are asked. */
function answersOf(questions: readonly SetQuestion[], place: number): Record<string, Answer> {
  const given = Object.fromEntries(
    questions.flatMap((question, at): [string, Answer][] => {
      const answer = answerTo(question, place * 7 + at * 3, written[(place + at) % written.length] ?? '')
      return answer === null ? [] : [[question.questionID, answer]]
    }),
  )
  const asked = new Set(askedQuestions(questions, given).map(({ questionID }) => questionID))
  return Object.fromEntries(Object.entries(given).filter(([questionID]) => asked.has(questionID)))
}

/** Null: this one leaves it open. */
function answerTo({ kind, style, options, isRequired, most }: SetQuestion, mixed: number, text: string): Answer | null {
  if (kind === 'short') return isRequired || mixed % WRITES_EVERY === 0 ? { chosen: [], text } : null
  const turned = options.map((_, at) => options[(at + ([0, 0, 1, 0, 2][mixed % 5] ?? 0)) % options.length] ?? '')
  if (style === 'rank') return { chosen: turned, text: '' }
  if (kind === 'multiple') {
    const some = new Set(turned.slice(0, Math.min(1 + (mixed % 2), most ?? options.length)))
    return { chosen: options.filter((option) => some.has(option)), text: '' }
  }
  const back = mixed % 5 === 0 ? 2 : mixed % 3
  const option = kind === 'trueFalse' ? options[mixed % 6 === 0 ? 1 : 0] : options.at(-1 - (back % options.length))
  return option === undefined ? null : { chosen: [option], text: '' }
}
