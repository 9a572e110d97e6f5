import { isInkless } from '#api/kit/written-text.ts'
import { hasOwnOptions } from '#api/question/question-rule.ts'
import { TRUE_FALSE } from '#api/question/question.contract.ts'
import { neededTexts } from '#api/questionnaire/answered-rule.ts'
import {
  areAnswerable,
  hasBounds,
  isAnswerable,
  isVote,
  stylesOf,
  type FormQuestion,
} from '#api/questionnaire/form-rule.ts'
import type {
  ManagedQuestionnaire,
  QuestionnaireAudience,
  QuestionnaireDocument,
  QuestionnaireQuestion,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { isNamed, type Subject } from '#api/questionnaire/subject-rule.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import { draftMoment, sentTime, usualWindow } from '#machines/kit/field-time.ts'
import {
  baseLanguage,
  completenessOf,
  inEachOf,
  inEvery,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'
import type { EditorsDraft } from '#machines/resource/editors-draft.ts'

/** The texts of a questionnaire in one language; a type alias, so that it is assignable to a record of texts. */
export type QuestionnaireWords = { readonly name: string; readonly about: string }

/** The words of a question in one language. */
export interface FormWords {
  readonly stem: string
  /** By the ids of the options. */
  readonly options: Readonly<Record<string, string>>
}
/** A question as its author edits it. Options and bounds are kept while another kind is tried. */
export interface DraftFormQuestion extends FormQuestion {
  /** Null: of nothing in particular; kept while another kind of questionnaire is tried. */
  readonly subject: Subject | null
  readonly texts: InLanguages<FormWords>
}

type Kept = Pick<
  ManagedQuestionnaire,
  'kind' | 'departmentCodes' | 'isAnonymous' | 'mayChange' | 'isTemplate' | 'showsResults' | 'remindsDays'
>
/** A questionnaire as its author edits it; times as `yyyy-MM-ddTHH:mm` in local time. */
export interface QuestionnaireDraft extends Readonly<Kept> {
  readonly texts: InLanguages<QuestionnaireWords>
  readonly audience: QuestionnaireAudience
  /** Kept while another audience is tried; null: not chosen. */
  readonly class: ManagedQuestionnaire['class']
  readonly people: ManagedQuestionnaire['people']
  readonly opensAt: string
  readonly closesAt: string
  /** Ordered. */
  readonly questions: readonly DraftFormQuestion[]
  /** Null: they stay. */
  readonly editors: EditorsDraft | null
}

export const blankWords: QuestionnaireWords = { name: '', about: '' }

/** An empty draft. */
export const blankQuestionnaire = (now: Date): QuestionnaireDraft => ({
  ...usualWindow(now),
  kind: 'questionnaire',
  texts: inEachOf<QuestionnaireWords>([], blankWords),
  audience: 'all',
  departmentCodes: [],
  class: null,
  people: [],
  isAnonymous: false,
  mayChange: true,
  isTemplate: false,
  showsResults: 'never',
  remindsDays: 2,
  questions: [],
  editors: null,
})

/** A question with two empty options. @param newID makes an id that nothing else has */
export const blankFormQuestion = (newID: () => string): DraftFormQuestion => ({
  questionID: newID(),
  kind: 'single',
  style: 'plain',
  options: [newID(), newID()],
  isRequired: true,
  least: null,
  most: null,
  condition: null,
  startsPage: false,
  subject: null,
  texts: inEvery(() => ({ stem: '', options: {} })),
})

/** The same question once more; its options have ids of their own. */
export function copyOf(question: DraftFormQuestion, newID: () => string): DraftFormQuestion {
  const ids = new Map(question.options.map((id) => [id, newID()]))
  return {
    ...question,
    questionID: newID(),
    options: [...ids.values()],
    texts: inEvery((code) => {
      const { stem, options } = question.texts[code]
      return { stem, options: Object.fromEntries([...ids].map(([from, to]) => [to, options[from] ?? ''])) }
    }),
  }
}

/** The options that a question has by its kind. */
export const optionsOf = ({ kind, options }: Pick<FormQuestion, 'kind' | 'options'>): readonly string[] =>
  hasOwnOptions(kind) ? options : kind === 'trueFalse' ? TRUE_FALSE : []

/** A question as it is stored: of its kind, without what it has kept of others. */
function formOf(question: DraftFormQuestion): FormQuestion {
  const { questionID, kind, style, isRequired, least, most, condition, startsPage } = question
  const own = stylesOf(kind).includes(style) ? style : 'plain'
  const form = { questionID, kind, style: own, isRequired, startsPage }
  return {
    ...form,
    options: optionsOf(question),
    ...(hasBounds(form) ? { least, most } : { least: null, most: null }),
    condition,
  }
}
/** All questions as they are stored. */
export const formsOf = ({ questions }: Pick<QuestionnaireDraft, 'questions'>): readonly FormQuestion[] =>
  questions.map(formOf)

/** The texts of the options in one language, in their order. */
const optionTexts = ({ kind, options }: DraftFormQuestion, words: FormWords): string[] =>
  hasOwnOptions(kind) ? options.map((id) => words.options[id] ?? '') : []

/** [QUEST-02] The questions as they are sent. What they are about is kept while another kind is tried. */
export const sentQuestions = ({
  kind,
  questions,
}: Pick<QuestionnaireDraft, 'kind' | 'questions'>): QuestionnaireQuestion[] =>
  questions.map((question) => {
    const { condition, options, ...form } = formOf(question)
    const every = inEvery((language) => {
      const words = question.texts[language]
      return { language, stem: words.stem, options: optionTexts(question, words) }
    })
    return {
      ...form,
      options: [...options],
      subject: isEvaluation({ kind }) ? question.subject : null,
      condition: condition === null ? null : { ...condition, optionIDs: [...condition.optionIDs] },
      texts: Object.values(every).filter(({ stem, options: own }) => [stem, ...own].some((text) => !isInkless(text))),
    }
  })

const isEvaluation = ({ kind }: Pick<QuestionnaireDraft, 'kind'>): boolean => kind === 'evaluation'

/** Whom it asks: an evaluation the class that is chosen, and nobody before that, nor as a template. */
export const audienceOf = (draft: QuestionnaireDraft): QuestionnaireAudience =>
  isEvaluation(draft) ? (draft.isTemplate || draft.class === null ? 'all' : 'class') : draft.audience

/** Whether it is stored without names: an evaluation always is. */
export const isAnonymousBy = (draft: Pick<QuestionnaireDraft, 'isAnonymous' | 'kind'>): boolean =>
  draft.isAnonymous || isEvaluation(draft)

/** The request body. */
export const questionnaireDocument = (draft: QuestionnaireDraft): QuestionnaireDocument => ({
  kind: draft.kind,
  texts: writtenIn(draft.texts),
  opensAt: sentTime(draft.opensAt),
  closesAt: sentTime(draft.closesAt),
  audience: audienceOf(draft),
  departmentCodes: audienceOf(draft) === 'departments' ? [...draft.departmentCodes] : [],
  classID: audienceOf(draft) === 'class' ? (draft.class?.classID ?? null) : null,
  personIDs: audienceOf(draft) === 'people' ? draft.people.map(({ userId }) => userId) : [],
  isAnonymous: isAnonymousBy(draft),
  mayChange: draft.mayChange && !isAnonymousBy(draft),
  isTemplate: draft.isTemplate,
  showsResults: draft.showsResults,
  remindsDays: draft.remindsDays,
  questions: sentQuestions(draft),
})

/** The texts of a question that its readers need. */
const neededOf = (question: DraftFormQuestion, words: FormWords): string[] =>
  neededTexts(formOf(question).style, { stem: words.stem, options: optionTexts(question, words) })

export const questionnaireCompleteness = ({ texts, questions }: QuestionnaireDraft, code: LanguageCode): Completeness =>
  completenessOf(
    [texts[code].name, ...questions.flatMap((question) => neededOf(question, question.texts[code]))],
    [texts[code].about],
  )

const baseOf = (draft: QuestionnaireDraft): LanguageCode =>
  baseLanguage((code) => questionnaireCompleteness(draft, code))

/** What keeps the question at a place from being asked. */
export function questionLacks(draft: QuestionnaireDraft, at: number) {
  const { questions } = draft
  const question = questions[at]
  if (question === undefined) return { words: false, form: false }
  const forms = formsOf({ questions })
  const form = forms[at]
  return {
    words: neededOf(question, question.texts[baseOf(draft)]).some((text) => isInkless(text)),
    form: form !== undefined && !isAnswerable(form, forms.slice(0, at)),
  }
}

/** What keeps a questionnaire from being saved or published, as far as the browser knows. */
export function questionnaireLacks(draft: QuestionnaireDraft) {
  const [opens, closes] = [draftMoment(draft.opensAt), draftMoment(draft.closesAt)]
  const forms = formsOf(draft)
  const audience = audienceOf(draft)
  return {
    name: isInkless(draft.texts[baseOf(draft)].name),
    audience:
      (audience === 'departments' && draft.departmentCodes.length === 0) ||
      (audience === 'class' && draft.class === null) ||
      (audience === 'people' && draft.people.length === 0),
    class: isEvaluation(draft) && audience !== 'class',
    subjects: isEvaluation(draft) && !draft.questions.every(({ subject }) => isNamed(subject)),
    isForward: closes > opens,
    questions: draft.questions.length === 0,
    wholeQuestions: !areAnswerable(forms) || draft.questions.some((_, at) => questionLacks(draft, at).words),
    vote: draft.kind === 'vote' && !isVote(forms),
  }
}
