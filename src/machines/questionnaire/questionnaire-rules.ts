import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import { hasOwnOptions } from '#api/question/question-rule.ts'
import { formText, keepsWords } from '#api/questionnaire/answered-rule.ts'
import type { ManagedQuestionnaire } from '#api/questionnaire/managed-questionnaire.contract.ts'

import type { Command, DocumentRules } from '#machines/editor/document-rules.ts'
import { inEachOf, inEvery } from '#machines/kit/language-texts.ts'
import { verdict, type Verdict } from '#machines/kit/verdict.ts'
import { editorsText, isNaming } from '#machines/resource/editors-draft.ts'
import {
  blankWords,
  questionnaireDocument,
  questionnaireLacks,
  type QuestionnaireDraft,
  type QuestionnaireWords,
} from './questionnaire-draft.ts'
import { questionnaireAt, questionnaireLifecycle } from './questionnaire.lifecycle.ts'

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
    lacksClass: lacks.class,
    lacksSubjects: lacks.subjects,
    hasForeignSubjects: false,
    ...answeredFacts(command, item, draft),
    hasEnded: false,
    now: 0,
    closesAt: 1,
  }
  const snapshot = questionnaireAt(state, { revision, firstPublishedAt: null })
  return verdict(questionnaireLifecycle, snapshot, { type: command, revision, facts })
}

/** What answers that were submitted, as far as the browser knows of them, let be changed. */
function answeredFacts(command: Command, item: ManagedQuestionnaire | null, draft: QuestionnaireDraft) {
  const sent = questionnaireDocument(draft)
  const isAnswered = item !== null && item.isAnswered
  return {
    breaksForm: isAnswered && formText(item) !== formText(sent),
    changesWords: isAnswered && !keepsWords(item.questions, sent.questions),
    reopens: item !== null && item.staysEnded && (command === 'publish' || sent.closesAt > item.closesAt),
  }
}

const draftOf = (item: ManagedQuestionnaire): QuestionnaireDraft => ({
  kind: item.kind,
  texts: inEachOf<QuestionnaireWords>(item.texts, blankWords),
  audience: item.audience,
  departmentCodes: item.departmentCodes,
  class: item.class,
  people: item.people,
  opensAt: item.opensAt,
  closesAt: item.closesAt,
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
