import type { ManagedCourse } from '#api/course/managed-course.contract.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { attachedFiles } from './attached-files.ts'
import { editorsOf } from '../editors.ts'
import { inOrder } from './written-texts.ts'

const ofCourse = (db: Querying, id: string) => ({
  texts: db
    .selectFrom('course_text')
    .select(['language', 'title', 'summary', 'detail'])
    .where('course_id', '=', id)
    .execute(),
  teachers: db.selectFrom('course_teacher').select('name').where('course_id', '=', id).orderBy('position').execute(),
  exam: db.selectFrom('course_exam').selectAll().where('course_id', '=', id).executeTakeFirst(),
  chapters: db
    .selectFrom('course_chapter')
    .select('id')
    .where('course_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute(),
  chapterTexts: db
    .selectFrom('course_chapter_text as text')
    .innerJoin('course_chapter as chapter', 'chapter.id', 'text.chapter_id')
    .select(['text.chapter_id as of', 'text.language', 'text.title'])
    .where('chapter.course_id', '=', id)
    .execute(),
  courseware: db
    .selectFrom('courseware')
    .selectAll()
    .where('course_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute(),
  coursewareTexts: db
    .selectFrom('courseware_text as text')
    .innerJoin('courseware', 'courseware.id', 'text.courseware_id')
    .select(['text.courseware_id as of', 'text.language', 'text.title'])
    .where('courseware.course_id', '=', id)
    .execute(),
  captions: db
    .selectFrom('courseware_caption as caption')
    .innerJoin('courseware', 'courseware.id', 'caption.courseware_id')
    .select(['caption.courseware_id as of', 'caption.language', 'caption.file_id'])
    .where('courseware.course_id', '=', id)
    .execute(),
  resources: db
    .selectFrom('course_resource')
    .select(['id', 'type', 'file_id'])
    .where('course_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute(),
  resourceTexts: db
    .selectFrom('course_resource_text as text')
    .innerJoin('course_resource as resource', 'resource.id', 'text.resource_id')
    .select(['text.resource_id as of', 'text.language', 'text.name', 'text.summary'])
    .where('resource.course_id', '=', id)
    .execute(),
})

/** The texts of one of many, in the order of the languages. */
function textsIn<Text extends { readonly of: string; readonly language: string }>(
  rows: readonly Text[],
): (id: string) => Omit<Text, 'of'>[] {
  const byId = Map.groupBy(rows, ({ of }) => of)
  return (id) => inOrder((byId.get(id) ?? []).map(({ of: _of, ...text }) => text))
}

/** A course with all that it consists of, for staff; null: there is none. @param sender is told as what */
export async function findManagedCourse(db: Querying, id: string, sender: Sender): Promise<ManagedCourse | null> {
  const course = await db.selectFrom('course').selectAll().where('id', '=', id).executeTakeFirst()
  if (course === undefined) return null
  const asked = ofCourse(db, id)
  const editors = await editorsOf(db, 'course', course, sender)
  const [texts, teachers, exam, chapters, courseware, captions, resources] = await Promise.all([
    asked.texts,
    asked.teachers,
    asked.exam,
    asked.chapters,
    asked.courseware,
    asked.captions,
    asked.resources,
  ])
  const [chapterTexts, coursewareTexts, resourceTexts] = [
    textsIn(await asked.chapterTexts),
    textsIn(await asked.coursewareTexts),
    textsIn(await asked.resourceTexts),
  ]
  const file = await attachedFiles(db, [
    course.cover_file_id,
    ...courseware.flatMap((lecture) => [lecture.hd_file_id, lecture.sd_file_id]),
    ...captions.map((caption) => caption.file_id),
    ...resources.map((resource) => resource.file_id),
  ])
  const captionsIn = (of: string) =>
    inOrder(captions.filter((caption) => caption.of === of)).flatMap((caption) => {
      const shown = file(caption.file_id)
      return shown === null ? [] : [{ language: caption.language, file: shown }]
    })
  return {
    courseID: course.id,
    state: course.state,
    revision: course.revision,
    kind: course.kind,
    categoryCode: course.category_code,
    year: course.year,
    learningMinutes: course.learning_minutes,
    credit: course.credit_tenths / 10,
    requiredMinutes: course.required_minutes,
    teachers: teachers.map(({ name }) => name),
    recommendedPosition: course.recommended_position,
    exam:
      exam === undefined
        ? null
        : {
            minutes: exam.minutes,
            questionCount: exam.question_count,
            passPercent: exam.pass_percent,
            attempts: exam.attempts,
          },
    texts: inOrder(texts),
    cover: file(course.cover_file_id),
    chapters: chapters.map((chapter) => ({
      chapterID: chapter.id,
      texts: chapterTexts(chapter.id),
      courseware: courseware
        .filter((lecture) => lecture.chapter_id === chapter.id)
        .map((lecture) => ({
          coursewareID: lecture.id,
          texts: coursewareTexts(lecture.id),
          durationSeconds: lecture.duration_seconds,
          needsIe: isSet(lecture.needs_ie),
          hd: file(lecture.hd_file_id),
          sd: file(lecture.sd_file_id),
          captions: captionsIn(lecture.id),
        })),
    })),
    resources: resources.map((resource) => ({
      resourceID: resource.id,
      type: resource.type,
      texts: resourceTexts(resource.id),
      file: file(resource.file_id),
    })),
    createdAt: timeText(course.created_at),
    updatedAt: timeText(course.updated_at),
    publishedAt: course.published_at === null ? null : timeText(course.published_at),
    learnerCount: course.learner_count,
    editors,
  }
}
