import { isInkless } from '#api/kit/written-text.ts'
import type { Criterion, ManagedTask, TaskAudience, TaskDocument } from '#api/homework/managed-task.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import { draftMoment, sentTime, usualWindow } from '#machines/kit/field-time.ts'
import {
  baseLanguage,
  completenessOf,
  inEachOf,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'
import type { EditorsDraft } from '#machines/resource/editors-draft.ts'

/** The texts of a task in one language; a type alias, so that it is assignable to a record of texts. */
export type TaskWords = { readonly name: string; readonly about: string }
export type CriterionWords = { readonly name: string }

/** What is looked at, as its author edits it. */
export interface DraftCriterion {
  readonly criterionID: string
  readonly points: number
  readonly texts: InLanguages<CriterionWords>
}

/** A task as its author edits it; times as `yyyy-MM-ddTHH:mm` in local time. */
export interface TaskDraft
  extends Readonly<
    Pick<ManagedTask, 'attachments' | 'departmentCodes' | 'filesMost' | 'people' | 'takesFiles' | 'takesText'>
  > {
  readonly texts: InLanguages<TaskWords>
  readonly audience: TaskAudience
  /** Kept while another audience is tried; null: not chosen. */
  readonly class: ManagedTask['class']
  readonly opensAt: string
  readonly closesAt: string
  /** Null: nothing is taken once it has closed. */
  readonly lateUntil: string | null
  /** Ordered. */
  readonly rubric: readonly DraftCriterion[]
  /** Null: they stay. */
  readonly editors: EditorsDraft | null
}

export const blankTaskWords: TaskWords = { name: '', about: '' }
export const blankCriterionWords: CriterionWords = { name: '' }
const USUAL_FILES = 5
const USUAL_POINTS = 10

/** An empty draft. @param ofClass the class that it is for; null: none is chosen */
export const blankTask = (now: Date, ofClass: ManagedTask['class'] = null): TaskDraft => ({
  ...usualWindow(now),
  lateUntil: null,
  texts: inEachOf<TaskWords>([], blankTaskWords),
  audience: 'class',
  class: ofClass,
  departmentCodes: [],
  people: [],
  takesText: true,
  takesFiles: true,
  filesMost: USUAL_FILES,
  attachments: [],
  rubric: [],
  editors: null,
})

/** With another criterion at the end. @param newID makes an id that nothing else has */
export const withCriterion = (rubric: TaskDraft['rubric'], newID: () => string): TaskDraft['rubric'] => [
  ...rubric,
  {
    criterionID: newID(),
    points: rubric.at(-1)?.points ?? USUAL_POINTS,
    texts: inEachOf<CriterionWords>([], blankCriterionWords),
  },
]

/** All points of its criteria. */
export const pointsOf = (rubric: readonly Pick<Criterion, 'points'>[]): number =>
  rubric.reduce((sum, { points }) => sum + points, 0)

/** The request body. */
export const taskDocument = (draft: TaskDraft): TaskDocument => ({
  texts: writtenIn(draft.texts),
  opensAt: sentTime(draft.opensAt),
  closesAt: sentTime(draft.closesAt),
  lateUntil: draft.lateUntil === null ? null : sentTime(draft.lateUntil),
  audience: draft.audience,
  classID: draft.audience === 'class' ? (draft.class?.classID ?? null) : null,
  departmentCodes: draft.audience === 'departments' ? [...draft.departmentCodes] : [],
  personIDs: draft.audience === 'people' ? draft.people.map(({ userId }) => userId) : [],
  attachmentIDs: draft.attachments.map(({ fileID }) => fileID),
  takesText: draft.takesText,
  takesFiles: draft.takesFiles,
  filesMost: draft.filesMost,
  rubric: draft.rubric.map(({ criterionID, points, texts }) => ({ criterionID, points, texts: writtenIn(texts) })),
})

export const taskCompleteness = ({ texts, rubric }: TaskDraft, code: LanguageCode): Completeness =>
  completenessOf([texts[code].name, texts[code].about, ...rubric.map((criterion) => criterion.texts[code].name)])

/** What keeps a task from being saved or published, as far as the browser knows. */
export function taskLacks(draft: TaskDraft) {
  const base = baseLanguage((code) => taskCompleteness(draft, code))
  const { name, about } = draft.texts[base]
  const [opens, closes] = [draftMoment(draft.opensAt), draftMoment(draft.closesAt)]
  return {
    name: isInkless(name),
    about: isInkless(about),
    audience:
      (draft.audience === 'class' && draft.class === null) ||
      (draft.audience === 'departments' && draft.departmentCodes.length === 0) ||
      (draft.audience === 'people' && draft.people.length === 0),
    window: !(closes > opens),
    late: draft.lateUntil !== null && !(draftMoment(draft.lateUntil) > closes),
    takes: !draft.takesText && !draft.takesFiles,
    criteria: draft.rubric.some(({ texts }) => isInkless(texts[base].name)),
  }
}
