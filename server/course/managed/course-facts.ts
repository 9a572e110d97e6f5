import type { CourseDocument, ManagedCourse } from '#api/course/managed-course.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import type { PublicationFacts } from '#machines/course/publication.lifecycle.ts'
import type { Querying } from '#server/database/open.ts'
import { baseOf, languagesOf } from '#server/http/in-language.ts'
import { areChoosable } from '#server/dictionary/choosable.ts'
import { areAttachable } from './attached-files.ts'
import type { Named } from './attached-files.ts'
import { written } from './written-texts.ts'

/** A submitted course with normalised texts. @throws Refusal 400 */
export function cleanCourse(sent: CourseDocument): CourseDocument {
  return {
    ...sent,
    texts: written(sent.texts, ['detail']),
    chapters: sent.chapters.map((chapter) => ({
      ...chapter,
      texts: written(chapter.texts),
      courseware: chapter.courseware.map((lecture) => ({
        ...lecture,
        texts: written(lecture.texts),
        captions: written(lecture.captions),
      })),
    })),
    resources: sent.resources.map((resource) => ({ ...resource, texts: written(resource.texts) })),
  }
}

/** The stored course in the submitted form. */
export function documentOf({
  cover,
  chapters,
  resources,
  editors: _editors,
  ...stored
}: ManagedCourse): CourseDocument {
  return {
    ...stored,
    coverFileID: cover?.fileID ?? null,
    chapters: chapters.map(({ courseware, ...chapter }) => ({
      ...chapter,
      courseware: courseware.map(({ hd, sd, captions, ...lecture }) => ({
        ...lecture,
        hdFileID: hd?.fileID ?? null,
        sdFileID: sd?.fileID ?? null,
        captions: captions.map(({ language, file }) => ({ language, fileID: file.fileID })),
      })),
    })),
    resources: resources.map(({ file, ...resource }) => ({ ...resource, fileID: file?.fileID ?? null })),
  }
}

/** The language that readers of the others get; null: in none is all of it written. */
export const baseOfCourse = ({ texts, chapters, resources }: CourseDocument): LanguageCode | null =>
  baseOf([
    languagesOf(texts, 'title', 'summary'),
    ...[...chapters, ...chapters.flatMap(({ courseware }) => courseware)].map((part) =>
      languagesOf(part.texts, 'title'),
    ),
    ...resources.map((resource) => languagesOf(resource.texts, 'name')),
  ])

/** The facts of a course for its lifecycle; a new one has no chapters yet. */
export async function courseFacts(db: Querying, courseID: string, course: CourseDocument): Promise<PublicationFacts> {
  const lectures = course.chapters.flatMap(({ courseware }) => courseware)
  const knowsParts =
    (await isCategory(db, courseID, course.categoryCode)) &&
    (await ownsParts(db, courseID, course)) &&
    (await areAttachable(db, filesOf(course)))
  const hasContent = lectures.some(
    ({ needsIe, hdFileID, sdFileID }) => !needsIe && (hdFileID !== null || sdFileID !== null),
  )
  return { hasTexts: baseOfCourse(course) !== null, knowsParts, hasContent }
}

async function isCategory(db: Querying, courseID: string, code: string): Promise<boolean> {
  const stored = await db.selectFrom('course').select('category_code').where('id', '=', courseID).execute()
  const held = stored.map((course) => course.category_code)
  return areChoosable(db, 'courseCategory', [code], held)
}

/** Whether all submitted ids belong to this course, without duplicates. */
async function ownsParts(db: Querying, courseID: string, { chapters, resources }: CourseDocument): Promise<boolean> {
  const sent = {
    course_chapter: chapters.map(({ chapterID }) => chapterID),
    courseware: chapters.flatMap(({ courseware }) => courseware.map(({ coursewareID }) => coursewareID)),
    course_resource: resources.map(({ resourceID }) => resourceID),
  }
  for (const table of ['course_chapter', 'courseware', 'course_resource'] as const) {
    const ids = sent[table].filter((id) => id !== null)
    if (ids.length === 0) continue
    if (new Set(ids).size < ids.length) return false
    const own = await db.selectFrom(table).select('id').where('course_id', '=', courseID).execute()
    if (!ids.every((id) => own.some((row) => row.id === id))) return false
  }
  return true
}

function filesOf({ coverFileID, chapters, resources }: CourseDocument): Named[] {
  const of = (service: Named['service'], id: string | null): Named[] => (id === null ? [] : [{ id, service }])
  return [
    ...of('cover-image', coverFileID),
    ...chapters.flatMap(({ courseware }) =>
      courseware.flatMap(({ hdFileID, sdFileID, captions }) => [
        ...of('courseware', hdFileID),
        ...of('courseware', sdFileID),
        ...captions.flatMap(({ fileID }) => of('caption', fileID)),
      ]),
    ),
    ...resources.flatMap(({ fileID }) => of('course-resource', fileID)),
  ]
}
