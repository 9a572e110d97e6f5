import type { ClassDocument, ClassPerson, ClassText, ManagedClass } from '#api/class/managed-class.contract.ts'
import { isInkless } from '#api/kit/written-text.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import type { Command, DocumentRules } from '#machines/editor/document-rules.ts'
import { draftMoment, momentOf, morningAfter, sentTime } from '#machines/kit/field-time.ts'
import {
  baseLanguage,
  completenessOf,
  inEachOf,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'
import { verdict, type Verdict } from '#machines/kit/verdict.ts'
import { classAt, classLifecycle, type ClassFacts } from './class.lifecycle.ts'

/** The texts of a class in one language; a type alias, so that it is assignable to a record of texts. */
export type ClassWords = { readonly name: string; readonly place: string; readonly about: string }

/** The times of a class, as fields have them. */
export const classTimes = ['opensAt', 'closesAt', 'startsAt', 'endsAt'] as const
export type ClassTime = (typeof classTimes)[number]

type Kept = Pick<
  ManagedClass,
  | 'kind'
  | 'timeZone'
  | 'capacity'
  | 'asksApproval'
  | 'hasWaitingList'
  | 'declinesAtEnd'
  | 'audience'
  | 'departmentCodes'
  | 'requiredPassCount'
  | 'electivePassCount'
  | 'requiredHours'
  | 'electiveHours'
  | 'leaveChain'
  | 'courses'
>
/** A class as its staff edit it; times as `yyyy-MM-ddTHH:mm` in local time. */
export interface ClassDraft extends Readonly<Kept>, Readonly<Record<ClassTime, string>> {
  readonly texts: InLanguages<ClassWords>
  /** The owner; null: as stored, of a new one the author. */
  readonly headmaster: ClassPerson | null
  readonly teachers: readonly ClassPerson[]
  readonly invited: readonly ClassPerson[]
}

const blank: ClassWords = { name: '', place: '', about: '' }

/** An empty draft: registration from today for a week, then a week of class. */
export function blankClass(now: Date): ClassDraft {
  const inDays = (days: number): string => morningAfter(now, days)
  return {
    kind: 'face',
    timeZone: null,
    texts: inEachOf<ClassWords>([], blank),
    opensAt: inDays(0),
    closesAt: inDays(7),
    startsAt: inDays(14),
    endsAt: inDays(21),
    capacity: null,
    asksApproval: false,
    hasWaitingList: true,
    declinesAtEnd: false,
    audience: 'all',
    departmentCodes: [],
    requiredPassCount: 0,
    electivePassCount: 0,
    requiredHours: 0,
    electiveHours: 0,
    leaveChain: ['headmaster'],
    headmaster: null,
    teachers: [],
    invited: [],
    courses: [],
  }
}

const keptIn = (from: Kept): Kept => ({
  kind: from.kind,
  timeZone: from.timeZone,
  capacity: from.capacity,
  asksApproval: from.asksApproval,
  hasWaitingList: from.hasWaitingList,
  declinesAtEnd: from.declinesAtEnd,
  audience: from.audience,
  departmentCodes: from.departmentCodes,
  requiredPassCount: from.requiredPassCount,
  electivePassCount: from.electivePassCount,
  requiredHours: from.requiredHours,
  electiveHours: from.electiveHours,
  leaveChain: from.leaveChain,
  courses: from.courses,
})

const draftOf = (item: ManagedClass): ClassDraft => ({
  ...keptIn(item),
  texts: inEachOf<ClassWords>(item.texts, blank),
  opensAt: item.opensAt,
  closesAt: item.closesAt,
  startsAt: item.startsAt,
  endsAt: item.endsAt,
  headmaster: item.headmaster,
  teachers: item.teachers,
  invited: item.invited,
})

/** The request body. */
export const classDocument = (draft: ClassDraft): ClassDocument => ({
  ...keptIn(draft),
  texts: writtenIn(draft.texts) satisfies ClassText[],
  opensAt: sentTime(draft.opensAt),
  closesAt: sentTime(draft.closesAt),
  startsAt: sentTime(draft.startsAt),
  endsAt: sentTime(draft.endsAt),
  headmasterID: draft.headmaster?.userId ?? null,
  teacherIDs: draft.teachers.map(({ userId }) => userId),
  invitedIDs: draft.invited.map(({ userId }) => userId),
  courses: draft.courses.map(({ courseID, kind }) => ({ courseID, kind })),
})

export const classCompleteness = ({ texts }: Pick<ClassDraft, 'texts'>, code: LanguageCode): Completeness =>
  completenessOf([texts[code].name], [texts[code].place, texts[code].about])

const hasSamePeople = (some: readonly ClassPerson[], others: readonly ClassPerson[]): boolean =>
  some.length === others.length && some.every(({ userId }) => others.some((other) => other.userId === userId))

const baseOf = (draft: Pick<ClassDraft, 'texts'>): ClassWords =>
  draft.texts[baseLanguage((code) => classCompleteness(draft, code))]

/** The facts of a draft as far as the browser knows them; the server knows the rest. */
export function draftFacts(draft: ClassDraft, item: ManagedClass | null, now: number): ClassFacts {
  const at = (time: ClassTime): number => draftMoment(draft[time])
  const stored = item === null ? null : { startsAt: momentOf(item.startsAt), endsAt: momentOf(item.endsAt) }
  return {
    now,
    isStaff: true,
    hasTexts: !isInkless(baseOf(draft).name),
    knowsParts: draft.courses.every(({ state }) => state !== 'discarded'),
    lacksDepartments: draft.audience === 'departments' && draft.departmentCodes.length === 0,
    isForward: at('opensAt') < at('closesAt') && at('startsAt') < at('endsAt'),
    closesInTime: at('closesAt') <= at('endsAt'),
    // The server knows the lessons.
    holdsLessons: true,
    fits: draft.capacity === null || draft.capacity >= (item?.taken ?? 0),
    keepsStaff:
      item === null ||
      item.mayHandOver ||
      (draft.headmaster?.userId === item.headmaster?.userId && hasSamePeople(draft.teachers, item.teachers)),
    changesOwner: item !== null && draft.headmaster?.userId !== item.headmaster?.userId,
    startsAt: stored?.startsAt.getTime() ?? at('startsAt'),
    endsAt: stored?.endsAt.getTime() ?? at('endsAt'),
    place: item === null ? '' : baseOf({ texts: inEachOf<ClassWords>(item.texts, blank) }).place,
    next: { startsAt: at('startsAt'), endsAt: at('endsAt'), place: baseOf(draft).place },
  }
}

/** What a command of the editor is to a class in its state: it is announced or reopened, and closed. */
export const classEventOf = (command: Command, state: ManagedClass['state']) =>
  command === 'publish'
    ? state === 'closed'
      ? 'reopen'
      : 'announce'
    : command === 'withdraw'
      ? 'close'
      : command === 'discard'
        ? 'discard'
        : 'save'

/** The lifecycle's verdict on a command before it is sent. Whether it has ended is left to the server's clock. */
function classVerdict(command: Command, item: ManagedClass | null, draft: ClassDraft): Verdict<unknown> {
  if (item === null && (command === 'withdraw' || command === 'discard')) return { kind: 'unknown' }
  const { state, revision } = item ?? { state: 'draft' as const, revision: 0 }
  const facts = draftFacts(draft, item, 0)
  return verdict(classLifecycle, classAt(state, { revision, planned: null }), {
    type: classEventOf(command, state),
    revision,
    facts,
  })
}

const states = { draft: 'draft', announced: 'published', closed: 'withdrawn', discarded: 'discarded' } as const

export const classRules: DocumentRules<ManagedClass, ClassDraft> = {
  hasLifecycle: true,
  idOf: ({ classID }) => classID,
  revisionOf: ({ revision }) => revision,
  stateOf: ({ state }) => states[state],
  draftOf,
  isSame: (one, other) => one === other || JSON.stringify(classDocument(one)) === JSON.stringify(classDocument(other)),
  // A new class has got its owner.
  adopted: (draft, _sent, item) => ({ ...draft, headmaster: draft.headmaster ?? item.headmaster }),
  rebased: (draft) => draft,
  verdict: classVerdict,
}
