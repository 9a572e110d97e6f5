import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { QuestionKind } from '#api/question/question.contract.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import type { ExamTable } from '#server/exam/tables.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'

const OPTIONS = { single: 'abcd', multiple: 'abcd', trueFalse: '', short: '' } as const
const KEYS = { single: ['a'], multiple: ['a', 'b'], trueFalse: ['true'], short: [] } as const

const optionsOf = (kind: QuestionKind): string[] =>
  kind === 'trueFalse' ? ['true', 'false'] : OPTIONS[kind].split('').filter((id) => id !== '')

/** A bank with published questions of these kinds; `a` is right, or `a` and `b`, or true. */
export async function putBank(db: Database, kinds: readonly QuestionKind[]): Promise<string> {
  const bankId = randomUUID()
  const at = START.getTime()
  await db
    .insertInto('question_bank')
    .values({ id: bankId, owner_id: userId('teacher'), revision: 1, created_at: at, updated_at: at, removed_at: null })
    .execute()
  for (const [place, kind] of kinds.entries()) {
    const id = randomUUID()
    await db
      .insertInto('question')
      .values({
        id,
        bank_id: bankId,
        kind,
        topic_id: null,
        difficulty: 'easy',
        body_version: 1,
        search: '',
        version: 1,
        snapshot: '{}',
        state: 'published',
        revision: 1,
        published_at: at,
        first_published_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute()
    await db
      .insertInto('question_version')
      .values({
        question_id: id,
        version: 1,
        kind,
        options: JSON.stringify(optionsOf(kind)),
        key: JSON.stringify(KEYS[kind]),
        created_at: at,
      })
      .execute()
    await db
      .insertInto('question_text')
      .values({
        question_id: id,
        version: 1,
        language: 'zh_CN',
        is_base: 1,
        stem: `Question ${place}`,
        options: JSON.stringify(optionsOf(kind)),
        explanation: 'Because',
        title: `Question ${place}`,
        shown: JSON.stringify({
          stem: `<p>Question ${place}</p>`,
          options: optionsOf(kind).map((one) => (kind === 'trueFalse' ? '' : `<p>${one}</p>`)),
          explanation: '<p>Because</p>',
        }),
      })
      .execute()
  }
  return bankId
}

interface Asked extends Partial<Insertable<ExamTable>> {
  readonly kinds?: readonly QuestionKind[]
}

/** What an exam of a test is called. */
export const examNameOf = (examId: string): string => `Exam ${examId.slice(0, 4)}`

/** A published exam that is open to all since an hour ago and for three hours; each question is worth one mark. */
export async function putExam(db: Database, { kinds = ['single', 'single'], ...more }: Asked = {}): Promise<string> {
  const bankId = await putBank(db, kinds)
  const id = randomUUID()
  const at = START.getTime()
  await db
    .insertInto('exam')
    .values({
      id,
      course_id: null,
      class_id: null,
      owner_id: userId('teacher'),
      opens_at: at - HOUR,
      closes_at: at + 3 * HOUR,
      late_minutes: null,
      minutes: 30,
      pass_percent: 60,
      attempts: 2,
      shuffles_questions: 1,
      shuffles_options: 1,
      is_one_way: 0,
      asks_registration: 0,
      asks_approval: 0,
      shows_marks: 'marked',
      shows_paper: 'marked',
      shows_answers: 'marked',
      version: 1,
      snapshot: '{}',
      state: 'published',
      revision: 1,
      published_at: at - HOUR,
      first_published_at: at - HOUR,
      created_at: at - HOUR,
      updated_at: at - HOUR,
      ...more,
    })
    .execute()
  await db
    .insertInto('exam_text')
    .values({ exam_id: id, language: 'zh_CN', is_base: 1, name: examNameOf(id), about: '', search: id.slice(0, 4) })
    .execute()
  await db
    .insertInto('exam_part')
    .values({
      exam_id: id,
      position: 0,
      kind: 'drawn',
      bank_id: bankId,
      topic_id: null,
      difficulty: null,
      count: kinds.length,
      question_id: null,
      marks: 10,
    })
    .execute()
  return id
}
