import { randomUUID } from 'node:crypto'

import { addComment, removeComment } from '#api/course/comment.contract.ts'
import { rateCourse } from '#api/course/course.contract.ts'
import { setFavourite } from '#api/course/favourite.contract.ts'
import {
  createCourse,
  discardCourse,
  publishCourse,
  saveCourse,
  withdrawCourse,
} from '#api/course/managed-course.contract.ts'
import { getManagedDictionary, saveDictionary } from '#api/dictionary/managed-dictionary.contract.ts'
import { createTopic, discardTopic, publishTopic } from '#api/course/managed-topic.contract.ts'
import type { Call } from '#api/kit/call.ts'
import {
  createBank,
  createQuestion,
  discardQuestion,
  publishQuestion,
  removeBank,
  saveBank,
  saveQuestion,
} from '#api/question/managed-question.contract.ts'
import { createResource, removeResource, saveResource } from '#api/resource/managed-resource.contract.ts'
import { rateResource } from '#api/resource/resource.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { putProgress } from '#tests/kit/server/progress.ts'
import { putCourse } from '#tests/kit/server/study-course.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { asks, type Race, type Runner, type Site } from './race.ts'

const chinese = { language: 'zh_CN', title: '河流', summary: '概要' }
const document = {
  kind: 'required' as const,
  categoryCode: 'hydrology',
  year: 2026,
  learningMinutes: 90,
  credit: 1,
  requiredMinutes: 30,
  teachers: [],
  recommendedPosition: null,
  exam: null,
  texts: [{ ...chinese, detail: '' }],
  coverFileID: null,
  chapters: [],
  resources: [],
}

/** A draft of the teacher. */
async function draft({ call }: Site) {
  const { courseID, revision } = await call('teacher', createCourse, document)
  const save = (who: string, change: object): Runner =>
    asks(who, saveCourse, { courseID, revision, ...document, ...change })
  const owned = (owner: string) => ({ editors: { ownerID: userId(owner), coEditorIDs: [] } })
  return { courseID, revision, save, owned }
}

/** A published course without an owner, and what administrators do with it. */
async function published({ db }: Site) {
  const { id: courseID } = await putCourse(db)
  const done = (what: Call): Runner => asks('admin', what, { courseID, revision: 2 })
  return { courseID, done }
}

/** The learner and the leader have begun a course. */
async function begun(site: Site) {
  const { courseID, done } = await published(site)
  for (const name of ['learner', 'leader'])
    await putProgress(site.db, { userId: userId(name), courseId: courseID, at: START.getTime() })
  const rate = (who: string, stars: number): Runner => asks(who, rateCourse, { courseID, stars })
  return { courseID, rate, done }
}

const noneToday = (db: Site['db']) =>
  db.deleteFrom('course_resource').where('uploaded_at', '=', START.getTime()).execute()
/** A resource of the portal, the first one of today. */
async function resource({ db, call }: Site) {
  await noneToday(db)
  const { resourceID } = await call('teacher', createResource, sheet)
  const rate = (who: string, stars: number): Runner => asks(who, rateResource, { resourceID, stars })
  return { resourceID, rate }
}
const sheet = {
  type: 'document' as const,
  texts: [{ language: 'zh_CN', name: '讲义', summary: '' }],
  fileID: null,
}

const named = (name: string) => [{ language: 'zh_CN', name }]
const category = (name: string) => ({ dictCode: null, isRetired: false, texts: named(name) })
const CATEGORIES = 6
/** The course categories with one that nothing uses, which a save replaces; what an earlier race has left is gone. */
async function categories({ call, db }: Site) {
  const dictTypeCode = 'courseCategory'
  await db.deleteFrom('dict').where('type_code', '=', dictTypeCode).where('position', '>=', CATEGORIES).execute()
  await db.updateTable('dict_type').set({ revision: 0 }).where('code', '=', dictTypeCode).execute()
  const { revision, dicts } = await call('admin', getManagedDictionary, { dictTypeCode })
  const kept = dicts.map(({ uses: _uses, ...entry }) => entry)
  const added = await call('admin', saveDictionary, { dictTypeCode, revision, dicts: [...kept, category('水闸')] })
  const save = (further: object[]): Runner =>
    asks('admin', saveDictionary, { dictTypeCode, revision: added.revision, dicts: [...kept, ...further] })
  return { code: added.dicts.at(-1)?.dictCode ?? '', save }
}

