import { beforeAll, describe, expect, it } from 'vitest'
import { getCourseTopic } from '#api/course/course-topic.contract.ts'
import { uploadFile } from '#api/file/upload.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { getManagedCourse, withdrawCourse, discardCourse } from '#api/course/managed-course.contract.ts'
import type { ManagedCourse } from '#api/course/managed-course.contract.ts'
import * as resources from '#api/resource/managed-resource.contract.ts'
import type { ManagedResource } from '#api/resource/managed-resource.contract.ts'
import * as topics from '#api/course/managed-topic.contract.ts'
import type { ManagedTopic, ManagedTopicEntry } from '#api/course/managed-topic.contract.ts'
import { demoId } from '#server/demo/ids.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

const [rivers, fish, wetlands] = ['river-measurement', 'fish-passage', 'wetlands'].map((name) =>
  demoId('course', name),
) as [string, string, string]
const chinese = { language: 'zh_CN', title: '水与人', summary: '从河流到城市。' }
const topic = { position: 2, texts: [chinese], courseIDs: [fish, rivers] }
const resource = {
  type: 'document',
  texts: [{ language: 'zh_CN', name: '水文年鉴', summary: '' }],
  fileID: null as string | null,
}

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let [teacher, learner] = [] as unknown as [Visitor, Visitor]
  beforeAll(async () => {
    teacher = await signedIn(portal(), 'teacher')
    learner = await signedIn(portal(), 'learner')
  })
  const answered = async <Answer>(call: Call, payload: object): Promise<Answer> => {
    const { status, body } = await teacher.call(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answer
  }
  const done = (call: Call, payload: object) => answered<ManagedTopic>(call, payload)
  const refused = async (call: Call, payload: object): Promise<string | null> => {
    const { status, body } = await teacher.call(call, payload)
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 5000])
    return body.reason
  }
  const create = (change: object = {}) => done(topics.createTopic, { ...topic, ...change })
  const seen = ({ topicID, revision }: ManagedTopic) => ({ topicID, revision })
  const isRead = async (topicID: string) => (await learner.call(getCourseTopic, { topicID })).status === 200

  describe('a topic', () => {
    it('is a draft, then visible to learners with its published courses in order, then withdrawn', async () => {
      const made = await create()
      expect(made).toMatchObject({ state: 'draft', revision: 1, position: 2, texts: [chinese], publishedAt: null })
      expect(made.courses.map(({ courseID, state }) => [courseID, state])).toEqual([
        [fish, 'published'],
        [rivers, 'published'],
      ])
      expect(await isRead(made.topicID)).toBe(false)
      const published = await done(topics.publishTopic, seen(made))
      const { body } = await learner.call(getCourseTopic, { topicID: made.topicID })
      expect((body.data as { courses: { courseID: string }[] }).courses.map(({ courseID }) => courseID)).toEqual([
        fish,
        rivers,
      ])
      const saved = await done(topics.saveTopic, { ...topic, ...seen(published), courseIDs: [rivers, wetlands] })
      expect(saved.courses.map(({ courseID }) => courseID)).toEqual([rivers, wetlands])
      const withdrawn = await done(topics.withdrawTopic, seen(saved))
      expect([await isRead(made.topicID), withdrawn.state]).toEqual([false, 'withdrawn'])
      portal().clock.pass(MINUTE)
      expect((await done(topics.publishTopic, seen(withdrawn))).publishedAt).toBe(published.publishedAt)
    })

    it.each([
      [
        'a title in one language, and a summary in another',
        {
          texts: [
            { ...chinese, summary: '' },
            { language: 'en_US', title: '', summary: 'Water.' },
          ],
        },
        'publication.textsMissing',
      ],
      ['no summary', { texts: [{ ...chinese, summary: '' }] }, 'publication.textsMissing'],
      ['a course that there is not', { courseIDs: ['nothing'] }, 'publication.unknownPart'],
    ])('is refused with %s, and nothing is stored', async (_what, change, reason) => {
      const before = await contentsOf(portal().db)
      expect(await refused(topics.createTopic, { ...topic, ...change })).toBe(reason)
      expect(await contentsOf(portal().db)).toEqual(before)
    })

    it.each([{ courseIDs: [fish, fish] }, { position: 0 }, { texts: [chinese, chinese] }, { state: 'published' }])(
      'is malformed %#',
      async (change) => {
        expect((await teacher.call(topics.createTopic, { ...topic, ...change })).status).toBe(400)
      },
    )

    it('is not published without a published course, nor saved with a stale revision', async () => {
      const made = await create({ courseIDs: [] })
      expect(await refused(topics.publishTopic, seen(made))).toBe('publication.contentMissing')
      await done(topics.saveTopic, { ...topic, ...seen(made) })
      expect(await refused(topics.saveTopic, { ...topic, ...seen(made) })).toBe('record.stale')
      expect(await refused(topics.withdrawTopic, { topicID: made.topicID, revision: 2 })).toBe(
        'publication.notPublished',
      )
      const gone = await done(topics.discardTopic, { topicID: made.topicID, revision: 2 })
      expect(await refused(topics.publishTopic, seen(gone))).toBe('publication.discarded')
    })

    it('shows a discarded course to its author, and asks for another', async () => {
      const courseID = demoId('course', 'basin-planning')
      const made = await create({ courseIDs: [courseID, rivers] })
      const { revision } = await answered<ManagedCourse>(getManagedCourse, { courseID })
      const withdrawn = await answered<ManagedCourse>(withdrawCourse, { courseID, revision })
      await answered(discardCourse, { courseID, revision: withdrawn.revision })
      expect((await done(topics.getManagedTopic, { topicID: made.topicID })).courses[0]).toMatchObject({
        courseID,
        state: 'discarded',
      })
      expect(await refused(topics.publishTopic, seen(made))).toBe('publication.unknownPart')
    })

    it('is found in the list by state and words, at its position', async () => {
      const made = await create({
        texts: [chinese, { language: 'en_US', title: 'Quokka topic', summary: 'Words.' }],
        position: 1,
      })
      const list = async (asked: object) =>
        (await answered<{ list: ManagedTopicEntry[] }>(topics.listManagedTopics, { pageSize: 40, ...asked })).list
      expect(await list({ keyword: 'quokka' })).toEqual([
        {
          topicID: made.topicID,
          state: 'draft',
          revision: 1,
          position: 1,
          title: 'Quokka topic',
          languages: ['zh_CN', 'en_US'],
          courseCount: 2,
          updatedAt: made.updatedAt,
          ownerName: 'Sok Chanthy',
        },
      ])
      expect(await list({ keyword: 'quokka', state: 'published' })).toEqual([])
      const positions = (await list({})).map(({ position }) => position)
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      expect((await teacher.call(topics.getManagedTopic, { topicID: 'nothing' })).status).toBe(404)
    })
  })

  describe('a resource of the portal', () => {
    it('[COURSE-05 in part, ENTITY-25] is created, gets its file, keeps its download count, and is deleted', async () => {
      const made = await answered<ManagedResource>(resources.createResource, resource)
      expect(made).toMatchObject({ type: 'document', file: null, downloadCount: 0 })
      await portal()
        .db.updateTable('course_resource')
        .set({ download_count: 7 })
        .where('id', '=', made.resourceID)
        .execute()
      portal().clock.pass(MINUTE)
      const { fileID } = await answered<{ fileID: string }>(uploadFile, {
        serviceCode: 'course-resource',
        file: new File(['A river.\n'], 'a.txt'),
      })
      const saved = await answered<ManagedResource>(resources.saveResource, {
        ...resource,
        resourceID: made.resourceID,
        fileID,
      })
      expect(saved).toMatchObject({ file: { fileID, name: 'a.txt', size: 9 }, downloadCount: 7 })
      expect(saved.uploadedAt).not.toBe(made.uploadedAt)
      portal().clock.pass(MINUTE)
      const renamed = await answered<ManagedResource>(resources.saveResource, {
        ...resource,
        type: 'other',
        resourceID: made.resourceID,
        fileID,
      })
      expect([renamed.type, renamed.uploadedAt]).toEqual(['other', saved.uploadedAt])
      const [first] = (
        await answered<{ list: ManagedResource[] }>(resources.listManagedResources, { type: 'other', keyword: '年鉴' })
      ).list
      expect(first).toEqual(renamed)
      await answered(resources.removeResource, { resourceID: made.resourceID })
      expect((await teacher.call(resources.getManagedResource, { resourceID: made.resourceID })).status).toBe(404)
      expect((await teacher.call(resources.removeResource, { resourceID: made.resourceID })).status).toBe(404)
    })

    it("needs a Chinese name and a file of its own purpose, and is separate from courses' resources", async () => {
      expect(await refused(resources.createResource, { ...resource, texts: [] })).toBe('publication.textsMissing')
      expect(await refused(resources.createResource, { ...resource, fileID: 'nothing' })).toBe(
        'publication.unknownPart',
      )
      expect((await teacher.call(resources.createResource, { ...resource, type: 'music' })).status).toBe(400)
      const { id } = await portal()
        .db.selectFrom('course_resource')
        .select('id')
        .where('course_id', 'is not', null)
        .executeTakeFirstOrThrow()
      for (const [call, payload] of [
        [resources.getManagedResource, {}],
        [resources.saveResource, resource],
        [resources.removeResource, {}],
      ] as const) {
        expect((await teacher.call(call, { ...payload, resourceID: id })).status).toBe(404)
      }
    })
  })
})
