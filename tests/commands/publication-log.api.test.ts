import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import * as courses from '#api/course/managed-course.contract.ts'
import * as information from '#api/news/managed-news.contract.ts'
import * as topics from '#api/course/managed-topic.contract.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { recordKinds } from '#server/parts.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

/** A marker in all texts of the test, which must not appear in the log. */
const SECRET = 'Nothing-of-this-in-the-log'

interface Tried {
  readonly lifecycle: string
  /** The name of its id in the payloads. */
  readonly id: 'informationID' | 'courseID' | 'topicID'
  readonly stale: string
  readonly over: string
  readonly calls: Readonly<Record<'create' | 'save' | 'publish' | 'withdraw' | 'discard', Call>>
  readonly document: Readonly<Record<string, unknown>>
}

const chinese = { language: 'zh_CN', title: SECRET, summary: SECRET, detail: SECRET }
const lecture = (sdFileID: string) => ({
  coursewareID: null,
  texts: [{ language: 'zh_CN', title: SECRET }],
  durationSeconds: 60,
  needsIe: false,
  hdFileID: null,
  sdFileID,
  captions: [],
})
const course = (fileId: string) => ({
  kind: 'elective',
  categoryCode: 'hydrology',
  year: 2026,
  learningMinutes: 60,
  credit: 1,
  requiredMinutes: 0,
  teachers: [],
  recommendedPosition: null,
  exam: null,
  texts: [chinese],
  coverFileID: null,
  resources: [],
  chapters: [{ chapterID: null, texts: [{ language: 'zh_CN', title: SECRET }], courseware: [lecture(fileId)] }],
})

