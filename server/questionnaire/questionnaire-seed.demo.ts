import { hasOwnOptions } from '#api/question/question-rule.ts'
import { TRUE_FALSE } from '#api/question/question.contract.ts'
import type { QuestionnaireDocument, QuestionnaireQuestion } from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { Subject } from '#api/questionnaire/subject-rule.ts'
import { languages } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import type { Names } from '#server/dictionary/dictionaries.demo.ts'
import { questionnaireKind } from './questionnaire-kind.ts'
import { questionnaireColumns, writeQuestionnaire } from './questionnaire-rows.ts'
import { demoQuestionnaires } from './questionnaires.demo.ts'
import type { DemoFormQuestion, DemoQuestionnaire } from './questionnaires.demo.ts'
import { setQuestionnaire } from './set-questionnaire.ts'
import { tellNext } from './telling/tell-asked.ts'
import { beginTellings } from './telling/tellings.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const WRITTEN_DAYS_BEFORE = 10
const COMPLETE = {
  isEditor: true,
  hasName: true,
  knowsParts: true,
  isForward: true,
  isTemplate: false,
  hasQuestions: true,
  areQuestionsWhole: true,
  fitsVote: true,
  lacksClass: false,
  lacksSubjects: false,
  hasForeignSubjects: false,
}
const UNANSWERED = { breaksForm: false, changesWords: false, reopens: false }
const steps = { draft: 1, published: 2, withdrawn: 3 } as const

/** The questionnaires, votes and evaluations of the demo organisation. */
export async function seedQuestionnaires(trx: Querying, now: Date): Promise<void> {
  const today = new Date(now).setUTCHours(0, 0, 0, 0)
  const { default: markUp } = await import('#server/question/markup.ts')
  for (const questionnaire of demoQuestionnaires) {
    const id = demoId('questionnaire', questionnaire.name)
    const document = await setQuestionnaire(documentOf(questionnaire, today), markUp)
    // Written before today, also if it opens later.
    const written = today + (Math.min(questionnaire.from, 0) - WRITTEN_DAYS_BEFORE) * DAY_MS
    const published = written + DAY_MS
    const { isTemplate } = document
    const saved = { ...COMPLETE, ...UNANSWERED, isTemplate, mayName: true, knowsEditors: true, hasEnded: false }
    const facts = { ...COMPLETE, reopens: false, now: published, closesAt: today + questionnaire.to * DAY_MS }
    const { record, log } = pastRecord(questionnaireKind, {
      id,
      owned: { ...questionnaireColumns(document), owner_id: userId(questionnaire.owner) },
      by: userId(questionnaire.owner),
      events: [
        { event: { type: 'save' as const, revision: 0, facts: saved }, at: written },
        { event: { type: 'publish' as const, revision: 1, facts }, at: published },
        { event: { type: 'withdraw' as const, revision: 2, facts: { isEditor: true } }, at: published + DAY_MS },
      ].slice(0, steps[questionnaire.state]),
    })
    await trx
      .insertInto('questionnaire')
      .values({ ...record, state: questionnaire.state })
      .execute()
    await trx.insertInto('transition_log').values(log).execute()
    await writeQuestionnaire(trx, id, document)
    const editors = (questionnaire.coEditors ?? []).map((account) => ({ record_id: id, user_id: userId(account) }))
    if (editors.length > 0) await trx.insertInto('questionnaire_editor').values(editors).execute()
  }
  await tellPeople(trx, now)
}

/** Whom they asked as they opened was told then, and has read what is not of yesterday. */
async function tellPeople(trx: Querying, now: Date): Promise<void> {
  const opened = await trx
    .selectFrom('questionnaire')
    .select(['id', 'opens_at'])
    .where('state', '=', 'published')
    .where('opens_at', '<=', now.getTime())
    .orderBy('opens_at')
    .orderBy('id')
    .execute()
  for (const { id, opens_at: at } of opened) {
    await beginTellings(trx, new Date(at))
    await tellNext(trx, { id, matter: 'asked' }, new Date(at))
  }
  await trx
    .updateTable('notice')
    .set((eb) => ({ read_at: eb('created_at', '+', HOUR_MS) }))
    .where('code', '=', 'questionnaire.asked')
    .where('created_at', '<=', now.getTime() - 2 * DAY_MS)
    .execute()
}

/** A questionnaire of the academy as its owner would send it. */
const documentOf = (demo: DemoQuestionnaire, today: number): QuestionnaireDocument => ({
  kind: demo.kind,
  texts: languages.map(({ code }, place) => ({
    language: code,
    name: demo.titles[place] ?? demo.titles[0],
    about: demo.about[place] ?? demo.about[0],
  })),
  opensAt: timeText(today + demo.from * DAY_MS),
  closesAt: timeText(today + demo.to * DAY_MS),
  ...audienceOf(demo),
  isAnonymous: demo.rules?.isAnonymous ?? false,
  mayChange: demo.rules?.mayChange ?? true,
  isTemplate: demo.rules?.isTemplate ?? false,
  showsResults: demo.rules?.showsResults ?? 'never',
  remindsDays: 2,
  questions: demo.questions.map((question) => questionOf(demo, question)),
})

function audienceOf({
  class: inClass,
  departments = [],
  people = [],
}: DemoQuestionnaire): Pick<QuestionnaireDocument, 'audience' | 'classID' | 'departmentCodes' | 'personIDs'> {
  const audience =
    inClass !== undefined ? 'class' : departments.length > 0 ? 'departments' : people.length > 0 ? 'people' : 'all'
  return {
    audience,
    classID: inClass === undefined ? null : demoId('class', inClass),
    departmentCodes: [...departments],
    personIDs: people.map(userId),
  }
}

function subjectOf({ about }: DemoFormQuestion): Subject | null {
  if (about === undefined) return null
  if (about === 'class') return { kind: 'class' }
  return 'course' in about
    ? { kind: 'course', courseID: about.course === null ? null : demoId('course', about.course) }
    : { kind: 'teacher', userID: about.teacher === null ? null : userId(about.teacher) }
}

function questionOf(of: DemoQuestionnaire, question: DemoFormQuestion): QuestionnaireQuestion {
  const { name, kind, style = 'plain', options = {}, after } = question
  const idOf = (other: string): string => demoId('questionnaire question', `${of.name} ${other}`)
  const optionOf = (other: string, option: string): string =>
    (TRUE_FALSE as readonly string[]).includes(option)
      ? option
      : demoId('questionnaire option', `${of.name} ${other} ${option}`)
  const own: readonly [string, Names][] = Object.entries(options)
  return {
    questionID: idOf(name),
    kind,
    style,
    options: hasOwnOptions(kind)
      ? own.map(([option]) => optionOf(name, option))
      : kind === 'trueFalse'
        ? [...TRUE_FALSE]
        : [],
    isRequired: question.isOptional !== true,
    least: question.least ?? null,
    most: question.most ?? null,
    condition:
      after === undefined
        ? null
        : {
            questionID: idOf(after.question),
            optionIDs: after.options.map((option) => optionOf(after.question, option)),
          },
    startsPage: question.startsPage === true,
    subject: subjectOf(question),
    texts: languages.map(({ code }, place) => ({
      language: code,
      stem: question.stem[place] ?? question.stem[0],
      options: own.map(([, texts]) => texts[place] ?? texts[0]),
    })),
  }
}
