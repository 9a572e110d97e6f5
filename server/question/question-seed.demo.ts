import { TRUE_FALSE } from '#api/question/question.contract.ts'
import type { QuestionDocument } from '#api/question/managed-question.contract.ts'
import { hasOwnOptions } from '#api/question/question-rule.ts'
import { languages } from '#i18n/locales.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import type { Querying } from '#server/database/open.ts'
import { folded } from '#i18n/folded.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { publishedRecord } from '#server/demo/published-record.ts'
import { demoTexts } from '#server/demo/texts/index.ts'
import type { QuestionText } from './question-texts.demo.ts'
import { questionColumns, questionKind, versionRows } from './question-kind.ts'
import { demoBanks, demoQuestions } from './questions.demo.ts'
import type { DemoBankName, DemoQuestionName } from './questions.demo.ts'
import { setQuestion } from './set-question.ts'

const DAY_MS = 24 * 60 * 60_000
const WRITTEN_DAYS_AGO = 60

const bankId = (name: string): string => demoId('question bank', name)
const topicId = (bank: string, topic: string): string => demoId('question topic', `${bank} ${topic}`)

/** The question banks of the demo organisation and the questions in them. */
export async function seedQuestions(trx: Querying, now: Date): Promise<void> {
  const written = new Date(now).setUTCHours(0, 0, 0, 0) - WRITTEN_DAYS_AGO * DAY_MS
  await seedBanks(trx, written)
  const { default: markUp } = await import('./markup.ts')
  const names = Object.keys(demoQuestions) as DemoQuestionName[]
  for (const [place, name] of names.entries()) {
    const { bank, state } = demoQuestions[name]
    const id = demoId('question', name)
    const savedAt = written + place * DAY_MS
    const question = await setQuestion(documentOf(name), markUp)
    const { record, log } = publishedRecord(questionKind, {
      id,
      owned: questionColumns(question, 1),
      savedAt,
      publishedAt: savedAt + DAY_MS / 2,
      by: userId(demoBanks[bank].owner),
      state,
    })
    const { version, texts } = versionRows(id, 1, question, new Date(savedAt))
    await trx.insertInto('question').values(record).execute()
    await trx.insertInto('transition_log').values(log).execute()
    await trx.insertInto('question_version').values(version).execute()
    await trx.insertInto('question_text').values(texts).execute()
  }
}

async function seedBanks(trx: Querying, written: number): Promise<void> {
  for (const name of Object.keys(demoBanks) as DemoBankName[]) {
    const { owner, coEditors, topics } = demoBanks[name]
    const id = bankId(name)
    const times = { created_at: written, updated_at: written, removed_at: null }
    await trx
      .insertInto('question_bank')
      .values({ id, owner_id: userId(owner), revision: 1, ...times })
      .execute()
    const editors = coEditors.map((account) => ({ record_id: id, user_id: userId(account) }))
    if (editors.length > 0) await trx.insertInto('question_bank_editor').values(editors).execute()
    const named = languages.map(({ code }) => ({ code, words: demoTexts[code].questions.banks[name] }))
    await trx
      .insertInto('question_bank_text')
      .values(
        named.map(({ code, words }) => ({ bank_id: id, language: code, name: words.name, search: folded(words.name) })),
      )
      .execute()
    await trx
      .insertInto('question_topic')
      .values(topics.map((topic, position) => ({ id: topicId(name, topic), bank_id: id, position })))
      .execute()
    await trx
      .insertInto('question_topic_text')
      .values(
        named.flatMap(({ code, words }) =>
          Object.entries<string>(words.topics).map(([topic, text]) => ({
            topic_id: topicId(name, topic),
            language: code,
            name: text,
          })),
        ),
      )
      .execute()
  }
}

const textOf = (code: LanguageCode, name: DemoQuestionName): QuestionText => demoTexts[code].questions.questions[name]

/** A question of the academy as its author would send it. */
function documentOf(name: DemoQuestionName): QuestionDocument {
  const { bank, topic, kind, difficulty, right } = demoQuestions[name]
  const ids = hasOwnOptions(kind)
    ? (textOf('zh_CN', name).options ?? []).map((_, place) => demoId('option', `${name} ${place}`))
    : kind === 'short'
      ? []
      : TRUE_FALSE
  return {
    bankID: bankId(bank),
    topicID: topicId(bank, topic),
    difficulty,
    kind,
    options: ids.map((optionID, place) => ({ optionID, isRight: right.some((one) => one === place) })),
    texts: languages.map(({ code }) => {
      const { stem, options = [], explanation } = textOf(code, name)
      return { language: code, stem, options: [...options], explanation }
    }),
  }
}