/** A bank of the teacher with a topic. */
async function bank({ call }: Site) {
  const { bankID, revision, topics } = await call('teacher', createBank, {
    texts: named('题库'),
    topics: [{ topicID: null, texts: named('流速') }],
  })
  const topicID = topics[0]?.topicID ?? ''
  const question = (stem: string, topic: string | null = null) => ({
    bankID,
    topicID: topic,
    difficulty: 'easy' as const,
    kind: 'short' as const,
    options: [],
    texts: [{ language: 'zh_CN', stem, options: [], explanation: '' }],
  })
  const save = (who: string, topics: object[]): Runner =>
    asks(who, saveBank, { bankID, revision, texts: named('题库'), topics })
  return { bankID, revision, topicID, question, save }
}

/** A question of the teacher in a bank with a topic. */
async function question(site: Site) {
  const { topicID, question: written, save: saveBanks } = await bank(site)
  const { questionID, revision } = await site.call('teacher', createQuestion, written('?'))
  const save = (who: string, stem: string, topic: string | null = null): Runner =>
    asks(who, saveQuestion, { questionID, revision, ...written(stem, topic) })
  const done = (who: string, what: Call): Runner => asks(who, what, { questionID, revision })
  return { topicID, save, done, saveBanks }
}

export const courseRaces: readonly Race[] = [
  {
    title: 'a course is written by two',
    prepare: async (site) => {
      const { save } = await draft(site)
      return [save('teacher', { year: 2025 }), save('admin', { year: 2024 })]
    },
  },
  {
    title: 'a course is given to two owners',
    prepare: async (site) => {
      const { save, owned } = await draft(site)
      return [save('teacher', owned('headmaster')), save('admin', owned('school'))]
    },
  },
  {
    title: 'a course is given up, and written',
    prepare: async (site) => {
      const { courseID, revision, save } = await draft(site)
      return [asks('teacher', discardCourse, { courseID, revision }), save('admin', { year: 2024 })]
    },
  },
  {
    title: 'a course is published, and given up',
    prepare: async (site) => {
      const { courseID } = await published(site)
      await site.call('admin', withdrawCourse, { courseID, revision: 2 })
      return [
        asks('admin', publishCourse, { courseID, revision: 3 }),
        asks('admin', discardCourse, { courseID, revision: 3 }),
      ]
    },
  },
  {
    title: 'a topic is published, and its course withdrawn',
    prepare: async (site) => {
      const { courseID, done } = await published(site)
      const topic = { position: 2, texts: [chinese], courseIDs: [courseID] }
      const { topicID, revision } = await site.call('admin', createTopic, topic)
      return [asks('admin', publishTopic, { topicID, revision }), done(withdrawCourse)]
    },
  },
  {
    title: 'a topic is published, and given up',
    prepare: async (site) => {
      const { courseID } = await published(site)
      const topic = { position: 2, texts: [chinese], courseIDs: [courseID] }
      const { topicID, revision } = await site.call('admin', createTopic, topic)
      return [asks('admin', publishTopic, { topicID, revision }), asks('admin', discardTopic, { topicID, revision })]
    },
  },
  {
    title: 'a course is a favourite, and is none',
    prepare: async (site) => {
      const { courseID } = await published(site)
      const choose = (isFavourite: boolean) => asks('learner', setFavourite, { courseID, isFavourite })
      return [choose(true), choose(false)]
    },
  },
  {
    title: 'a course is rated twice by one',
    prepare: async (site) => {
      const { rate } = await begun(site)
      return [rate('learner', 1), rate('learner', 5)]
    },
  },
  {
    title: 'a course is rated by two',
    prepare: async (site) => {
      const { rate } = await begun(site)
      return [rate('learner', 1), rate('leader', 5)]
    },
  },
  {
    title: 'a course is rated, and withdrawn',
    prepare: async (site) => {
      const { rate, done } = await begun(site)
      return [rate('learner', 1), done(withdrawCourse)]
    },
  },
  {
    title: 'a comment is written twice',
    prepare: async (site) => {
      const { courseID } = await published(site)
      const comment = asks('learner', addComment, { courseID, commentID: randomUUID(), content: 'Well' })
      return [comment, comment]
    },
  },
  {
    title: 'a comment is removed twice',
    prepare: async (site) => {
      const { courseID } = await published(site)
      const commentID = randomUUID()
      await site.call('learner', addComment, { courseID, commentID, content: 'Well' })
      return [asks('learner', removeComment, { commentID }), asks('admin', removeComment, { commentID })]
    },
  },
  {
    title: 'two resources, one place',
    prepare: async ({ db }) => {
      await noneToday(db)
      return [asks('teacher', createResource, sheet), asks('admin', createResource, sheet)]
    },
  },
  {
    title: 'a resource is rated by two',
    prepare: async (site) => {
      const { rate } = await resource(site)
      return [rate('learner', 1), rate('leader', 5)]
    },
  },
  {
    title: 'a resource is rated twice by one',
    prepare: async (site) => {
      const { rate } = await resource(site)
      return [rate('learner', 1), rate('learner', 5)]
    },
  },
  {
    title: 'a resource is rated, and removed',
    prepare: async (site) => {
      const { resourceID, rate } = await resource(site)
      return [rate('learner', 1), asks('admin', removeResource, { resourceID })]
    },
  },
  {
    title: 'a resource is written, and removed',
    prepare: async (site) => {
      const { resourceID } = await resource(site)
      const written = { resourceID, ...sheet, type: 'video' }
      return [asks('teacher', saveResource, written), asks('admin', removeResource, { resourceID })]
    },
  },
  {
    title: 'a resource is rated, and written',
    prepare: async (site) => {
      const { resourceID, rate } = await resource(site)
      return [rate('learner', 1), asks('admin', saveResource, { resourceID, ...sheet, type: 'video' })]
    },
  },
  {
    title: 'a category is removed, and gets a course',
    prepare: async (site) => {
      const { code, save } = await categories(site)
      return [save([]), asks('teacher', createCourse, { ...document, categoryCode: code })]
    },
  },
  {
    title: 'a dictionary is written by two',
    prepare: async (site) => {
      const { save } = await categories(site)
      return [save([category('桥梁')]), save([category('隧道')])]
    },
  },
  {
    title: 'a bank is removed, and gets a question',
    prepare: async (site) => {
      const { bankID, revision, question: written } = await bank(site)
      return [asks('teacher', removeBank, { bankID, revision }), asks('admin', createQuestion, written('?'))]
    },
  },
  {
    title: 'a bank is written by two',
    prepare: async (site) => {
      const { save } = await bank(site)
      return [save('teacher', []), save('admin', [{ topicID: null, texts: named('水位') }])]
    },
  },
  {
    title: 'a topic of a bank is removed, and gets a question',
    prepare: async (site) => {
      const { topicID, save, saveBanks } = await question(site)
      return [saveBanks('teacher', []), save('admin', '?', topicID)]
    },
  },
  {
    title: 'a question is written by two',
    prepare: async (site) => {
      const { save } = await question(site)
      return [save('teacher', 'One?'), save('admin', 'Two?')]
    },
  },
  {
    title: 'a question is published, and given up',
    prepare: async (site) => {
      const { done } = await question(site)
      return [done('teacher', publishQuestion), done('admin', discardQuestion)]
    },
  },
]
