import { describe, expect, it } from 'vitest'

import type { ManagedCourse } from '#api/course/managed-course.contract.ts'
import {
  blankCourse,
  courseCompleteness,
  courseDocument,
  courseLacks,
  courseRules,
  type CourseDraft,
} from '#machines/course/course-draft.ts'
import {
  moved,
  withChapter,
  withChapterChanged,
  withLecture,
  withLectureChanged,
  withLectureMoved,
  without,
  withResource,
} from '#machines/course/course-edits.ts'
import { blankResource, resourceRules } from '#machines/resource/resource-draft.ts'
import { blankTopic, topicRules } from '#machines/course/topic-draft.ts'

const film = { fileID: 'film', name: 'film.mp4', size: 5 }
const named = <Part extends { titles: CourseDraft['chapters'][number]['titles'] }>(part: Part, name: string): Part => ({
  ...part,
  titles: { ...part.titles, zh_CN: name },
})

/** Chapters by number of lectures: [2, 1] is two chapters. */
function courseWith(...lectures: number[]): CourseDraft {
  return lectures.reduce((draft, count, at) => {
    const more = withChapter(draft)
    const { key } = more.chapters[at]!
    return Array.from({ length: count }).reduce<CourseDraft>((course) => withLecture(course, key), more)
  }, blankCourse(2026))
}
const keysOf = ({ chapters }: CourseDraft) => chapters.map(({ lectures }) => lectures.map(({ key }) => key))
const itemOf = (draft: CourseDraft): ManagedCourse =>
  ({
    courseID: 'c',
    state: 'draft',
    revision: 1,
    chapters: draft.chapters.map(({ key, lectures }) => ({
      chapterID: `id-${key}`,
      texts: [],
      courseware: lectures.map((lecture) => ({ coursewareID: `id-${lecture.key}`, texts: [], captions: [] })),
    })),
    resources: draft.resources.map(({ key }) => ({ resourceID: `id-${key}`, texts: [], file: null, type: 'other' })),
    texts: [],
  }) as unknown as ManagedCourse

describe('the parts of a course', () => {
  it('have stable keys, also after one has been removed', () => {
    const draft = courseWith(2, 1)
    const { key } = draft.chapters[0]!.lectures[0]!
    const keys = keysOf(withLecture(without(draft, key), draft.chapters[1]!.key)).flat()
    expect(new Set(keys).size).toBe(3)
  })

  it('move by one position, and lectures between chapters', () => {
    expect([moved([1, 2, 3], 0, 1), moved([1, 2, 3], 0, -1), moved([1, 2, 3], 2, 1)]).toEqual([
      [2, 1, 3],
      [1, 2, 3],
      [1, 2, 3],
    ])
    const draft = courseWith(2, 1)
    const [[a, b], [c]] = keysOf(draft) as [[string, string], [string]]
    const [first, second] = draft.chapters.map(({ key }) => key) as [string, string]
    expect(keysOf(withLectureMoved(draft, first, 0, 1))).toEqual([[b, a], [c]])
    expect(keysOf(withLectureMoved(draft, first, 1, 1))).toEqual([[a], [b, c]])
    expect(keysOf(withLectureMoved(draft, second, 0, -1))).toEqual([[a, b, c], []])
    expect(withLectureMoved(draft, first, 0, -1)).toBe(draft)
    expect(withLectureMoved(draft, second, 0, 1)).toBe(draft)
  })

  it('receive the ids of the saved parts, whatever was edited or moved since', () => {
    const sent = withResource(courseWith(1, 1))
    const [first, second] = sent.chapters.map(({ key }) => key) as [string, string]
    const since = withLecture({ ...sent, chapters: moved(sent.chapters, 0, 1) }, second)
    const { chapters, resources } = courseRules.adopted(since, sent, itemOf(sent))
    expect(chapters.map(({ chapterID }) => chapterID)).toEqual([`id-${second}`, `id-${first}`])
    expect(chapters[0]!.lectures.map(({ coursewareID }) => coursewareID)).toEqual([
      `id-${sent.chapters[1]!.lectures[0]!.key}`,
      null,
    ])
    expect(resources[0]!.resourceID).toBe(`id-${sent.resources[0]!.key}`)
  })

  it('become new ones again after another user has removed them', () => {
    const draft = courseWith(1, 1)
    const stored = courseRules.adopted(draft, draft, itemOf(draft))
    const { chapters } = courseRules.rebased(stored, itemOf(without(draft, draft.chapters[1]!.key)))
    expect(chapters.map(({ chapterID }) => chapterID === null)).toEqual([false, true])
  })
})

