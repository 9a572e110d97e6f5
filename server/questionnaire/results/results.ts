import type { QuestionResult, Results } from '#api/questionnaire/results.contract.ts'
import { RESULTS_FROM, TEXTS_SHOWN } from '#api/questionnaire/results.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { notFound, Refusal } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { ofEditor } from '#server/course/managed/publications.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Database } from '#server/database/open.ts'
import { shownRow } from '../answering/list.ts'
import { findQuestionnaire, storedQuestionnaire } from '../read-questionnaire.ts'
import type { SetQuestion, SetQuestionnaire } from '../set-questionnaire.ts'
import { shownSubjects } from '../subjects.ts'
import { tallied } from './tallied.ts'
import type { Counted } from './tallied.ts'
import type { Tally } from './tally.ts'
import { shownText } from '#server/http/in-language.ts'

/** What was answered, for those who change it. @throws Refusal not found */
export async function managedResults(db: Database, id: string, asking: Asking): Promise<Results> {
  const { stored, counted } = await countedFor(db, id, asking)
  return resultsOf(db, id, stored, counted, asking, true)
}

/** A questionnaire and its figures, for those who change it. @throws Refusal not found */
export async function countedFor(
  db: Database,
  id: string,
  asking: Asking,
): Promise<{ readonly stored: SetQuestionnaire; readonly counted: Counted }> {
  ofEditor(await findQuestionnaire(db, id, asking))
  return counting(db, id, asking, true)
}

/** What was answered, as far as its owner shows it to who is asked. @throws Refusal not found; resultsHidden */
export async function shownResults(db: Database, id: string, asking: Asking): Promise<Results> {
  const row = await shownRow(db, id, asking)
  // Who has not begun to answer what is withdrawn has nothing to do with its results.
  if (!Boolean(row.isMeant) && row.responseId === null) throw notFound()
  const isShown = row.shows_results === 'always' || (row.shows_results === 'answered' && (row.submissions ?? 0) > 0)
  if (!isShown) throw new Refusal('questionnaire.resultsHidden')
  const { stored, counted } = await counting(db, id, asking, false)
  return resultsOf(db, id, stored, counted, asking, false)
}

async function counting(db: Database, id: string, { now }: Asking, isForStaff: boolean) {
  const stored = await storedQuestionnaire(db, id)
  if (stored === null) throw notFound()
  const { isAnonymous } = stored
  return { stored, counted: await tallied(db, { id, isAnonymous, hasClosed: hasClosed(stored, now), isForStaff }) }
}

const hasClosed = ({ closesAt }: SetQuestionnaire, now: Date): boolean => momentOf(closesAt) <= now.getTime()

/**
 * Whether departments can be compared: it asks whole ones, and answers have names, since anonymous ones keep no
 * department.
 */
export const comparesDepartments = ({ audience, isAnonymous }: SetQuestionnaire): boolean =>
  audience !== 'people' && !isAnonymous

/** Its name in a language, or in the base one. */
export const nameIn = ({ texts }: SetQuestionnaire, language: Language): string =>
  shownText(texts, language, ({ name }) => name !== '')?.name ?? ''

async function resultsOf(
  db: Database,
  id: string,
  stored: SetQuestionnaire,
  { submitted, counted, tally }: Counted,
  { language, now }: Asking,
  isStaff: boolean,
): Promise<Results> {
  const shown = await shownSubjects(db, stored, language)
  return {
    questionnaireID: id,
    kind: stored.kind,
    name: nameIn(stored, language),
    class: await classOf(db, stored.classID),
    isAnonymous: stored.isAnonymous,
    isForStaff: isStaff,
    hasClosed: hasClosed(stored, now),
    submitted,
    counted,
    questions:
      counted < RESULTS_FROM
        ? null
        : stored.questions.flatMap((question) =>
            resultOf(question, tally, language, isStaff ? TEXTS_SHOWN : 0).map((result) => ({
              ...result,
              subject: shown(question.subject),
            })),
          ),
    comparesDepartments: isStaff && comparesDepartments(stored),
  }
}

async function classOf(db: Database, id: string | null): Promise<Results['class']> {
  if (id === null) return null
  return (
    (await db.selectFrom('class').select(['id as classID', 'kind']).where('id', '=', id).executeTakeFirst()) ?? null
  )
}

/** The figures of a question, with so many of its texts; none where it is not written in a language to be read. */
export function resultOf(
  { questionID, kind, style, options, texts }: SetQuestion,
  tally: Tally,
  reader: Language,
  textsShown: number,
): Omit<QuestionResult, 'subject'>[] {
  const written = shownText(texts, reader, (text) => text.view !== null)
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
      texts: (of?.texts ?? []).slice(0, textsShown),
    },
  ]
}