const tried: readonly Tried[] = [
  {
    lifecycle: 'information',
    id: 'informationID',
    stale: 'record.stale',
    over: 'news.discarded',
    calls: {
      create: information.createInformation,
      save: information.saveInformation,
      publish: information.publishInformation,
      withdraw: information.withdrawInformation,
      discard: information.discardInformation,
    },
    document: {
      categoryCode: 'news',
      topicCode: null,
      texts: [{ language: 'zh_CN', title: SECRET, summary: '', informationDetail: `<p>${SECRET}</p>` }],
    },
  },
  {
    lifecycle: 'course',
    id: 'courseID',
    stale: 'record.stale',
    over: 'publication.discarded',
    calls: {
      create: courses.createCourse,
      save: courses.saveCourse,
      publish: courses.publishCourse,
      withdraw: courses.withdrawCourse,
      discard: courses.discardCourse,
    },
    document: {},
  },
  {
    lifecycle: 'course_topic',
    id: 'topicID',
    stale: 'record.stale',
    over: 'publication.discarded',
    calls: {
      create: topics.createTopic,
      save: topics.saveTopic,
      publish: topics.publishTopic,
      withdraw: topics.withdrawTopic,
      discard: topics.discardTopic,
    },
    document: {
      position: 1,
      texts: [{ language: 'zh_CN', title: SECRET, summary: SECRET }],
      courseIDs: [demoId('course', 'wetlands')],
    },
  },
]

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let admin: Visitor
  let fileId = ''
  beforeAll(async () => {
    admin = await signedIn(portal(), 'admin')
    const { sd_file_id } = await portal()
      .db.selectFrom('courseware')
      .select('sd_file_id')
      .where('sd_file_id', 'is not', null)
      .executeTakeFirstOrThrow()
    fileId = sd_file_id ?? ''
  })

  describe.each(tried)('a record of $lifecycle', ({ lifecycle, id: idName, stale, over, calls, document }) => {
    const written = () => (lifecycle === 'course' ? course(fileId) : document)
    /** All columns except the constant ones. */
    const rewritten = () => {
      const entries = Object.entries(written())
      return Object.fromEntries(
        lifecycle === 'information' ? entries.filter(([name]) => name !== 'categoryCode') : entries,
      )
    }
    const told = async (call: Call, payload: object) => {
      const { body } = await admin.call(call, payload)
      return {
        reason: body.reason,
        item: body.data as { readonly revision: number } & Readonly<Record<string, unknown>>,
      }
    }
    const done = async (call: Call, payload: object) => {
      const { reason, item } = await told(call, payload)
      expect(reason).toBeNull()
      return { seen: { [idName]: item[idName], revision: item.revision }, id: item[idName] as string }
    }
    const logOf = (id: string) =>
      portal()
        .db.selectFrom('transition_log')
        .selectAll()
        .where('lifecycle', '=', lifecycle)
        .where('record_id', '=', id)
        .orderBy('revision')
        .execute()

    it('logs sender, event, time and facts but no texts, and can be rebuilt from its log', async () => {
      const begun = portal().clock.now().getTime()
      const made = await done(calls.create, written())
      portal().clock.pass(MINUTE)
      const published = await done(calls.publish, made.seen)
      const firstPublished = portal().clock.now().getTime()
      portal().clock.pass(MINUTE)
      const saved = await done(calls.save, { ...rewritten(), ...published.seen })
      const withdrawn = await done(calls.withdraw, saved.seen)
      const again = await done(calls.publish, withdrawn.seen)
      const last = await done(calls.withdraw, again.seen)
      await done(calls.discard, last.seen)

      const log = await logOf(made.id)
      expect(
        log.map(({ revision, version, event, from_state, to_state }) => [
          revision,
          version,
          (JSON.parse(event) as { type: string }).type,
          from_state,
          to_state,
        ]),
      ).toEqual([
        [1, 1, 'save', 'draft', 'draft'],
        [2, 1, 'publish', 'draft', 'published'],
        [3, 1, 'save', 'published', 'published'],
        [4, 1, 'withdraw', 'published', 'withdrawn'],
        [5, 1, 'publish', 'withdrawn', 'published'],
        [6, 1, 'withdraw', 'published', 'withdrawn'],
        [7, 1, 'discard', 'withdrawn', 'discarded'],
      ])
      expect(new Set(log.map(({ by_user_id }) => by_user_id))).toEqual(new Set([userId('admin')]))
      expect([log[0]?.at, log[1]?.at]).toEqual([begun, firstPublished])
      expect(log.map(({ event }) => event).join()).not.toContain(SECRET)
      expect(JSON.parse(log[1]!.event)).toMatchObject({ revision: 1, now: firstPublished, facts: {} })
      const row = await portal()
        .db.selectFrom(lifecycle as 'information')
        .select(['state', 'revision', 'created_at', 'updated_at', 'snapshot'])
        .where('id', '=', made.id)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        state: 'discarded',
        revision: 7,
        created_at: begun,
        updated_at: portal().clock.now().getTime(),
      })
      expect(Object.values((JSON.parse(row.snapshot) as { context: object }).context)).toEqual(
        expect.arrayContaining([7, firstPublished]),
      )
      expect((await replayRecords(portal().db, recordKinds)).differences).toEqual([])
    })

    it('refuses a stale revision and a discarded record, and stores nothing of either', async () => {
      const made = await done(calls.create, written())
      const seen = (await done(calls.publish, made.seen)).seen
      let before = await contentsOf(portal().db)
      expect((await told(calls.withdraw, made.seen)).reason).toBe(stale)
      expect((await told(calls.save, { ...rewritten(), ...made.seen })).reason).toBe(stale)
      expect(await contentsOf(portal().db)).toEqual(before)
      const gone = await done(calls.discard, (await done(calls.withdraw, seen)).seen)
      before = await contentsOf(portal().db)
      for (const call of [calls.publish, calls.withdraw, calls.discard])
        expect((await told(call, gone.seen)).reason).toBe(over)
      expect((await told(calls.save, { ...rewritten(), ...gone.seen })).reason).toBe(over)
      expect(await contentsOf(portal().db)).toEqual(before)
    })

    it('accepts one of several concurrent changes, with one log row', async () => {
      const made = await done(calls.create, written())
      const reasons = await Promise.all(
        [calls.publish, calls.discard, calls.publish, calls.discard].map(
          async (call) => (await told(call, made.seen)).reason,
        ),
      )
      expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
      expect(await logOf(made.id)).toHaveLength(2)
      expect((await replayRecords(portal().db, recordKinds)).differences).toEqual([])
    })
  })
})
