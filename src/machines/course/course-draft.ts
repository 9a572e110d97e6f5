import type { CourseDocument, ManagedCourse } from '#api/course/managed-course.contract.ts'
import type { AttachedFile } from '#api/course/managed-publication.contract.ts'
import { isInkless } from '#api/kit/written-text.ts'
import { languages, type LanguageCode } from '#i18n/locales.ts'

import type { DocumentRules } from '#machines/editor/document-rules.ts'
import {
  baseLanguage,
  completenessOf,
  inEachOf,
  inEvery,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'
import { publicationVerdict } from './publication-verdict.ts'
import { editorsText, type EditorsDraft } from '#machines/resource/editors-draft.ts'
import { resourceDocument, resourceFields, type ResourceFields } from '#machines/resource/resource-draft.ts'

/**
 * The texts of a course in one language. A type alias, not an interface, so that it is assignable to a record of texts.
 */
export type CourseWords = { readonly title: string; readonly summary: string; readonly detail: string }

/** A part has a client key from the moment it is added, and an id once it is stored. */
export interface DraftLecture {
  readonly key: string
  readonly coursewareID: string | null
  readonly titles: InLanguages<string>
  readonly durationSeconds: number
  readonly needsIe: boolean
  readonly hd: AttachedFile | null
  readonly sd: AttachedFile | null
  readonly captions: InLanguages<AttachedFile | null>
}
export interface DraftChapter {
  readonly key: string
  readonly chapterID: string | null
  readonly titles: InLanguages<string>
  readonly lectures: readonly DraftLecture[]
}
export interface CourseResourceDraft extends ResourceFields {
  readonly key: string
  readonly resourceID: string | null
}
type Facts = Pick<
  ManagedCourse,
  | 'kind'
  | 'categoryCode'
  | 'year'
  | 'learningMinutes'
  | 'credit'
  | 'requiredMinutes'
  | 'teachers'
  | 'recommendedPosition'
  | 'exam'
  | 'cover'
>
/** A course as the author edits it. */
export interface CourseDraft extends Readonly<Facts> {
  readonly texts: InLanguages<CourseWords>
  readonly chapters: readonly DraftChapter[]
  readonly resources: readonly CourseResourceDraft[]
  /** Null: they stay. */
  readonly editors: EditorsDraft | null
}

const blank: CourseWords = { title: '', summary: '', detail: '' }
const titlesOf = (texts: readonly { readonly language: string; readonly title: string }[]): InLanguages<string> =>
  inEvery((code) => texts.find(({ language }) => language === code)?.title ?? '')
const titleTexts = (titles: InLanguages<string>) => writtenIn(inEvery((code) => ({ title: titles[code] })))

/** An empty draft. */
export const blankCourse = (year: number): CourseDraft => ({
  kind: 'elective',
  categoryCode: '',
  year,
  learningMinutes: 60,
  credit: 1,
  requiredMinutes: 0,
  teachers: [],
  recommendedPosition: null,
  exam: null,
  cover: null,
  texts: inEachOf<CourseWords>([], blank),
  chapters: [],
  resources: [],
  editors: null,
})

function factsIn({
  kind,
  categoryCode,
  year,
  learningMinutes,
  credit,
  requiredMinutes,
  teachers,
  recommendedPosition,
  exam,
}: Facts) {
  return { kind, categoryCode, year, learningMinutes, credit, requiredMinutes, teachers, recommendedPosition, exam }
}

function draftOf(item: ManagedCourse): CourseDraft {
  return {
    ...factsIn(item),
    cover: item.cover,
    texts: inEachOf<CourseWords>(item.texts, blank),
    chapters: item.chapters.map(({ chapterID, texts, courseware }) => ({
      key: chapterID,
      chapterID,
      titles: titlesOf(texts),
      lectures: courseware.map(({ texts: names, captions, ...lecture }) => ({
        key: lecture.coursewareID,
        ...lecture,
        titles: titlesOf(names),
        captions: inEvery((code) => captions.find(({ language }) => language === code)?.file ?? null),
      })),
    })),
    resources: item.resources.map((resource) => ({
      key: resource.resourceID,
      resourceID: resource.resourceID,
      ...resourceFields(resource),
    })),
    editors: null,
  }
}

/** The request body. Empty teacher lines are left out. */
export function courseDocument(draft: CourseDraft): CourseDocument {
  return {
    ...factsIn(draft),
    teachers: draft.teachers.map((name) => name.trim()).filter((name) => name !== ''),
    coverFileID: draft.cover?.fileID ?? null,
    texts: writtenIn(draft.texts),
    chapters: draft.chapters.map(({ chapterID, titles, lectures }) => ({
      chapterID,
      texts: titleTexts(titles),
      courseware: lectures.map(({ coursewareID, titles: names, durationSeconds, needsIe, hd, sd, captions }) => ({
        coursewareID,
        texts: titleTexts(names),
        durationSeconds,
        needsIe,
        hdFileID: hd?.fileID ?? null,
        sdFileID: sd?.fileID ?? null,
        captions: languages.flatMap(({ code }) => {
          const file = captions[code]
          return file === null ? [] : [{ language: code, fileID: file.fileID }]
        }),
      })),
    })),
    resources: draft.resources.map(({ resourceID, ...resource }) => ({ resourceID, ...resourceDocument(resource) })),
  }
}

/** Whether a current browser can play it. */
export const isPlayable = ({ needsIe, hd, sd }: DraftLecture): boolean => !needsIe && (hd !== null || sd !== null)

/** What the course still lacks, as separate flags. */
export function courseLacks(draft: CourseDraft) {
  const base = baseLanguage((code) => courseCompleteness(draft, code))
  const { title, summary } = draft.texts[base]
  const lectures = draft.chapters.flatMap((chapter) => chapter.lectures)
  return {
    texts: isInkless(title) || isInkless(summary),
    category: draft.categoryCode === '',
    names:
      [...draft.chapters, ...lectures].some(({ titles }) => isInkless(titles[base])) ||
      draft.resources.some((resource) => isInkless(resource.texts[base].name)),
    lecture: !lectures.some(isPlayable),
  }
}

/** The progress of one language, including the names of all parts. */
export function courseCompleteness({ texts, chapters, resources }: CourseDraft, code: LanguageCode): Completeness {
  const { title, summary, detail } = texts[code]
  const names = chapters.flatMap(({ titles, lectures }) => [
    titles[code],
    ...lectures.map((lecture) => lecture.titles[code]),
  ])
  return completenessOf([title, summary, ...names, ...resources.map((resource) => resource.texts[code].name)], [detail])
}

/** A draft in which each part gets the id that `idOf` returns for it and its key. */
const withIds = (draft: CourseDraft, idOf: (own: string | null, key: string) => string | null): CourseDraft => ({
  ...draft,
  chapters: draft.chapters.map((chapter) => ({
    ...chapter,
    chapterID: idOf(chapter.chapterID, chapter.key),
    lectures: chapter.lectures.map((lecture) => ({
      ...lecture,
      coursewareID: idOf(lecture.coursewareID, lecture.key),
    })),
  })),
  resources: draft.resources.map((resource) => ({ ...resource, resourceID: idOf(resource.resourceID, resource.key) })),
})

/** New parts of the draft take the ids that the server assigned to the same parts of the sent draft. */
function adopted(draft: CourseDraft, sent: CourseDraft, item: ManagedCourse): CourseDraft {
  const ids = new Map<string, string | undefined>()
  sent.chapters.forEach((chapter, at) => {
    ids.set(chapter.key, item.chapters[at]?.chapterID)
    chapter.lectures.forEach(({ key }, place) => ids.set(key, item.chapters[at]?.courseware[place]?.coursewareID))
  })
  sent.resources.forEach(({ key }, at) => ids.set(key, item.resources[at]?.resourceID))
  // Editors that were sent are what is stored now.
  const editors = draft.editors === sent.editors ? null : draft.editors
  return { ...withIds(draft, (own, key) => own ?? ids.get(key) ?? null), editors }
}

function rebased(draft: CourseDraft, { chapters, resources }: ManagedCourse): CourseDraft {
  const known = new Set([
    ...chapters.flatMap(({ chapterID, courseware }) => [
      chapterID,
      ...courseware.map(({ coursewareID }) => coursewareID),
    ]),
    ...resources.map(({ resourceID }) => resourceID),
  ])
  return withIds(draft, (own) => (own !== null && known.has(own) ? own : null))
}

export const courseRules: DocumentRules<ManagedCourse, CourseDraft> = {
  hasLifecycle: true,
  idOf: ({ courseID }) => courseID,
  revisionOf: ({ revision }) => revision,
  stateOf: ({ state }) => state,
  draftOf,
  isSame: (one, other) =>
    one === other ||
    (JSON.stringify(courseDocument(one)) === JSON.stringify(courseDocument(other)) &&
      editorsText(one.editors) === editorsText(other.editors)),
  adopted,
  rebased,
  verdict: (command, item, draft) => {
    const { texts, category, names, lecture } = courseLacks(draft)
    const content = { hasTexts: !texts && !names, knowsParts: !category, hasContent: !lecture }
    return publicationVerdict(command, item, content, draft.editors)
  },
}
