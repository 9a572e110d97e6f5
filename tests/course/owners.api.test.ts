import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { listEditors } from '#api/course/editors.contract.ts'
import type { EditingPerson, Editors } from '#api/course/editors.contract.ts'
import * as courses from '#api/course/managed-course.contract.ts'
import * as topics from '#api/course/managed-topic.contract.ts'
import * as resources from '#api/resource/managed-resource.contract.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { recordKinds } from '#server/parts.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

const chinese = { language: 'zh_CN', title: '河流', summary: '一句话。' }
const course = {
  kind: 'elective',
  categoryCode: 'hydrology',
  year: 2026,
  learningMinutes: 60,
  credit: 1,
  requiredMinutes: 0,
  teachers: [],
  recommendedPosition: null,
  exam: null,
  texts: [{ ...chinese, detail: '' }],
  coverFileID: null,
  chapters: [] as object[],
  resources: [],
}
const topic = (...courseIDs: string[]) => ({ position: 1, texts: [chinese], courseIDs })
const resource = { type: 'document', texts: [{ language: 'zh_CN', name: '讲义', summary: '' }], fileID: null }

interface Item {
  readonly revision?: number
  readonly state?: string
  readonly editors: Editors
  readonly [name: string]: unknown
}
/** The three kinds behind one face, so that one rule is asked of all. */
interface Kind {
  readonly name: string
  readonly id: 'courseID' | 'topicID' | 'resourceID'
  readonly document: object
  readonly get: Call
  readonly list: Call
  readonly create: Call
  readonly save: Call
  /** What else changes it. */
  readonly others: readonly Call[]
  /** Whether everybody sees it from the beginning. */
  readonly isPublic: boolean
  /** In the demo: owned by teacher with headmaster as co-editor or not; by headmaster without teacher. */
  readonly own: string
  readonly anothers: string
}
const kinds: readonly Kind[] = [
  {
    name: 'a course',
    id: 'courseID',
    document: course,
    get: courses.getManagedCourse,
    list: courses.listManagedCourses,
    create: courses.createCourse,
    save: courses.saveCourse,
    others: [courses.publishCourse, courses.withdrawCourse, courses.discardCourse],
    isPublic: false,
    own: demoId('course', 'drought'),
    anothers: demoId('course', 'negotiation'),
  },
  {
    name: 'a topic',
    id: 'topicID',
    document: topic(demoId('course', 'negotiation')),
    get: topics.getManagedTopic,
    list: topics.listManagedTopics,
    create: topics.createTopic,
    save: topics.saveTopic,
    others: [topics.publishTopic, topics.withdrawTopic, topics.discardTopic],
    isPublic: false,
    own: demoId('topic', 'flood-season'),
    anothers: demoId('topic', 'shared-water'),
  },
  {
    name: 'a resource',
    id: 'resourceID',
    document: resource,
    get: resources.getManagedResource,
    list: resources.listManagedResources,
    create: resources.createResource,
    save: resources.saveResource,
    others: [resources.removeResource],
    isPublic: true,
    own: demoId('resource', 'study-planner'),
    anothers: demoId('resource', 'academy-at-a-glance'),
  },
]

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const users: Record<string, Visitor> = {}
  beforeAll(async () => {
    for (const name of ['teacher', 'headmaster', 'admin']) users[name] = await signedIn(portal(), name)
  })
  const told = async (who: string, call: Call, payload: object) => {
    const { status, body } = await users[who]!.call(call, payload)
    return { status, reason: body.reason, data: body.data }
  }
  const done = async (who: string, call: Call, payload: object): Promise<Item> => {
    const { reason, data } = await told(who, call, payload)
    expect(reason).toBeNull()
    return data as Item
  }
  /** The reason of a refusal, after which nothing may have changed. */
  const refused = async (who: string, call: Call, payload: object): Promise<string | null> => {
    const before = await contentsOf(portal().db)
    const { reason } = await told(who, call, payload)
    expect(reason).not.toBeNull()
    expect(await contentsOf(portal().db)).toEqual(before)
    return reason
  }

  describe.each(kinds)(
    '$name',
    ({ id: idName, document, get, list, create, save, others, isPublic, own, anothers }) => {
      const make = (who: string) => done(who, create, document)
      const seen = (item: Item) => ({
        [idName]: item[idName],
        ...(item.revision !== undefined && { revision: item.revision }),
      })
      const only = (item: Item) => ({ [idName]: item[idName] })
      const named = (ownerID: string | null, ...coEditorIDs: string[]) => ({ editors: { ownerID, coEditorIDs } })
      const ids = async (who: string, asked: object = {}) => {
        const { data } = await told(who, list, { pageSize: 40, ...asked })
        const { list: rows, count } = data as { list: readonly Item[]; count: number }
        expect(count).toBe(rows.length)
        return rows.map((row) => row[idName])
      }
      const peopleIn = ({ editors: { owner, coEditors, as } }: Item) => [
        owner?.account ?? null,
        coEditors.map(({ account }) => account),
        as,
      ]
      const hidden = isPublic ? 'publication.notEditor' : 'request.notFound'

      it('[ROLE-06] belongs to whoever writes it, and another teacher neither finds nor changes it', async () => {
        const item = await make('teacher')
        expect(peopleIn(item)).toEqual(['teacher', [], 'owner'])
        expect(await ids('teacher')).toContain(item[idName])
        expect(await ids('headmaster')).not.toContain(item[idName])
        expect(await refused('headmaster', get, only(item))).toBe('request.notFound')
        expect(await refused('headmaster', save, { ...document, ...seen(item) })).toBe(hidden)
        for (const call of others) expect(await refused('headmaster', call, seen(item))).toBe(hidden)
      })

      it('of others is refused by name where everybody sees it, whatever revision is given', async () => {
        for (const revision of isPublic ? [{}] : [{ revision: 2 }, { revision: 0 }, { revision: 99 }]) {
          const sent = { [idName]: isPublic ? own : anothers, ...revision }
          const who = isPublic ? 'headmaster' : 'teacher'
          expect(await refused(who, save, { ...document, ...sent })).toBe('publication.notEditor')
          for (const call of others) expect(await refused(who, call, sent)).toBe('publication.notEditor')
        }
      })

      it('is changed by administrators, who list all or their own', async () => {
        const item = await make('teacher')
        expect(peopleIn(await done('admin', get, only(item)))).toEqual(['teacher', [], 'administrator'])
        await done('admin', save, { ...document, ...seen(item) })
        const mine = await make('admin')
        expect(await ids('admin', { whose: 'mine' })).toEqual([mine[idName]])
        expect(await ids('admin')).toEqual(expect.arrayContaining([item[idName], mine[idName], own, anothers]))
      })

      it('is listed to a teacher as far as it is theirs, with or without asking', async () => {
        const [all, mine] = [await ids('headmaster'), await ids('headmaster', { whose: 'mine' })]
        expect(mine).toEqual(all)
        expect([all.includes(own), all.includes(anothers)]).toEqual([false, true])
      })

      it('is changed by its co-editors, who name nobody', async () => {
        const item = await done('teacher', save, {
          ...document,
          ...seen(await make('teacher')),
          ...named(userId('teacher'), userId('headmaster')),
        })
        expect(peopleIn(item)).toEqual(['teacher', ['headmaster'], 'owner'])
        expect(await ids('headmaster')).toContain(item[idName])
        const again = await done('headmaster', save, { ...document, ...seen(item) })
        expect(peopleIn(again)).toEqual(['teacher', ['headmaster'], 'coEditor'])
        const forged = [
          named(userId('headmaster')),
          named(userId('headmaster'), userId('teacher')),
          named(userId('teacher')),
          named(userId('teacher'), userId('headmaster'), userId('admin')),
          named(null, userId('headmaster')),
        ]
        for (const editors of forged)
          expect(await refused('headmaster', save, { ...document, ...seen(again), ...editors })).toBe(
            'publication.notOwner',
          )
        // The same names again are no change.
        await done('headmaster', save, {
          ...document,
          ...seen(again),
          ...named(userId('teacher'), userId('headmaster')),
        })
      })

      it('is handed on by its owner, who keeps nothing but what the next owner leaves', async () => {
        const item = await make('teacher')
        const handed = await done('teacher', save, {
          ...document,
          ...seen(item),
          ...named(userId('headmaster'), userId('teacher')),
        })
        expect(peopleIn(handed)).toEqual(['headmaster', ['teacher'], 'coEditor'])
        const alone = await done('headmaster', save, { ...document, ...seen(handed), ...named(userId('headmaster')) })
        expect(peopleIn(alone)).toEqual(['headmaster', [], 'owner'])
        expect(await ids('teacher')).not.toContain(item[idName])
        expect(await refused('teacher', get, only(alone))).toBe('request.notFound')
        expect(await refused('teacher', save, { ...document, ...seen(alone) })).toBe(hidden)
      })

      it('is handed on by administrators, and right away without a trace of the one before', async () => {
        const item = await make('teacher')
        const handed = await done('teacher', save, { ...document, ...seen(item), ...named(userId('headmaster')) })
        expect(peopleIn(handed)).toEqual(['headmaster', [], 'nobody'])
        const back = await done('admin', save, { ...document, ...seen(handed), ...named(userId('teacher')) })
        expect(peopleIn(back)).toEqual(['teacher', [], 'administrator'])
      })

      it('cannot be left without an owner, nor be given to who may not make it, nor name anybody twice', async () => {
        const item = await make('teacher')
        const [teacher, headmaster] = [userId('teacher'), userId('headmaster')]
        const unfit = [
          named(null),
          named(userId('learner')),
          named('no-such-person'),
          named(teacher, userId('learner')),
          named(teacher, teacher),
          named(teacher, 'no-such-person'),
        ]
        for (const editors of unfit)
          expect(await refused('teacher', save, { ...document, ...seen(item), ...editors })).toBe(
            'publication.unfitEditor',
          )
        const malformed = [
          { editors: { ownerID: teacher, coEditorIDs: [headmaster, headmaster] } },
          { editors: { ownerID: teacher } },
          { editors: { ownerID: teacher, coEditorIDs: Array.from({ length: 21 }, (_, at) => `p${at}`) } },
          { editors: { ...named(teacher).editors, as: 'administrator' } },
        ]
        for (const editors of malformed)
          expect(await refused('teacher', save, { ...document, ...seen(item), ...editors })).toBe('request.invalid')
      })

      it('is created for nobody else', async () => {
        for (const forged of [named(userId('headmaster')), { ownerID: userId('headmaster') }, { owner_id: 'x' }]) {
          const { reason, data } = await told('teacher', create, { ...document, ...forged })
          if (reason === null) expect(peopleIn(data as Item)).toEqual(['teacher', [], 'owner'])
          else expect(reason).toBe('request.invalid')
        }
      })

      it('without an owner is changed by administrators alone, who may give it one', async () => {
        const item = await make('teacher')
        const table = ({ courseID: 'course', topicID: 'course_topic', resourceID: 'course_resource' } as const)[idName]
        const { db } = portal()
        await db
          .updateTable(table)
          .set({ owner_id: null })
          .where('id', '=', item[idName] as string)
          .execute()
        expect(await refused('teacher', save, { ...document, ...seen(item) })).toBe(hidden)
        expect(await refused('teacher', get, only(item))).toBe('request.notFound')
        const saved = await done('admin', save, { ...document, ...seen(item), ...named(null, userId('teacher')) })
        expect(peopleIn(saved)).toEqual([null, ['teacher'], 'administrator'])
        const given = await done('admin', save, { ...document, ...seen(saved), ...named(userId('teacher')) })
        expect(peopleIn(given)).toEqual(['teacher', [], 'administrator'])
      })
    },
  )

  describe('a topic', () => {
    it('takes courses of others once they are published, and keeps those that are in it', async () => {
      const draft = await done('headmaster', courses.createCourse, course)
      const [own, theirs] = [demoId('course', 'drought'), demoId('course', 'negotiation')]
      expect(await refused('teacher', topics.createTopic, topic(own, draft['courseID'] as string))).toBe(
        'publication.unknownPart',
      )
      const made = await done('teacher', topics.createTopic, topic(own, theirs))
      // An administrator has put a draft of somebody else in: that is no reason to refuse the next save.
      const withDraft = topic(own, theirs, draft['courseID'] as string)
      const { topicID } = made
      const { revision } = await done('admin', topics.saveTopic, { ...withDraft, topicID, revision: made.revision })
      await done('teacher', topics.saveTopic, { ...withDraft, topicID, revision })
    })

    it('is offered the courses that are published and one’s own', async () => {
      const draft = await done('headmaster', courses.createCourse, course)
      const mine = await done('teacher', courses.createCourse, course)
      const { list } = (await told('teacher', courses.listManagedCourses, { whose: 'usable', pageSize: 40 })).data as {
        list: readonly { courseID: string }[]
      }
      const ids = list.map(({ courseID }) => courseID)
      expect(ids).toEqual(expect.arrayContaining([mine['courseID'], demoId('course', 'negotiation')]))
      expect(ids).not.toContain(draft['courseID'])
    })
  })

  describe('the people who can be named', () => {
    const found = async (keyword?: string) => {
      const { data } = await told('teacher', listEditors, keyword === undefined ? {} : { keyword })
      return (data as { list: readonly EditingPerson[] }).list.map(({ account }) => account)
    }
    it('are teachers and administrators whose accounts are not disabled, by name or account', async () => {
      const fit = await portal()
        .db.selectFrom('user')
        .select('account_name')
        .distinct()
        .innerJoin('user_role', 'user_role.user_id', 'user.id')
        .where('user_role.role', 'in', ['teacher', 'admin'])
        .where('user.state', '!=', 'disabled')
        .execute()
      expect(await found()).toEqual(fit.map(({ account_name: name }) => name).sort())
      expect(await found('SOK chan')).toEqual(['teacher'])
      expect(await found('headm')).toEqual(['headmaster'])
      expect(await found('learner')).toEqual([])
      expect(await found('%')).toEqual([])
    })
    it('are nobody else’s business', async () => {
      const learner = await signedIn(portal(), 'learner')
      expect((await learner.call(listEditors)).status).toBe(403)
    })
  })

  it('keeps in the log who handed what on, and the log replays', async () => {
    const made = await done('teacher', courses.createCourse, course)
    const { courseID, revision } = made
    const editors = { ownerID: userId('headmaster'), coEditorIDs: [userId('teacher')] }
    await done('teacher', courses.saveCourse, { ...course, courseID, revision, editors })
    const log = await portal()
      .db.selectFrom('transition_log')
      .select(['event', 'by_user_id'])
      .where('record_id', '=', courseID as string)
      .orderBy('revision')
      .execute()
    expect(log.map(({ event, by_user_id: by }) => [by, (JSON.parse(event) as { editors?: object }).editors])).toEqual([
      [userId('teacher'), undefined],
      [userId('teacher'), editors],
    ])
    expect((await replayRecords(portal().db, recordKinds)).differences).toEqual([])
  })
})
