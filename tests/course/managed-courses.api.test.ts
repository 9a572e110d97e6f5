import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { getCourse, listCourses } from '#api/course/course.contract.ts'
import { uploadFile } from '#api/file/upload.contract.ts'
import * as contract from '#api/course/managed-course.contract.ts'
import type { ManagedCourse, ManagedCourseEntry } from '#api/course/managed-course.contract.ts'
import * as resources from '#api/resource/managed-resource.contract.ts'
import * as topics from '#api/course/managed-topic.contract.ts'
import type { UploadService } from '#api/file/upload-rule.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const calls = [contract, topics, resources].flatMap((part) =>
  Object.values(part).filter((value): value is Call => typeof value === 'object' && 'access' in value),
)
/** Minimal files of each kind. */
const bytes: Readonly<Record<'mp4' | 'png' | 'vtt' | 'txt', Uint8Array<ArrayBuffer>>> = {
  mp4: new Uint8Array(Buffer.from('AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAAIZnJlZQAAAAhtZGF0', 'base64')),
  png: new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  vtt: new Uint8Array(new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nA river.\n')),
  txt: new Uint8Array(new TextEncoder().encode('A river.\n')),
}
const kinds: Readonly<Record<UploadService, keyof typeof bytes>> = {
  'cover-image': 'png',
  courseware: 'mp4',
  caption: 'vtt',
  'course-resource': 'txt',
  'question-picture': 'png',
  'task-attachment': 'txt',
  homework: 'txt',
  avatar: 'png',
}

const title = (text: string) => [{ language: 'zh_CN', title: text }]
const chinese = { language: 'zh_CN', title: '河流测量', summary: '从断面到流量。', detail: '第一段。\n\n第二段。' }
const english = {
  language: 'en_US',
  title: 'Measuring rivers by hand',
  summary: 'From section to discharge.',
  detail: 'One.\n\nTwo.',
}
const empty = {
  kind: 'required',
  categoryCode: 'hydrology',
  year: 2026,
  learningMinutes: 90,
  credit: 1.5,
  requiredMinutes: 30,
  teachers: ['Wang Min', 'Li Lei'],
  recommendedPosition: null,
  exam: null,
  texts: [chinese],
  coverFileID: null,
  chapters: [] as object[],
  resources: [] as object[],
}
const lecture = (change: object = {}) => ({
  coursewareID: null,
  texts: title('第一课'),
  durationSeconds: 65,
  needsIe: false,
  hdFileID: null,
  sdFileID: null,
  captions: [],
  ...change,
})
const chapter = (courseware: object[], change: object = {}) => ({
  chapterID: null,
  texts: title('第一章'),
  courseware,
  ...change,
})
const resource = (change: object = {}) => ({
  resourceID: null,
  type: 'document',
  texts: [{ language: 'zh_CN', name: '讲义', summary: '' }],
  fileID: null,
  ...change,
})

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const users = new Map<string, Promise<Visitor>>()
  const user = (name: string): Promise<Visitor> => {
    const known = users.get(name) ?? signedIn(portal(), name)
    users.set(name, known)
    return known
  }
  const told = async (call: Call, payload: object, name = 'teacher') => (await user(name)).call(call, payload)
  const answered = async <Answer>(call: Call, payload: object, name = 'teacher'): Promise<Answer> => {
    const { status, body } = await told(call, payload, name)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answer
  }
  const done = (call: Call, payload: object) => answered<ManagedCourse>(call, payload)
  const refused = async (call: Call, payload: object): Promise<string | null> => {
    const { status, body } = await told(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 5000])
    expect(body.message).not.toBe('')
    return body.reason
  }
  const upload = async (service: UploadService): Promise<string> => {
    const kind = kinds[service]
    const { fileID } = await answered<{ fileID: string }>(uploadFile, {
      serviceCode: service,
      file: new File([bytes[kind]], `a.${kind}`),
    })
    return fileID
  }
  const files = { cover: '', lecture: '', caption: '', resource: '' }
  beforeAll(async () => {
    files.cover = await upload('cover-image')
    files.lecture = await upload('courseware')
    files.caption = await upload('caption')
    files.resource = await upload('course-resource')
  })
  const playable = () =>
    chapter([lecture({ hdFileID: files.lecture, captions: [{ language: 'zh_CN', fileID: files.caption }] })])
  const create = (change: object = {}) => done(contract.createCourse, { ...empty, ...change })
  const seen = ({ courseID, revision }: ManagedCourse) => ({ courseID, revision })
  const published = async (change: object = {}) =>
    done(contract.publishCourse, seen(await create({ chapters: [playable()], ...change })))
  const stored = ({ courseID }: Pick<ManagedCourse, 'courseID'>) => done(contract.getManagedCourse, { courseID })
  /** The stored course as a payload for saving. */
  const again = ({ cover, chapters, resources: attached, courseID, revision, ...course }: ManagedCourse) => ({
    courseID,
    revision,
    ...Object.fromEntries(
      Object.keys(empty).map((name) => [name, (course as unknown as Record<string, unknown>)[name]]),
    ),
    coverFileID: cover?.fileID ?? null,
    chapters: chapters.map(({ courseware, ...rest }) => ({
      ...rest,
      courseware: courseware.map(({ hd, sd, captions, ...part }) => ({
        ...part,
        hdFileID: hd?.fileID ?? null,
        sdFileID: sd?.fileID ?? null,
        captions: captions.map(({ language, file }) => ({ language, fileID: file.fileID })),
      })),
    })),
    resources: attached.map(({ file, ...rest }) => ({ ...rest, fileID: file?.fileID ?? null })),
  })
  const inCatalogue = async (keyword: string): Promise<string[]> => {
    const { body } = await (await user('learner')).call(listCourses, { keyword })
    return (body.data as { list: { courseID: string }[] }).list.map(({ courseID }) => courseID)
  }
  const listed = async (asked: object): Promise<ManagedCourseEntry[]> =>
    (await answered<{ list: ManagedCourseEntry[] }>(contract.listManagedCourses, { pageSize: 40, ...asked })).list

  it('[GUARD-16 in part, ROLE-06] making courses is for teachers and administrators', async () => {
    const ids = { courseID: 'x', topicID: 'x', resourceID: 'x' }
    expect(calls).toHaveLength(19)
    for (const call of calls) {
      for (const name of ['learner', 'committee', 'leader']) expect((await told(call, ids, name)).status).toBe(403)
      for (const name of ['teacher', 'headmaster', 'admin'])
        expect([200, 400, 404]).toContain((await told(call, ids, name)).status)
    }
  })

  describe('a course', () => {
    it('starts as a draft hidden from learners, with everything that was sent', async () => {
      const exam = { minutes: 45, questionCount: 30, passPercent: 60, attempts: 3 }
      const made = await create({
        texts: [{ ...english, title: ' Measuring  rivers\nby hand ' }, chinese],
        chapters: [playable()],
        resources: [resource({ fileID: files.resource })],
        exam,
        coverFileID: files.cover,
      })
      const file = (fileID: string) => expect.objectContaining({ fileID }) as object
      expect(made).toEqual({
        courseID: expect.stringMatching(/^[\w-]{36}$/) as string,
        state: 'draft',
        revision: 1,
        ...{
          kind: 'required',
          categoryCode: 'hydrology',
          year: 2026,
          learningMinutes: 90,
          credit: 1.5,
          requiredMinutes: 30,
        },
        teachers: ['Wang Min', 'Li Lei'],
        recommendedPosition: null,
        exam,
        texts: [chinese, english],
        cover: file(files.cover),
        chapters: [
          {
            chapterID: expect.any(String) as string,
            texts: title('第一章'),
            courseware: [
              {
                coursewareID: expect.any(String) as string,
                texts: title('第一课'),
                durationSeconds: 65,
                needsIe: false,
                hd: file(files.lecture),
                sd: null,
                captions: [{ language: 'zh_CN', file: file(files.caption) }],
              },
            ],
          },
        ],
        resources: [
          {
            resourceID: expect.any(String) as string,
            type: 'document',
            texts: [{ language: 'zh_CN', name: '讲义', summary: '' }],
            file: file(files.resource),
          },
        ],
        createdAt: '2026-03-02 08:00:00',
        updatedAt: '2026-03-02 08:00:00',
        publishedAt: null,
        learnerCount: 0,
        editors: {
          owner: { userId: userId('teacher'), originalName: 'Sok Chanthy', account: 'teacher' },
          coEditors: [],
          as: 'owner',
        },
      })
      expect(await stored(made)).toEqual(made)
      expect((await told(getCourse, { courseID: made.courseID }, 'learner')).status).toBe(404)
    })

    it('that is new and published appears in the catalogue, with its lectures', async () => {
      const { courseID, state } = await published({ texts: [chinese, { ...english, title: 'Sluices explained' }] })
      expect(state).toBe('published')
      expect(await inCatalogue('sluices')).toEqual([courseID])
      const course = await answered<{
        lectureCount: number
        courseLearningHour: number
        credit: number
        detail: string
        teachers: string[]
      }>(getCourse, { courseID }, 'learner')
      expect(course).toMatchObject({
        lectureCount: 1,
        courseLearningHour: 1.5,
        credit: 1.5,
        detail: 'One.\n\nTwo.',
        teachers: ['Wang Min', 'Li Lei'],
      })
    })

    it.each([
      [
        'chapters in another language than the rest',
        { texts: [english], chapters: [chapter([])] },
        'publication.textsMissing',
      ],
      ['no summary', { texts: [{ ...chinese, summary: ' ' }] }, 'publication.textsMissing'],
      ['a chapter without a name', { chapters: [chapter([], { texts: [] })] }, 'publication.textsMissing'],
      [
        'a lecture with an English name only',
        { chapters: [chapter([lecture({ texts: [{ language: 'en_US', title: 'One' }] })])] },
        'publication.textsMissing',
      ],
      ['a resource without a name', { resources: [resource({ texts: [] })] }, 'publication.textsMissing'],
      ['a category that there is not', { categoryCode: 'astrology' }, 'publication.unknownPart'],
      ['a cover that there is not', { coverFileID: 'nothing' }, 'publication.unknownPart'],
      [
        'a chapter of another course',
        { chapters: [chapter([], { chapterID: demoId('chapter', 'choosing-the-section') })] },
        'publication.unknownPart',
      ],
    ])('is refused with %s, and nothing is stored', async (_what, change, reason) => {
      const before = await contentsOf(portal().db)
      expect(await refused(contract.createCourse, { ...empty, ...change })).toBe(reason)
      expect(await contentsOf(portal().db)).toEqual(before)
    })

    it('accepts files only for the purpose they were uploaded for', async () => {
      const wrong = [
        { coverFileID: files.lecture },
        { chapters: [chapter([lecture({ hdFileID: files.resource })])] },
        { chapters: [chapter([lecture({ sdFileID: files.cover })])] },
        { chapters: [chapter([lecture({ captions: [{ language: 'zh_CN', fileID: files.resource }] })])] },
        { resources: [resource({ fileID: files.lecture })] },
      ]
      for (const change of wrong)
        expect(await refused(contract.createCourse, { ...empty, ...change })).toBe('publication.unknownPart')
    })

    it.each([
      { texts: [chinese, chinese] },
      { texts: [{ ...chinese, language: 'xx_XX' }] },
      { texts: [{ ...chinese, title: 'x'.repeat(121) }] },
      { year: 1492 },
      { credit: 1.55 },
      { learningMinutes: -1 },
      { teachers: [' '] },
      { exam: { minutes: 45, questionCount: 0, passPercent: 60, attempts: 3 } },
      { chapters: Array.from({ length: 101 }, () => chapter([])) },
      {
        chapters: [
          chapter(Array.from({ length: 151 }, () => lecture())),
          chapter(Array.from({ length: 150 }, () => lecture())),
        ],
      },
      { state: 'published' },
      { learnerCount: 5 },
    ])('is malformed %#', async (change) => {
      expect((await told(contract.createCourse, { ...empty, ...change })).status).toBe(400)
    })
  })

  describe('saving', () => {
    it('replaces the whole: named parts keep their identity, omitted ones are removed, lectures can change their chapter', async () => {
      const made = await create({
        chapters: [
          chapter([lecture({ hdFileID: files.lecture }), lecture({ texts: title('第二课') })]),
          chapter([], { texts: title('第二章') }),
        ],
        resources: [resource(), resource()],
      })
      const [first, second] = made.chapters
      const asked = again(made)
      const moved = { ...asked.chapters[0]!.courseware[0]!, durationSeconds: 70 }
      const saved = await done(contract.saveCourse, {
        ...asked,
        kind: 'elective',
        teachers: [],
        chapters: [{ ...asked.chapters[1]!, courseware: [moved] }, chapter([], { texts: title('第三章') })],
        resources: [asked.resources[1]!],
      })
      expect(saved).toMatchObject({ kind: 'elective', teachers: [], revision: made.revision + 1, state: 'draft' })
      expect(saved.chapters.map(({ chapterID }) => chapterID)[0]).toBe(second!.chapterID)
      expect(saved.chapters[0]!.courseware).toMatchObject([
        { coursewareID: first!.courseware[0]!.coursewareID, durationSeconds: 70 },
      ])
      expect(saved.chapters[1]!.texts).toEqual(title('第三章'))
      expect(saved.resources.map(({ resourceID }) => resourceID)).toEqual([made.resources[1]!.resourceID])
      const { count } = await portal()
        .db.selectFrom('courseware')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('course_id', '=', made.courseID)
        .executeTakeFirstOrThrow()
      expect(count).toBe(1)
    })

    it("preserves learners' progress, ratings, downloads and study time", async () => {
      const { courseID } = { courseID: demoId('course', 'river-measurement') }
      const { db } = portal()
      const kept = () =>
        contentsOf(db, ['course_progress', 'courseware_learner', 'course_rating', 'favourite', 'study_day'])
      const counts = () =>
        db
          .selectFrom('course')
          .select(['learner_count', 'rating_sum', 'rating_count', 'published_at'])
          .where('id', '=', courseID)
          .execute()
      const [before, countsBefore] = [await kept(), await counts()]
      const saved = await done(contract.saveCourse, again(await stored({ courseID })))
      expect([await kept(), await counts()]).toEqual([before, countsBefore])
      expect(saved.state).toBe('published')
    })

    it('with a stale revision is refused', async () => {
      const made = await create()
      await done(contract.saveCourse, again(made))
      for (const [call, payload] of [
        [contract.saveCourse, again(made)],
        [contract.publishCourse, seen(made)],
        [contract.discardCourse, seen(made)],
      ] as const) {
        expect(await refused(call, payload)).toBe('record.stale')
      }
    })

    it('concurrently has one winner', async () => {
      const made = await create()
      const [teacher, admin] = [await user('teacher'), await user('admin')]
      const replies = await Promise.all([
        teacher.call(contract.saveCourse, again(made)),
        admin.call(contract.saveCourse, again(made)),
      ])
      expect(replies.map(({ body }) => body.code).sort()).toEqual([2000, 5000])
      expect((await stored(made)).revision).toBe(2)
    })

    it('requires a published course to stay playable', async () => {
      const course = await published()
      expect(await refused(contract.saveCourse, { ...again(course), chapters: [] })).toBe('publication.contentMissing')
      expect((await stored(course)).chapters).toHaveLength(1)
    })
  })

  describe('publishing', () => {
    it.each([
      ['nothing in it', []],
      ['a lecture without a file', [chapter([lecture()])]],
    ])('is refused with %s', async (_what, chapters) => {
      expect(await refused(contract.publishCourse, seen(await create({ chapters })))).toBe('publication.contentMissing')
    })

    it('is refused with a lecture that no current browser plays', async () => {
      const made = await create({ chapters: [chapter([lecture({ hdFileID: files.lecture, needsIe: true })])] })
      expect(await refused(contract.publishCourse, seen(made))).toBe('publication.contentMissing')
    })

    it('is refused if a file was removed in the meantime', async () => {
      const fileID = await upload('courseware')
      const made = await create({ chapters: [chapter([lecture({ hdFileID: fileID })])] })
      await portal().db.deleteFrom('file').where('id', '=', fileID).execute()
      expect(await refused(contract.publishCourse, seen(made))).toBe('publication.contentMissing')
    })

    it('can be undone and repeated at the old place; then the course can be discarded', async () => {
      const course = await published()
      expect(await refused(contract.publishCourse, seen(course))).toBe('publication.alreadyPublished')
      expect(await refused(contract.discardCourse, seen(course))).toBe('publication.stillPublished')
      const withdrawn = await done(contract.withdrawCourse, seen(course))
      expect(withdrawn).toMatchObject({ state: 'withdrawn', publishedAt: null })
      expect(await refused(contract.withdrawCourse, seen(withdrawn))).toBe('publication.notPublished')
      expect((await told(getCourse, { courseID: course.courseID }, 'learner')).status).toBe(404)
      portal().clock.pass(90 * MINUTE)
      const back = await done(contract.publishCourse, seen(withdrawn))
      expect(back.publishedAt).toBe(course.publishedAt)
      expect(back.updatedAt).not.toBe(course.updatedAt)
      const gone = await done(contract.discardCourse, seen(await done(contract.withdrawCourse, seen(back))))
      expect(gone.state).toBe('discarded')
      expect(await refused(contract.saveCourse, again(gone))).toBe('publication.discarded')
    })
  })

  describe('the list for staff', () => {
    it('shows every state except discarded, last changed first, and filters by category, state and words', async () => {
      portal().clock.pass(MINUTE)
      const draft = await create({ categoryCode: 'digital', texts: [chinese, { ...english, title: 'Zenith drafts' }] })
      const [first] = await listed({})
      expect(first).toEqual({
        courseID: draft.courseID,
        state: 'draft',
        revision: 1,
        title: 'Zenith drafts',
        categoryCode: 'digital',
        kind: 'required',
        year: 2026,
        languages: ['zh_CN', 'en_US'],
        lectureCount: 0,
        learnerCount: 0,
        recommendedPosition: null,
        updatedAt: draft.updatedAt,
        ownerName: 'Sok Chanthy',
      })
      expect((await listed({ keyword: 'zenith' })).map(({ courseID }) => courseID)).toEqual([draft.courseID])
      expect((await listed({ categoryCode: 'digital', state: 'draft' })).map(({ courseID }) => courseID)).toEqual([
        draft.courseID,
      ])
      await done(contract.discardCourse, seen(draft))
      expect(await listed({ keyword: 'zenith' })).toEqual([])
      expect(await listed({ keyword: 'zenith', state: 'discarded' })).toHaveLength(1)
    })

    it('finds no unknown course', async () => {
      expect((await told(contract.getManagedCourse, { courseID: 'nothing' })).status).toBe(404)
      expect((await told(contract.publishCourse, { courseID: 'nothing', revision: 0 })).status).toBe(404)
      expect((await told(contract.saveCourse, { ...empty, courseID: 'nothing', revision: 0 })).status).toBe(404)
    })
  })
})
