import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import { isInkless } from '#api/kit/written-text.ts'
import { hasOwnOptions } from '#api/question/question-rule.ts'
import { TRUE_FALSE } from '#api/question/question.contract.ts'
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
import type { LanguageCode } from '#i18n/locales.ts'

import type { Command, DocumentRules } from '#machines/editor/document-rules.ts'
import { localTime, morningAfter, sentTime } from '#machines/kit/field-time.ts'
import {
  completenessOf,
  inDefault,
  inEachOf,
  inEvery,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'
import { verdict, type Verdict } from '#machines/kit/verdict.ts'
import { editorsText, isNaming, type EditorsDraft } from '#machines/resource/editors-draft.ts'
import { questionnaireAt, questionnaireLifecycle } from './questionnaire.lifecycle.ts'

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

const blank: QuestionnaireWords = { name: '', about: '' }

/** When a new questionnaire opens and closes: a week from tomorrow, as fields have it. */
export const usualWindow = (now: Date) => ({ opensAt: morningAfter(now, 1), closesAt: morningAfter(now, 8) })

/** An empty draft. */
export const blankQuestionnaire = (now: Date): QuestionnaireDraft => ({
  ...usualWindow(now),
  kind: 'questionnaire',
  texts: inEachOf<QuestionnaireWords>([], blank),
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
  const form = { questionID, kind, style: stylesOf(kind).includes(style) ? style : 'plain', isRequired, startsPage }
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

/** [QUEST-02] The questions as they are sent. */
export const sentQuestions = ({ questions }: Pick<QuestionnaireDraft, 'questions'>): QuestionnaireQuestion[] =>
  questions.map((question) => {
    const { condition, options, ...form } = formOf(question)
    const every = inEvery((language) => {
      const words = question.texts[language]
      return { language, stem: words.stem, options: optionTexts(question, words) }
    })
    return {
      ...form,
      options: [...options],
      condition: condition === null ? null : { ...condition, optionIDs: [...condition.optionIDs] },
      texts: Object.values(every).filter(({ stem, options: own }) => [stem, ...own].some((text) => !isInkless(text))),
    }
  })

/** The request body. */
export const questionnaireDocument = (draft: QuestionnaireDraft): QuestionnaireDocument => ({
  kind: draft.kind,
  texts: writtenIn(draft.texts),
  opensAt: sentTime(draft.opensAt),
  closesAt: sentTime(draft.closesAt),
  audience: draft.audience,
  departmentCodes: draft.audience === 'departments' ? [...draft.departmentCodes] : [],
  classID: draft.audience === 'class' ? (draft.class?.classID ?? null) : null,
  personIDs: draft.audience === 'people' ? draft.people.map(({ userId }) => userId) : [],
  isAnonymous: draft.isAnonymous,
  mayChange: draft.mayChange && !draft.isAnonymous,
  isTemplate: draft.isTemplate,
  showsResults: draft.showsResults,
  remindsDays: draft.remindsDays,
  questions: sentQuestions(draft),
})

/** The texts of a question that its readers need; of a scale those at its ends. */
function neededTexts(question: DraftFormQuestion, words: FormWords): string[] {
  const options = optionTexts(question, words)
  const isScale = formOf(question).style === 'scale'
  return [words.stem, ...(isScale ? options.filter((_, at) => at === 0 || at === options.length - 1) : options)]
}

export const questionnaireCompleteness = ({ texts, questions }: QuestionnaireDraft, code: LanguageCode): Completeness =>
  completenessOf(
    [texts[code].name, ...questions.flatMap((question) => neededTexts(question, question.texts[code]))],
    [texts[code].about],
  )

/** What keeps the question at a place from being asked. */
export function questionLacks(questions: readonly DraftFormQuestion[], at: number) {
  const question = questions[at]
  if (question === undefined) return { words: false, form: false }
  const forms = formsOf({ questions })
  const form = forms[at]
  return {
    words: neededTexts(question, inDefault(question.texts)).some((text) => isInkless(text)),
    form: form !== undefined && !isAnswerable(form, forms.slice(0, at)),
  }
}

/** What keeps a questionnaire from being saved or published, as far as the browser knows. */
export function questionnaireLacks(draft: QuestionnaireDraft) {
  const [opens, closes] = [Date.parse(draft.opensAt), Date.parse(draft.closesAt)]
  const forms = formsOf(draft)
  return {
    name: isInkless(inDefault(draft.texts).name),
    audience:
      (draft.audience === 'departments' && draft.departmentCodes.length === 0) ||
      (draft.audience === 'class' && draft.class === null) ||
      (draft.audience === 'people' && draft.people.length === 0),
    isForward: closes > opens,
    questions: draft.questions.length === 0,
    wholeQuestions: !areAnswerable(forms) || draft.questions.some((_, at) => questionLacks(draft.questions, at).words),
    vote: draft.kind === 'vote' && !isVote(forms),
  }
}

/**
 * The lifecycle's verdict on a command before it is sent. The time, and whether what it names is there, the server
 * knows.
 */
function questionnaireVerdict(
  command: Command,
  item: ManagedQuestionnaire | null,
  draft: QuestionnaireDraft,
): Verdict<unknown> {
  if (item === null && (command === 'withdraw' || command === 'discard')) return { kind: 'unknown' }
  const { state, revision, editors } = item ?? {
    state: 'draft' as const satisfies PublicationState,
    revision: 0,
    editors: null,
  }
  const lacks = questionnaireLacks(draft)
  const facts = {
    isEditor: editors?.as !== 'nobody',
    mayName: draft.editors === null || editors === null || isNaming(editors),
    knowsEditors: true,
    hasName: !lacks.name,
    knowsParts: !lacks.audience,
    isForward: lacks.isForward,
    isTemplate: draft.isTemplate,
    hasQuestions: !lacks.questions,
    areQuestionsWhole: !lacks.wholeQuestions,
    fitsVote: !lacks.vote,
    breaksForm: false,
    hasEnded: false,
    now: 0,
    closesAt: 1,
  }
  const snapshot = questionnaireAt(state, { revision, firstPublishedAt: null })
  return verdict(questionnaireLifecycle, snapshot, { type: command, revision, facts })
}

const draftOf = (item: ManagedQuestionnaire): QuestionnaireDraft => ({
  kind: item.kind,
  texts: inEachOf<QuestionnaireWords>(item.texts, blank),
  audience: item.audience,
  departmentCodes: item.departmentCodes,
  class: item.class,
  people: item.people,
  opensAt: localTime(item.opensAt),
  closesAt: localTime(item.closesAt),
  isAnonymous: item.isAnonymous,
  mayChange: item.mayChange,
  isTemplate: item.isTemplate,
  showsResults: item.showsResults,
  remindsDays: item.remindsDays,
  questions: item.questions.map(({ texts, ...form }) => ({
    ...form,
    // Those of what is true or false are the portal's.
    options: hasOwnOptions(form.kind) ? form.options : [],
    texts: inEvery((code) => {
      const written = texts.find(({ language }) => language === code)
      return {
        stem: written?.stem ?? '',
        options: Object.fromEntries(
          hasOwnOptions(form.kind) ? form.options.map((id, at) => [id, written?.options[at] ?? '']) : [],
        ),
      }
    }),
  })),
  editors: null,
})

export const questionnaireRules: DocumentRules<ManagedQuestionnaire, QuestionnaireDraft> = {
  hasLifecycle: true,
  idOf: ({ questionnaireID }) => questionnaireID,
  revisionOf: ({ revision }) => revision,
  stateOf: ({ state }) => state,
  draftOf,
  isSame: (one, other) =>
    one === other ||
    (JSON.stringify(questionnaireDocument(one)) === JSON.stringify(questionnaireDocument(other)) &&
      editorsText(one.editors) === editorsText(other.editors)),
  // Ids are the author's; editors that were sent are what is stored now.
  adopted: (draft, sent) => ({ ...draft, editors: draft.editors === sent.editors ? null : draft.editors }),
  rebased: (draft) => draft,
  verdict: questionnaireVerdict,
}
