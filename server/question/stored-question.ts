import * as z from 'zod/mini'
import type { QuestionText } from '#api/question/managed-question.contract.ts'
import type { QuestionKind } from '#api/question/question.contract.ts'
import { found } from '#server/course/managed/publications.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import type { Querying } from '#server/database/open.ts'

const ids = z.array(z.string())

/** The latest version of a question. */
export interface StoredQuestion {
  readonly bankID: string
  readonly topicID: string | null
  readonly kind: QuestionKind
  readonly version: number
  readonly options: readonly { readonly optionID: string; readonly isRight: boolean }[]
  readonly texts: readonly QuestionText[]
  readonly pictures: readonly string[]
}

/** @throws Refusal 404 */
export async function storedQuestion(db: Querying, id: string): Promise<StoredQuestion> {
  const row = found(
    (await db
      .selectFrom('question')
      .innerJoin('question_version as body', (join) =>
        join.onRef('body.question_id', '=', 'question.id').onRef('body.version', '=', 'question.body_version'),
      )
      .select(['question.bank_id', 'question.topic_id', 'body.kind', 'body.version', 'body.options', 'body.key'])
      .where('question.id', '=', id)
      .executeTakeFirst()) ?? null,
  )
  const [texts, pictures] = await Promise.all([
    db
      .selectFrom('question_text')
      .select(['language', 'stem', 'options', 'explanation'])
      .where('question_id', '=', id)
      .where('version', '=', row.version)
      .execute(),
    db
      .selectFrom('question_picture')
      .select('file_id')
      .where('question_id', '=', id)
      .where('version', '=', row.version)
      .execute(),
  ])
  const key = ids.parse(JSON.parse(row.key))
  return {
    bankID: row.bank_id,
    topicID: row.topic_id,
    kind: row.kind,
    version: row.version,
    options: ids.parse(JSON.parse(row.options)).map((optionID) => ({ optionID, isRight: key.includes(optionID) })),
    texts: inOrder(texts).map((text) => ({ ...text, options: ids.parse(JSON.parse(text.options)) })),
    pictures: pictures.map(({ file_id: file }) => file),
  }
}
