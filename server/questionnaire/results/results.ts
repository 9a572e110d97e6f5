import type { QuestionResult, Results } from '#api/questionnaire/results.contract.ts'
import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'
import { notFound, Refusal } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { ofEditor } from '#server/course/managed/publications.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Database } from '#server/database/open.ts'
import { shownRow } from '../answering/list.ts'
import { findQuestionnaire, questionsOf, storedQuestionnaire } from '../read-questionnaire.ts'
import type { SetQuestion } from '../set-questionnaire.ts'
import { shownSubjects } from '../subjects.ts'
import { tallied } from './tally.ts'
import type { Tally } from './tally.ts'

/** What was answered, for those who change it. @throws Refusal not found */
export async function managedResults(db: Database, id: string, asking: Asking): Promise<Results> {
  ofEditor(await findQuestionnaire(db, id, asking))
  return resultsOf(db, id, asking, true)
}

/** What was answered, as far as its owner shows it to who is asked. @throws Refusal not found; resultsHidden */
export async function shownResults(db: Database, id: string, asking: Asking): Promise<Results> {
  const row = await shownRow(db, id, asking)
  const isShown = row.shows_results === 'always' || (row.shows_results === 'answered' && (row.submissions ?? 0) > 0)
  if (!isShown) throw new Refusal('questionnaire.resultsHidden')
  return resultsOf(db, id, asking, false)
}

async function resultsOf(db: Database, id: string, { language, now }: Asking, isStaff: boolean): Promise<Results> {
  const stored = await storedQuestionnaire(db, id)
  if (stored === null) throw notFound()
  const { kind, texts, isAnonymous, closesAt, classID } = stored
  const hasClosed = momentOf(closesAt) <= now.getTime()
  const { submitted, counted, tally } = await tallied(db, { id, isAnonymous, hasClosed })
  const shown = await shownSubjects(db, stored, language)
  const name = [language.code, defaultLanguage.code]
    .map((code) => texts.find((text) => text.language === code && text.name !== ''))
    .find((text) => text !== undefined)
  return {
    questionnaireID: id,
    kind,
    name: name?.name ?? '',
    class: await classOf(db, classID),
    isAnonymous,
    submitted,
    counted,
    questions:
      counted < RESULTS_FROM
        ? null
        : (await questionsOf(db, id)).flatMap((question) =>
            resultOf(question, tally, language, isStaff).map((result) => ({
              ...result,
              subject: shown(question.subject),
            })),
          ),
  }
}

async function classOf(db: Database, id: string | null): Promise<Results['class']> {
  if (id === null) return null
  return (
    (await db.selectFrom('class').select(['id as classID', 'kind']).where('id', '=', id).executeTakeFirst()) ?? null
  )
}

function resultOf(
  { questionID, kind, style, options, texts }: SetQuestion,
  tally: Tally,
  { code }: Language,
  isStaff: boolean,
): Omit<QuestionResult, 'subject'>[] {
  const written = [code, defaultLanguage.code]
    .map((one) => texts.find(({ language, view }) => language === one && view !== null))
    .find((one) => one !== undefined)
  if (written === undefined || written.view === null) return []
  const { view, language } = written
  const of = tally[questionID]
  const answered = of?.answered ?? 0
  const chosenOf = (optionID: string): number => of?.options[optionID]?.chosen ?? 0
  const points = options.reduce((sum, optionID, at) => sum + chosenOf(optionID) * (at + 1), 0)
  return [
    {
      questionID,
      kind,
      style,
      language,
      stem: view.stem,
      answered,
      options: options.map((optionID, at) => {
        const chosen = chosenOf(optionID)
        const places = of?.options[optionID]?.places ?? 0
        return {
          optionID,
          text: view.options[at] ?? '',
          chosen,
          place: style === 'rank' && chosen > 0 ? places / chosen : null,
        }
      }),
      average: style === 'scale' && answered > 0 ? points / answered : null,
      texts: isStaff ? (of?.texts ?? []) : [],
    },
  ]
}
