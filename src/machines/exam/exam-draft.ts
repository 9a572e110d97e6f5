import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { ExamDocument, ManagedExam, previewExam } from '#api/exam/managed-exam.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import { isInkless } from '#api/kit/written-text.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import type { Command, DocumentRules } from '#machines/editor/document-rules.ts'
import { draftMoment, morningAfter, sentTime } from '#machines/kit/field-time.ts'
import {
  baseLanguage,
  completenessOf,
  inEachOf,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'
import { verdict, type Verdict } from '#machines/kit/verdict.ts'
import { editorsText, isNaming, type EditorsDraft } from '#machines/resource/editors-draft.ts'
import { examAt, examLifecycle } from './exam.lifecycle.ts'

/** The texts of an exam in one language; a type alias, so that it is assignable to a record of texts. */
export type ExamWords = { readonly name: string; readonly about: string }

type StoredPart = ManagedExam['parts'][number]
type Drawn = Extract<StoredPart, { kind: 'drawn' }>
type Fixed = Extract<StoredPart, { kind: 'fixed' }>
/** What is drawn; how many questions there are to draw from is null until it is saved. */
export type DrawnPart = Omit<Drawn, 'available' | 'bankName' | 'topicName'> & { readonly available: number | null }
/** A part as its author edits it; the key stays the same meanwhile. */
export type DraftPart = (DrawnPart | Fixed) & { readonly key: string }

/** For whom an exam is. */
export const examAudiences = ['all', 'course', 'class'] as const
export type ExamAudience = (typeof examAudiences)[number]

type Kept = Pick<
  ManagedExam,
  | 'lateMinutes'
  | 'minutes'
  | 'attempts'
  | 'passPercent'
  | 'asksRegistration'
  | 'asksApproval'
  | 'isOneWay'
  | 'shufflesQuestions'
  | 'shufflesOptions'
  | 'showsMarks'
  | 'showsPaper'
  | 'showsAnswers'
>
/** An exam as its author edits it; times as `yyyy-MM-ddTHH:mm` in local time. */
export interface ExamDraft extends Readonly<Kept> {
  readonly texts: InLanguages<ExamWords>
  readonly audience: ExamAudience
  /** Kept while another audience is tried; null: not chosen. */
  readonly course: { readonly courseID: string; readonly title: string; readonly state: PublicationState } | null
  readonly class: ManagedExam['class']
  readonly opensAt: string
  readonly closesAt: string
  /** Ordered. */
  readonly parts: readonly DraftPart[]
  /** Null: they stay. */
  readonly editors: EditorsDraft | null
}

const blank: ExamWords = { name: '', about: '' }

/** An empty draft: a week of time from tomorrow. */
export function blankExam(now: Date): ExamDraft {
  const inDays = (days: number): string => morningAfter(now, days)
  return {
    texts: inEachOf<ExamWords>([], blank),
    audience: 'all',
    course: null,
    class: null,
    opensAt: inDays(1),
    closesAt: inDays(8),
    lateMinutes: null,
    minutes: 45,
    attempts: 3,
    passPercent: 60,
    asksRegistration: false,
    asksApproval: false,
    isOneWay: false,
    shufflesQuestions: true,
    shufflesOptions: true,
    showsMarks: 'marked',
    showsPaper: 'closed',
    showsAnswers: 'closed',
    parts: [],
    editors: null,
  }
}

/** With other parts at the end, each under a key that no other has. */
export function withParts(draft: ExamDraft, parts: readonly (DrawnPart | Fixed)[]): ExamDraft {
  const last = Math.max(0, ...draft.parts.map(({ key }) => Number(key)))
  return { ...draft, parts: [...draft.parts, ...parts.map((part, at) => ({ ...part, key: String(last + at + 1) }))] }
}

const keptIn = (from: Kept): Kept => ({
  lateMinutes: from.lateMinutes,
  minutes: from.minutes,
  attempts: from.attempts,
  passPercent: from.passPercent,
  asksRegistration: from.asksRegistration,
  asksApproval: from.asksRegistration && from.asksApproval,
  isOneWay: from.isOneWay,
  shufflesQuestions: from.shufflesQuestions,
  shufflesOptions: from.shufflesOptions,
  showsMarks: from.showsMarks,
  showsPaper: from.showsPaper,
  showsAnswers: from.showsAnswers,
})

const partsOf = ({ parts }: ExamDraft): ExamDocument['parts'] =>
  parts.map((part) =>
    part.kind === 'fixed'
      ? { kind: 'fixed', questionID: part.questionID, marks: part.marks }
      : {
          kind: 'drawn',
          bankID: part.bankID,
          topicID: part.topicID,
          difficulty: part.difficulty,
          count: part.count,
          marks: part.marks,
        },
  )

/** The request body. */
export const examDocument = (draft: ExamDraft): ExamDocument => ({
  ...keptIn(draft),
  texts: writtenIn(draft.texts),
  opensAt: sentTime(draft.opensAt),
  closesAt: sentTime(draft.closesAt),
  courseID: draft.audience === 'course' ? (draft.course?.courseID ?? null) : null,
  classID: draft.audience === 'class' ? (draft.class?.classID ?? null) : null,
  parts: partsOf(draft),
})

/** The request body of a preview. */
export const previewedExam = (examID: string | null, draft: ExamDraft): PayloadOf<typeof previewExam> => ({
  examID,
  shufflesQuestions: draft.shufflesQuestions,
  shufflesOptions: draft.shufflesOptions,
  parts: partsOf(draft),
})

export const examCompleteness = ({ texts }: ExamDraft, code: LanguageCode): Completeness =>
  completenessOf([texts[code].name], [texts[code].about])

/** How many questions a paper has, and its full marks in tenths. */
export const paperTotal = ({ parts }: Pick<ExamDraft, 'parts'>): { readonly count: number; readonly marks: number } =>
  parts.reduce(
    (sum, part) => {
      const count = part.kind === 'fixed' ? 1 : part.count
      return { count: sum.count + count, marks: sum.marks + count * part.marks }
    },
    { count: 0, marks: 0 },
  )

/** What keeps an exam from being saved or published, as far as the browser knows. */
export function examLacks(draft: ExamDraft) {
  const [opens, closes] = [draftMoment(draft.opensAt), draftMoment(draft.closesAt)]
  const isForward = closes > opens
  const base = baseLanguage((code) => examCompleteness(draft, code))
  return {
    name: isInkless(draft.texts[base].name),
    audience:
      (draft.audience === 'course' && draft.course === null) || (draft.audience === 'class' && draft.class === null),
    isForward,
    fitsWindow: closes - opens >= draft.minutes * 60_000,
    questions: draft.parts.length === 0,
  }
}

/** The lifecycle's verdict on a command before it is sent. What can be drawn, and the time, the server knows. */
function examVerdict(command: Command, item: ManagedExam | null, draft: ExamDraft): Verdict<unknown> {
  if (item === null && (command === 'withdraw' || command === 'discard')) return { kind: 'unknown' }
  const { state, revision, editors } = item ?? { state: 'draft' as const, revision: 0, editors: null }
  const lacks = examLacks(draft)
  const facts = {
    isEditor: editors?.as !== 'nobody',
    mayName: draft.editors === null || editors === null || isNaming(editors),
    knowsEditors: true,
    hasName: !lacks.name,
    knowsParts: !lacks.audience,
    isForward: lacks.isForward,
    fitsWindow: lacks.fitsWindow,
    hasQuestions: !lacks.questions,
    now: 0,
    closesAt: 1,
  }
  return verdict(examLifecycle, examAt(state, { revision, firstPublishedAt: null }), { type: command, revision, facts })
}

export const examRules: DocumentRules<ManagedExam, ExamDraft> = {
  hasLifecycle: true,
  idOf: ({ examID }) => examID,
  revisionOf: ({ revision }) => revision,
  stateOf: ({ state }) => state,
  draftOf: (item) => ({
    ...keptIn(item),
    texts: inEachOf<ExamWords>(item.texts, blank),
    audience: item.course !== null ? 'course' : item.class !== null ? 'class' : 'all',
    course: item.course,
    class: item.class,
    opensAt: item.opensAt,
    closesAt: item.closesAt,
    parts: item.parts.map((part, at) => ({ ...part, key: String(at + 1) })),
    editors: null,
  }),
  isSame: (one, other) =>
    one === other ||
    (JSON.stringify(examDocument(one)) === JSON.stringify(examDocument(other)) &&
      editorsText(one.editors) === editorsText(other.editors)),
  // What there is to draw from is known once it is stored; editors that were sent are what is stored now.
  adopted: (draft, sent, item) => ({
    ...draft,
    parts: draft.parts.map((part) => {
      const at = sent.parts.findIndex(({ key }) => key === part.key)
      const stored = sent.parts[at] === part ? item.parts[at] : undefined
      return stored === undefined ? part : { ...stored, key: part.key }
    }),
    editors: draft.editors === sent.editors ? null : draft.editors,
  }),
  rebased: (draft) => draft,
  verdict: examVerdict,
}
