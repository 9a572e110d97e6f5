import type { CourseDraft, CourseResourceDraft, DraftChapter, DraftLecture } from './course-draft.ts'
import { inEvery } from '#machines/kit/language-texts.ts'
import { blankFields } from '#machines/resource/resource-draft.ts'

/** The list with one element moved by `by` places; moves beyond the ends are ignored. */
export function moved<Item>(list: readonly Item[], at: number, by: number): readonly Item[] {
  const to = at + by
  const item = list[at]
  if (item === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(at, 1).toSpliced(to, 0, item)
}

const nothing = inEvery(() => '')

/** A key that no part of the draft has. Keys of stored parts are their ids, which have another form. */
function newKey({ chapters, resources }: CourseDraft): string {
  const keys = [...chapters, ...chapters.flatMap(({ lectures }) => lectures), ...resources].map(({ key }) =>
    Number(key.match(/^new:(\d+)$/)?.[1] ?? 0),
  )
  return `new:${Math.max(0, ...keys) + 1}`
}

/** With another chapter at the end. */
export const withChapter = (draft: CourseDraft): CourseDraft => ({
  ...draft,
  chapters: [...draft.chapters, { key: newKey(draft), chapterID: null, titles: nothing, lectures: [] }],
})

/** With a changed chapter. */
export const withChapterChanged = (
  draft: CourseDraft,
  key: string,
  change: (chapter: DraftChapter) => DraftChapter,
): CourseDraft => ({
  ...draft,
  chapters: draft.chapters.map((chapter) => (chapter.key === key ? change(chapter) : chapter)),
})

/** With another lecture at the end of a chapter. */
export function withLecture(draft: CourseDraft, chapterKey: string): CourseDraft {
  const lecture: DraftLecture = {
    key: newKey(draft),
    coursewareID: null,
    titles: nothing,
    durationSeconds: 0,
    needsIe: false,
    hd: null,
    sd: null,
    captions: inEvery(() => null),
  }
  return withChapterChanged(draft, chapterKey, (chapter) => ({ ...chapter, lectures: [...chapter.lectures, lecture] }))
}

/** With a changed lecture, whichever chapter it is in. */
export const withLectureChanged = (
  draft: CourseDraft,
  key: string,
  change: (lecture: DraftLecture) => DraftLecture,
): CourseDraft => ({
  ...draft,
  chapters: draft.chapters.map((chapter) => ({
    ...chapter,
    lectures: chapter.lectures.map((lecture) => (lecture.key === key ? change(lecture) : lecture)),
  })),
})

/** With a lecture moved by one place; at the end of its chapter it moves to the next one, and vice versa. */
export function withLectureMoved(draft: CourseDraft, chapterKey: string, at: number, by: 1 | -1): CourseDraft {
  const from = draft.chapters.findIndex(({ key }) => key === chapterKey)
  const chapter = draft.chapters[from]
  const lecture = chapter?.lectures[at]
  if (chapter === undefined || lecture === undefined) return draft
  if (at + by >= 0 && at + by < chapter.lectures.length) {
    return withChapterChanged(draft, chapterKey, () => ({ ...chapter, lectures: moved(chapter.lectures, at, by) }))
  }
  const next = draft.chapters[from + by]
  if (next === undefined) return draft
  const left = withChapterChanged(draft, chapterKey, () => ({
    ...chapter,
    lectures: chapter.lectures.toSpliced(at, 1),
  }))
  return withChapterChanged(left, next.key, () => ({
    ...next,
    lectures: by === 1 ? [lecture, ...next.lectures] : [...next.lectures, lecture],
  }))
}

/** With another resource at the end. */
export const withResource = (draft: CourseDraft): CourseDraft => ({
  ...draft,
  resources: [...draft.resources, { ...blankFields, key: newKey(draft), resourceID: null }],
})

/** With a changed resource. */
export const withResourceChanged = (
  draft: CourseDraft,
  key: string,
  change: (resource: CourseResourceDraft) => CourseResourceDraft,
): CourseDraft => ({
  ...draft,
  resources: draft.resources.map((resource) => (resource.key === key ? change(resource) : resource)),
})

/** Without a chapter and its lectures, without a lecture, or without a resource. */
export const without = (draft: CourseDraft, key: string): CourseDraft => ({
  ...draft,
  chapters: draft.chapters
    .filter((chapter) => chapter.key !== key)
    .map((chapter) => ({ ...chapter, lectures: chapter.lectures.filter((lecture) => lecture.key !== key) })),
  resources: draft.resources.filter((resource) => resource.key !== key),
})
