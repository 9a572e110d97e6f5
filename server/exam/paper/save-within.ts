import type { SentAnswer } from '#api/question/answering.contract.ts'
import type { QuestionKind } from '#api/question/question.contract.ts'
import { isAnswerTo } from '#api/question/answer-rule.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { isSet } from '#server/database/codec.ts'
import type { Flag } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { lastSequence } from './last-answers.ts'
import { whyNotSaved, writingFacts, writtenColumns } from './writing.ts'
import type { WrittenPaper } from './writing.ts'

/** A save, or the answers of a hand-in. */
export interface Saving {
  readonly paperId: string
  readonly token: string
  readonly answers: readonly SentAnswer[]
  readonly userId: string
  readonly now: Date
}

export interface Question {
  readonly kind: QuestionKind
  readonly options: readonly string[]
}

/** A locked paper, as the saves before have left it. */
export interface LockedPaper extends WrittenPaper {
  sequence: number
  readonly is_one_way: Flag
  /** Those that are asked for, by their ids. */
  readonly questions: Map<string, Question>
  /** Where one cannot go back: what has been answered, and which was the last. */
  readonly answered: Set<string>
  last: string | null
}

/** Locks papers in the order of their ids and reads what saving needs to know, once for all that share it. */
export async function lockPapers(trx: Querying, savings: readonly Saving[]): Promise<Map<string, LockedPaper>> {
  const ids = [...new Set(savings.map(({ paperId }) => paperId))]
  const rows = await trx
    .selectFrom('exam_paper')
    .select(writtenColumns)
    .where('exam_paper.id', 'in', ids)
    .orderBy('exam_paper.id')
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
    .execute()
  const papers = new Map<string, LockedPaper>(
    rows.map((row) => [row.id, { ...row, questions: new Map(), answered: new Set<string>(), last: null }]),
  )
  const asked = [...new Set(savings.flatMap(({ answers }) => answers.map(({ questionID }) => questionID)))]
  if (asked.length > 0) await readQuestions(trx, papers, ids, asked)
  const oneWay = rows.filter(({ is_one_way }) => isSet(is_one_way)).map(({ id }) => id)
  if (oneWay.length > 0) await readAnswered(trx, papers, oneWay)
  return papers
}

async function readQuestions(
  trx: Querying,
  papers: ReadonlyMap<string, LockedPaper>,
  ids: readonly string[],
  asked: readonly string[],
): Promise<void> {
  const rows = await trx
    .selectFrom('exam_question')
    .select(['paper_id', 'question_id', 'kind', 'options'])
    .where('paper_id', 'in', ids)
    .where('question_id', 'in', asked)
    .execute()
  for (const { paper_id, question_id, kind, options } of rows)
    papers.get(paper_id)?.questions.set(question_id, { kind, options: JSON.parse(options) as string[] })
}

async function readAnswered(
  trx: Querying,
  papers: ReadonlyMap<string, LockedPaper>,
  ids: readonly string[],
): Promise<void> {
  const rows = await trx
    .selectFrom('exam_question')
    .select(['paper_id', 'question_id', lastSequence.as('sequence')])
    .where('paper_id', 'in', ids)
    .execute()
  for (const { paper_id, question_id, sequence } of rows) {
    const paper = papers.get(paper_id)
    if (paper === undefined || sequence === null) continue
    paper.answered.add(question_id)
    if (sequence === paper.sequence) paper.last = question_id
  }
}

const stored = prepared(
  ['paperId', 'sequence'],
  (db, { paperId, sequence }: { readonly paperId: string; readonly sequence: number }) =>
    db
      .selectFrom('exam_answer')
      .select(['question_id', 'chosen', 'text'])
      .where('paper_id', '=', paperId)
      .where('sequence', '=', sequence),
)

interface NewRow extends Readonly<Record<string, string | number>> {
  readonly paperId: string
  readonly sequence: number
  readonly questionId: string
  readonly chosen: string
  readonly text: string
  readonly answeredAt: number
  readonly savedAt: number
}

/** Most saves bring one answer, so its statement is compiled once. */
const insertOne = prepared(
  ['paperId', 'sequence', 'questionId', 'chosen', 'text', 'answeredAt', 'savedAt'],
  (db, row: NewRow) =>
    db.insertInto('exam_answer').values({
      paper_id: row.paperId,
      sequence: row.sequence,
      question_id: row.questionId,
      chosen: row.chosen,
      text: row.text,
      answered_at: row.answeredAt,
      saved_at: row.savedAt,
    }),
)
const setSequence = prepared(
  ['paperId', 'sequence', 'now'],
  (db, { paperId, sequence, now }: { readonly paperId: string; readonly sequence: number; readonly now: number }) =>
    db.updateTable('exam_paper').set({ sequence, written_at: now }).where('id', '=', paperId),
)

/**
 * Stores answers in their order; what is stored already is left as it is. The paper is locked. Returns the last
 * sequence number. @throws Refusal what the lifecycle says to `save`; sequence, question, answer
 */
export async function saveWithin(trx: Querying, paper: LockedPaper | undefined, saving: Saving): Promise<number> {
  const { paperId, token, answers, userId, now } = saving
  // Nobody learns of another's paper.
  if (paper === undefined || paper.learner_id !== userId) throw notFound()
  const why = whyNotSaved(paper, writingFacts(paper, userId, token, now))
  if (why !== null) throw new Refusal(why)
  let { sequence, last } = paper
  const answered: string[] = []
  for (const sent of answers) {
    if (sent.sequence <= sequence) {
      await mustBeSame(trx, paperId, sent)
      continue
    }
    if (sent.sequence !== sequence + 1) throw new Refusal('exam.sequenceSkipped')
    const { questionID: questionId } = sent
    const question = paper.questions.get(questionId)
    if (question === undefined) throw new Refusal('exam.questionUnknown')
    if (!isAnswerTo(question, sent.answer)) throw new Refusal('exam.answerInvalid')
    const isAnswered = paper.answered.has(questionId) || answered.includes(questionId)
    if (isSet(paper.is_one_way) && isAnswered && last !== questionId) throw new Refusal('exam.questionLeft')
    await insertOne(trx, rowOf(paperId, sent, now))
    sequence = sent.sequence
    last = questionId
    answered.push(questionId)
  }
  if (sequence > paper.sequence) await setSequence(trx, { paperId, sequence, now: now.getTime() })
  // Only now, since whatever is refused is rolled back.
  paper.sequence = sequence
  paper.last = last
  for (const questionId of answered) paper.answered.add(questionId)
  return sequence
}

const rowOf = (paperId: string, { sequence, questionID, answer, answeredAt }: SentAnswer, now: Date): NewRow => ({
  paperId,
  sequence,
  questionId: questionID,
  chosen: JSON.stringify(answer.chosen),
  text: answer.text,
  answeredAt,
  savedAt: now.getTime(),
})

/** @throws Refusal the same number with another answer */
async function mustBeSame(trx: Querying, paperId: string, { sequence, questionID, answer }: SentAnswer): Promise<void> {
  const [row] = await stored(trx, { paperId, sequence })
  const isSame =
    row !== undefined &&
    row.question_id === questionID &&
    row.chosen === JSON.stringify(answer.chosen) &&
    row.text === answer.text
  if (!isSame) throw new Refusal('exam.sequenceReplayed')
}
