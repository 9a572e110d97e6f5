import type { ManagedTask } from '#api/homework/managed-task.contract.ts'

import { publicationVerdict } from '#machines/course/publication-verdict.ts'
import type { Command, DocumentRules } from '#machines/editor/document-rules.ts'
import { inEachOf } from '#machines/kit/language-texts.ts'
import type { Verdict } from '#machines/kit/verdict.ts'
import { editorsText } from '#machines/resource/editors-draft.ts'
import {
  blankCriterionWords,
  blankTaskWords,
  taskDocument,
  taskLacks,
  type CriterionWords,
  type TaskDraft,
  type TaskWords,
} from './task-draft.ts'

/**
 * What a document of this form cannot be, as a reason code; null: nothing. The server takes no such document at all.
 */
function unfit({ window, late, takes }: ReturnType<typeof taskLacks>): string | null {
  if (window) return 'questionnaire.closesBeforeOpening'
  if (late) return 'managedTask.lateBeforeClosing'
  return takes ? 'managedTask.takesNothing' : null
}

/** The lifecycle's verdict on a command before it is sent. Whether what it names is there, the server knows. */
function taskVerdict(command: Command, item: ManagedTask | null, draft: TaskDraft): Verdict<unknown> {
  const lacks = taskLacks(draft)
  const facts = {
    hasTexts: !lacks.name && !lacks.about,
    knowsParts: !lacks.audience,
    hasContent: !lacks.criteria,
  }
  const said = publicationVerdict(command, item, facts, draft.editors)
  const code = command === 'save' && said.kind === 'allowed' ? unfit(lacks) : null
  return code === null ? said : { kind: 'refused', code }
}

const draftOf = (item: ManagedTask): TaskDraft => ({
  texts: inEachOf<TaskWords>(item.texts, blankTaskWords),
  audience: item.audience,
  class: item.class,
  departmentCodes: item.departmentCodes,
  people: item.people,
  opensAt: item.opensAt,
  closesAt: item.closesAt,
  lateUntil: item.lateUntil,
  takesText: item.takesText,
  takesFiles: item.takesFiles,
  filesMost: item.filesMost,
  attachments: item.attachments,
  rubric: item.rubric.map(({ criterionID, points, texts }) => ({
    criterionID,
    points,
    texts: inEachOf<CriterionWords>(texts, blankCriterionWords),
  })),
  editors: null,
})

export const taskRules: DocumentRules<ManagedTask, TaskDraft> = {
  hasLifecycle: true,
  idOf: ({ taskID }) => taskID,
  revisionOf: ({ revision }) => revision,
  stateOf: ({ state }) => state,
  draftOf,
  isSame: (one, other) =>
    one === other ||
    (JSON.stringify(taskDocument(one)) === JSON.stringify(taskDocument(other)) &&
      editorsText(one.editors) === editorsText(other.editors)),
  // Ids are the author's; editors that were sent are what is stored now.
  adopted: (draft, sent) => ({ ...draft, editors: draft.editors === sent.editors ? null : draft.editors }),
  rebased: (draft) => draft,
  verdict: taskVerdict,
}