describe('a draft of a course', () => {
  const words = { title: '标题', summary: '简介', detail: '' }

  it('reports what is missing, judged by its lifecycle', () => {
    let draft = courseWith(1)
    const codeOf = (command: 'save' | 'publish') => {
      const said = courseRules.verdict(command, null, draft)
      return said.kind === 'refused' ? said.code : said.kind
    }
    expect([courseLacks(draft), codeOf('save')]).toEqual([
      { texts: true, category: true, names: true, lecture: true },
      'publication.textsMissing',
    ])
    draft = { ...draft, texts: { ...draft.texts, zh_CN: words } }
    const chapter = draft.chapters[0]!
    draft = withChapterChanged(draft, chapter.key, (written) => named(written, '章'))
    expect(codeOf('save')).toBe('publication.textsMissing')
    draft = withLectureChanged(draft, chapter.lectures[0]!.key, (written) => named(written, '课'))
    expect(codeOf('save')).toBe('publication.unknownPart')
    draft = { ...draft, categoryCode: 'hydrology' }
    expect([codeOf('save'), codeOf('publish')]).toEqual(['allowed', 'publication.contentMissing'])
    draft = withLectureChanged(draft, chapter.lectures[0]!.key, (written) => ({ ...written, sd: film, needsIe: true }))
    expect(codeOf('publish')).toBe('publication.contentMissing')
    draft = withLectureChanged(draft, chapter.lectures[0]!.key, (written) => ({ ...written, needsIe: false }))
    expect([codeOf('publish'), courseRules.verdict('discard', null, draft).kind]).toEqual(['allowed', 'unknown'])
    expect([courseCompleteness(draft, 'zh_CN'), courseCompleteness(draft, 'en_US')]).toEqual(['complete', 'empty'])
  })

  it('is sent in the languages with any text, without empty lines', () => {
    const draft = blankCourse(2026)
    const sent = courseDocument({ ...draft, teachers: [' Wang Min ', ' '], texts: { ...draft.texts, zh_CN: words } })
    expect([sent.teachers, sent.texts]).toEqual([['Wang Min'], [{ language: 'zh_CN', ...words }]])
    expect(courseRules.isSame(draft, { ...draft, teachers: ['  '] })).toBe(true)
    expect(courseRules.isSame(draft, { ...draft, credit: 2 })).toBe(false)
  })
})

describe('drafts of topics and resources', () => {
  const topic = { ...blankTopic, texts: { ...blankTopic.texts, zh_CN: { title: '标题', summary: '简介' } } }
  const verdictOf = (state: 'draft' | 'published' | 'discarded') => {
    const said = topicRules.verdict('publish', null, { ...topic, courses: [{ courseID: 'c', title: '', state }] })
    return said.kind === 'refused' ? said.code : said.kind
  }

  it('a topic needs a published course, not a discarded one', () => {
    expect([verdictOf('draft'), verdictOf('published'), verdictOf('discarded')]).toEqual([
      'publication.contentMissing',
      'allowed',
      'publication.unknownPart',
    ])
  })

  it('a resource has the actions save and delete only', () => {
    const resource = { ...blankResource, texts: { ...blankResource.texts, zh_CN: { name: '讲义', summary: '' } } }
    const stored = {
      resourceID: 'r',
      type: 'document' as const,
      texts: [],
      file: null,
      uploadedAt: '',
      downloadCount: 0,
      editors: { owner: null, coEditors: [], as: 'owner' as const },
    }
    expect(resourceRules.verdict('save', null, blankResource)).toEqual({
      kind: 'refused',
      code: 'publication.textsMissing',
    })
    expect(
      (['save', 'publish', 'withdraw', 'discard'] as const).map(
        (command) => resourceRules.verdict(command, { ...stored, texts: [] }, resource).kind,
      ),
    ).toEqual(['allowed', 'unknown', 'unknown', 'allowed'])
  })
})
