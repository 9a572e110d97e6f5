import type { ManagedQuestionnaire } from '#api/questionnaire/managed-questionnaire.contract.ts'

import { renewed } from './question-edits.ts'
import type { QuestionnaireDraft } from './questionnaire-draft.ts'
import { usualWindow } from '#machines/kit/field-time.ts'
import { questionnaireRules } from './questionnaire-rules.ts'

/** For everybody: whom others ask is theirs. */
const forEverybody: Pick<QuestionnaireDraft, 'audience' | 'class' | 'departmentCodes' | 'people'> = {
  audience: 'all',
  class: null,
  departmentCodes: [],
  people: [],
}

/** A new questionnaire that is begun with another one: its own window, and its own ids. */
export function begunWith(source: ManagedQuestionnaire, now: Date, newID: () => string): QuestionnaireDraft {
  const draft = questionnaireRules.draftOf(source)
  return {
    ...draft,
    ...usualWindow(now),
    ...(source.editors.as === 'nobody' && forEverybody),
    isTemplate: false,
    questions: renewed(draft.questions, newID),
    editors: null,
  }
}
