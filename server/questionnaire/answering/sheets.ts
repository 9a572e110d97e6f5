import type { PayloadOf } from '#api/kit/call.ts'
import type {
  AskedQuestion,
  openSheet,
  QuestionnaireSheet,
  takeOverSheet,
} from '#api/questionnaire/answering.contract.ts'
import type { FormQuestion } from '#api/questionnaire/form-rule.ts'
import type { Language } from '#i18n/locales.ts'
import { responseAt, responseLifecycle } from '#machines/questionnaire/response.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Reason } from '#server/answer/texts.ts'
import type { Asking } from '#server/commands/each.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { lockLearner } from '#server/person/lock.ts'
import { newToken, sameText } from '#server/session/tokens.ts'
import { questionsOf } from '../read-questionnaire.ts'
import { shownSubjects } from '../subjects.ts'
import { factsFrom, shownOf } from './asked.ts'
import { draftOf, submittedOf } from './drafts.ts'
import { shownRow } from './list.ts'
import { shownText } from '#server/http/in-language.ts'

type Row = Awaited<ReturnType<typeof shownRow>>

/** The writer of a draft, locked until the end of the transaction; null: nobody has opened it. */
export async function lockSheet(trx: Querying, questionnaireId: string, learnerId: string) {
  const row = await trx
    .selectFrom('questionnaire_sheet')
    .selectAll()
    .where('questionnaire_id', '=', questionnaireId)
    .where('learner_id', '=', learnerId)
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row ?? null
}

/** Whether the lifecycle lets somebody save now; what is not answered now is not written either. */
function isWritten(row: Row, now: Date): boolean {
  const facts = { ...factsFrom(row, now), isWriter: true, isCurrent: true }
  const snapshot = responseAt(shownOf(row, now).state, { revision: 1, submissions: row.submissions ?? 0 })
  return verdict(responseLifecycle, snapshot, { type: 'save', facts }).kind === 'allowed'
}

/**
 * [ROUTE-54] A questionnaire to be answered or read; the first device that opens it becomes its writer. @throws Refusal
 * not found
 */
export async function open(
  db: Database,
  { questionnaireID: id, device }: PayloadOf<typeof openSheet>,
  asking: Asking,
): Promise<QuestionnaireSheet> {
  const { sender, now } = asking
  const found = await shownRow(db, id, asking)
  if (!isWritten(found, now)) return showSheet(db, found, device, asking)
  return db.transaction().execute(async (trx) => {
    await lockLearner(trx, sender.userId)
    // Read again, since it may have been submitted meanwhile.
    const row = await shownRow(trx, id, asking)
    if (isWritten(row, now)) await putWriter(trx, { questionnaire_id: id, learner_id: sender.userId }, device, now)
    return showSheet(trx, row, device, asking)
  })
}

/** Whoever opens it last writes, as long as nothing is stored, or to change what was submitted. */
async function putWriter(
  trx: Querying,
  of: { readonly questionnaire_id: string; readonly learner_id: string },
  device: string,
  now: Date,
): Promise<void> {
  const writer = { token: newToken(), device, written_at: now.getTime() }
  await trx
    .insertInto('questionnaire_sheet')
    .values({ ...of, ...writer, sequence: 0 })
    .onConflict((conflict) => conflict.columns(['learner_id', 'questionnaire_id']).doNothing())
    .execute()
  await trx
    .updateTable('questionnaire_sheet')
    .set(writer)
    .where('questionnaire_id', '=', of.questionnaire_id)
    .where('learner_id', '=', of.learner_id)
    .where('device', '!=', device)
    .where('sequence', '=', 0)
    .execute()
}

/** The caller becomes the writer; the token before is void. @throws Refusal what the lifecycle refuses; not found */
export async function takeOver(
  db: Database,
  { questionnaireID: id, device }: PayloadOf<typeof takeOverSheet>,
  asking: Asking,
): Promise<QuestionnaireSheet> {
  const { sender, now } = asking
  return db.transaction().execute(async (trx) => {
    await lockLearner(trx, sender.userId)
    const row = await shownRow(trx, id, asking)
    const snapshot = responseAt(shownOf(row, now).state, { revision: 1, submissions: row.submissions ?? 0 })
    const said = verdict(responseLifecycle, snapshot, { type: 'takeOver', facts: factsFrom(row, now) })
    if (said.kind !== 'allowed') throw new Refusal(said.kind === 'refused' ? (said.code as Reason) : 'record.notNow')
    if ((await lockSheet(trx, id, sender.userId)) !== null)
      await trx
        .updateTable('questionnaire_sheet')
        .set({ token: newToken(), device, written_at: now.getTime() })
        .where('questionnaire_id', '=', id)
        .where('learner_id', '=', sender.userId)
        .execute()
    return showSheet(trx, row, device, asking)
  })
}

/** Anonymous ones have no writer at the server: any device holds its own. */
const ANYBODY = 'anonymous'
export const isWriterOf = (sheet: { readonly token: string } | null, token: string, isAnonymous: boolean): boolean =>
  isAnonymous || (sheet !== null && sameText(token, sheet.token))

async function showSheet(
  db: Querying,
  row: Row,
  device: string,
  { sender, language, now }: Asking,
): Promise<QuestionnaireSheet> {
  const of = { questionnaire_id: row.id, learner_id: sender.userId }
  const isAnonymous = isSet(row.is_anonymous)
  const shown = shownOf(row, now)
  const sheet = await db
    .selectFrom('questionnaire_sheet')
    .selectAll()
    .where('questionnaire_id', '=', row.id)
    .where('learner_id', '=', sender.userId)
    .executeTakeFirst()
  const isWriter = sheet?.device === device
  const hasOpened = now.getTime() >= row.opens_at
  const answers =
    shown.state === 'draft' || row.responseId === null ? await draftOf(db, of) : await submittedOf(db, row.responseId)
  return {
    questionnaire: shown,
    formVersion: row.form_version,
    // What is asked is shown to nobody before it is asked, nor to whom it does not ask.
    questions: hasOpened && Boolean(row.isMeant) ? await askedIn(db, row, language) : [],
    answers: Object.entries(answers).map(([questionID, given]) => ({ questionID, answer: given })),
    sequence: sheet?.sequence ?? 0,
    remaining: hasOpened ? Math.max(0, row.closes_at - now.getTime()) : 0,
    token: isAnonymous ? ANYBODY : isWriter && isWritten(row, now) ? sheet.token : null,
    otherWriterAt: sheet === undefined || isWriter ? null : timeText(sheet.written_at),
  }
}

/** The questions in a language where all of one is written in it, else in the base one. */
async function askedIn(
  db: Querying,
  { id, class_id: classID }: Pick<Row, 'class_id' | 'id'>,
  reader: Pick<Language, 'code'>,
): Promise<AskedQuestion[]> {
  const questions = await questionsOf(db, id)
  const shown = await shownSubjects(db, { classID, questions }, reader)
  return questions.flatMap(({ texts, pictures: _, options, subject, ...question }) => {
    const written = shownText(texts, reader, (text) => text.view !== null)
    if (written === undefined || written.view === null) return []
    const { view, language } = written
    return [
      {
        ...question,
        subject: shown(subject),
        language,
        stem: view.stem,
        options: options.map((optionID, at) => ({ optionID, text: view.options[at] ?? '' })),
      },
    ]
  })
}

/** What answers have to fit, in order. */
export const formOf = async (db: Querying, id: string): Promise<readonly FormQuestion[]> => questionsOf(db, id)
