import { readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { languages } from '#i18n/locales.ts'
import { flagOf } from '#server/database/codec.ts'
import { folded } from '#i18n/folded.ts'
import type { FileStore } from '#server/file/store.ts'
import { demoDocuments } from '#server/demo/documents.ts'
import type { DemoDocumentName } from '#server/demo/documents.ts'
import { editorsOfResource } from '#server/course/editors.demo.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { captionsOf, durationOf } from '#server/course/lecture-times.demo.ts'
import { demoLectures } from '#server/demo/lectures.ts'
import type { DemoLectureName } from '#server/demo/lectures.ts'
import { coursewareId } from '#server/study/progress-rows.demo.ts'
import { demoTexts } from '#server/demo/texts/index.ts'
import { mainLanguage } from '#server/main-language.ts'

const DAY_MS = 24 * 60 * 60_000
const HERE = resolve(import.meta.dirname, '../demo')

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
  txt: 'text/plain',
  zip: 'application/zip',
  vtt: 'text/vtt',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** A file of the demo organisation: where its bytes come from. */
interface DemoFile {
  readonly id: string
  readonly name: string
  readonly bytes: () => Uint8Array
}

const chapterId = (name: string): string => demoId('chapter', name)
const resourceId = (name: string): string => demoId('resource', name)
const fileId = (name: string): string => demoId('file', name)
const lectureNames = Object.keys(demoLectures) as DemoLectureName[]
const documentNames = Object.keys(demoDocuments) as DemoDocumentName[]
const lectureFile = (name: string, quality: 'hd' | 'sd'): string => resolve(HERE, 'lectures', `${name}-${quality}.mp4`)

/** All files of the demo organisation's courses. */
function demoFiles(): DemoFile[] {
  const ofDisk = (name: string, path: string): DemoFile => ({ id: fileId(name), name, bytes: () => readFileSync(path) })
  const lectures = lectureNames.flatMap((name) =>
    demoLectures[name].kind === 'video'
      ? [
          ...(['hd', 'sd'] as const).map((quality) => ofDisk(`${name}-${quality}.mp4`, lectureFile(name, quality))),
          ...languages.map(({ code }) => ({
            id: fileId(`${name}-${code}.vtt`),
            name: `${name}-${code}.vtt`,
            bytes: () => new TextEncoder().encode(captionsOf(name, code)),
          })),
        ]
      : [],
  )
  const documents = documentNames.flatMap((name) => {
    const { file } = demoDocuments[name]
    return file === null ? [] : [ofDisk(file, join(HERE, 'documents', file))]
  })
  return [...lectures, ...documents]
}

/** The rows of the academy's course contents. */
export function contentRows(now: Date) {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0)
  const files = demoFiles().map(({ id, name, bytes }) => ({
    id,
    name,
    media_type: TYPES[extname(name).slice(1)] ?? 'application/octet-stream',
    size: bytes().byteLength,
    access: 'session' as const,
    stored_at: now.getTime(),
  }))
  const chapters = lectureNames.map((name, position) => ({
    id: chapterId(name),
    course_id: demoId('course', demoLectures[name].course),
    position,
  }))
  const courseware = lectureNames.map((name) => {
    const { course, kind } = demoLectures[name]
    const source = (quality: 'hd' | 'sd') => (kind === 'video' ? fileId(`${name}-${quality}.mp4`) : null)
    return {
      id: coursewareId(name),
      course_id: demoId('course', course),
      chapter_id: chapterId(name),
      position: 0,
      duration_seconds: durationOf(name),
      needs_ie: flagOf(kind === 'old browser'),
      hd_file_id: source('hd'),
      sd_file_id: source('sd'),
    }
  })
  const titles = languages.flatMap(({ code }) =>
    lectureNames.map((name) => ({
      name,
      language: code,
      title: demoTexts[code].lectures[name].title,
      is_base: flagOf(code === mainLanguage().code),
    })),
  )
  const captions = lectureNames.flatMap((name) =>
    demoLectures[name].kind === 'video'
      ? languages.map(({ code }) => ({
          courseware_id: coursewareId(name),
          language: code,
          file_id: fileId(`${name}-${code}.vtt`),
        }))
      : [],
  )
  const resources = documentNames.map((name, position) => {
    const { file, course, type, daysAgo } = demoDocuments[name]
    return {
      id: resourceId(name),
      course_id: course === null ? null : demoId('course', course),
      position,
      type,
      file_id: file === null ? null : fileId(file),
      uploaded_at: midnight - daysAgo * DAY_MS + 3 * 60 * 60_000,
      download_count: file === null ? 0 : 3 + ((position * 37) % 90),
      rating_sum: 0,
      rating_count: 0,
      owner_id: course === null ? userId(editorsOfResource(name).owner) : null,
    }
  })
  const resourceEditors = documentNames
    .filter((name) => demoDocuments[name].course === null)
    .flatMap((name) =>
      (editorsOfResource(name).coEditors ?? []).map((account) => ({
        record_id: resourceId(name),
        user_id: userId(account),
      })),
    )
  const resourceTexts = languages.flatMap(({ code }) =>
    documentNames.map((name) => {
      const { title, summary } = demoTexts[code].documents[name]
      return {
        resource_id: resourceId(name),
        language: code,
        name: title,
        summary,
        is_base: flagOf(code === mainLanguage().code),
        search: folded(`${title}\n${summary}`),
      }
    }),
  )
  return {
    files,
    chapters,
    chapterTexts: titles.map(({ name, ...text }) => ({ chapter_id: chapterId(name), ...text })),
    courseware,
    coursewareTexts: titles.map(({ name, ...text }) => ({ courseware_id: coursewareId(name), ...text })),
    captions,
    resources,
    resourceEditors,
    resourceTexts,
  }
}

/** Stores the bytes of those files that the store does not have yet. */
export async function storeContentFiles(files: FileStore): Promise<void> {
  await Promise.all(
    demoFiles().map(async ({ id, bytes }) => {
      if (!(await files.has(id))) await files.put(id, bytes())
    }),
  )
}
