import assert from 'node:assert/strict'

import type { Call } from '#api/kit/call.ts'
import * as courses from '#api/course/managed-course.contract.ts'
import * as topics from '#api/course/managed-topic.contract.ts'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { FeedCategory } from '#api/news/news.contract.ts'
import * as news from '#api/news/managed-news.contract.ts'

import { admin, type Act, type Person } from './plan.ts'
import { topicCodes, type CoursePlan, type NewsPlan, type ShelfPlan, type TopicPlan } from './shelf-plan.ts'
import type { World } from './world.ts'

/** What is published, as its authors have it. */
interface Shelved<Document> {
  readonly id: string
  /** As English readers have it. */
  readonly name: string
  readonly isEnglish: boolean
  readonly owner: Person
  readonly editors: readonly Person[]
  /** As it was sent last. */
  document: Document
  state: PublicationState
  revision: number
  updatedAt: number
  /** The first time, in milliseconds since 1970; null: never. */
  publishedAt: number | null
}
/** What somebody has done in a course. */
interface Study {
  readonly lectures: ReadonlySet<string>
  readonly at: number
}
export interface ShelfCourse extends Shelved<courses.CourseDocument> {
  readonly what: 'course'
  readonly lectures: readonly string[]
  readonly studies: Map<Person, Study>
  readonly stars: Map<Person, number>
  /** Since when it is a favourite. */
  readonly collected: Map<Person, number>
}
export interface ShelfTopic extends Shelved<topics.TopicDocument> {
  readonly what: 'topic'
}
interface NewsDocument {
  readonly topicCode: string | null
  readonly texts: news.InformationText[]
}
export interface ShelfNews extends Shelved<NewsDocument> {
  readonly what: 'news'
  readonly categoryCode: FeedCategory
  /** Who has read it on which day. */
  readonly views: Set<string>
}
type Item = ShelfCourse | ShelfTopic | ShelfNews
type Sent = Extract<Act, { act: 'publish' }>['type']

const isShown = ({ state }: Pick<Item, 'state'>): boolean => state === 'published'
/** What readers and learners see. */
export const shown = <One extends Item>(all: readonly One[]): One[] => all.filter(isShown)

/** Per cent of a course that somebody has studied; null: not begun. */
export function progressIn({ studies, lectures }: ShelfCourse, who: Person): number | null {
  const study = studies.get(who)
  return study === undefined ? null : Math.floor((study.lectures.size * 100) / lectures.length)
}

export const LECTURE_SECONDS = 600

const statesFor: Readonly<Record<Sent, readonly PublicationState[]>> = {
  publish: ['draft', 'withdrawn'],
  withdraw: ['published'],
  discard: ['draft', 'withdrawn'],
  save: ['draft', 'published', 'withdrawn'],
}
const stateAfter = { publish: 'published', withdraw: 'withdrawn', discard: 'discarded' } as const
const calls: Readonly<Record<Item['what'], Readonly<Record<Sent, Call> & { id: string }>>> = {
  course: {
    ...{ publish: courses.publishCourse, withdraw: courses.withdrawCourse },
    ...{ discard: courses.discardCourse, save: courses.saveCourse, id: 'courseID' },
  },
  topic: {
    ...{ publish: topics.publishTopic, withdraw: topics.withdrawTopic },
    ...{ discard: topics.discardTopic, save: topics.saveTopic, id: 'topicID' },
  },
  news: {
    ...{ publish: news.publishInformation, withdraw: news.withdrawInformation },
    ...{ discard: news.discardInformation, save: news.saveInformation, id: 'informationID' },
  },
}

/** Courses, topics and news of a world: made and published through the door, and kept in mind as it is asked for. */
export class Shelf {
  readonly courses: ShelfCourse[] = []
  readonly topics: ShelfTopic[] = []
  readonly news: ShelfNews[] = []
  readonly #world: World

  constructor(world: World) {
    this.#world = world
  }

  async begin({ courses: all, topics: collections, news: items }: ShelfPlan): Promise<void> {
    const { id: film } = await this.#world.portal.db
      .selectFrom('file')
      .select('id')
      .where('media_type', '=', 'video/mp4')
      .limit(1)
      .executeTakeFirstOrThrow()
    for (const [place, one] of all.entries()) await this.#addCourse(one, place, film)
    for (const [place, one] of collections.entries()) await this.#addTopic(one, place)
    for (const [place, one] of items.entries()) await this.#addNews(one, place)
  }

  /** In which states something is. */
  get met(): readonly string[] {
    return [
      ...[...this.courses, ...this.topics, ...this.news].map(({ what, state }) => `${what} ${state}`),
      ...this.courses.flatMap((course) => [...course.studies.keys()].map((who) => `study ${progressIn(course, who)}`)),
      ...this.courses.flatMap(({ stars, collected }) => [
        ...(stars.size > 0 ? ['stars'] : []),
        ...(collected.size > 0 ? ['favourite'] : []),
      ]),
      ...this.news.flatMap(({ views }) => (views.size > 1 ? ['views'] : [])),
    ]
  }

  coursesOf({ document }: ShelfTopic): ShelfCourse[] {
    return document.courseIDs.flatMap((courseID) => this.courses.find(({ id }) => id === courseID) ?? [])
  }

  /** Sends what somebody does with a course, a topic or an item of news; it is done just where it may be. */
  async send(item: Item, type: Sent, by: Person): Promise<void> {
    const mayDo = this.#mayDo(item, type, by)
    const document = type === 'save' ? changed(item) : item.document
    const call = calls[item.what]
    const sent = { ...(type === 'save' && document), [call.id]: item.id, revision: item.revision }
    const { code, message } = await this.#world.call(by, call[type], sent)
    assert.equal(code === 2000, mayDo, `${by} sent ${type} to the ${item.what} ${item.name}, ${item.state}: ${message}`)
    if (!mayDo) return
    const { now } = this.#world
    Object.assign(item, { document, revision: item.revision + 1, updatedAt: now })
    if (type !== 'save') item.state = stateAfter[type]
    if (type === 'publish') item.publishedAt ??= now
  }

  #mayDo(item: Item, type: Sent, by: Person): boolean {
    if (!item.editors.includes(by) || !statesFor[type].includes(item.state)) return false
    if (type === 'withdraw' || type === 'discard' || item.what === 'news') return true
    const mustBeWhole = type === 'publish' || isShown(item)
    if (item.what === 'course') return !mustBeWhole || item.lectures.length > 0
    const parts = this.coursesOf(item)
    // What was discarded is not there any more.
    return parts.every(({ state }) => state !== 'discarded') && (!mustBeWhole || parts.some(isShown))
  }

  async #addCourse(plan: CoursePlan, place: number, film: string): Promise<void> {
    const { owner, isEnglish } = plan
    const other: Person = owner === 'ida' ? 'jon' : 'ida'
    const texts = this.#texts(['Flood', 'Tide'], place, isEnglish)
    const lecture = { needsIe: false, hdFileID: null, sdFileID: film, captions: [], durationSeconds: LECTURE_SECONDS }
    const document: courses.CourseDocument = {
      ...{ kind: plan.kind, categoryCode: plan.categoryCode, year: plan.year, learningMinutes: plan.minutes },
      ...{ credit: 1, requiredMinutes: 0, exam: null, coverFileID: null, resources: [] },
      teachers: plan.teachers.map((name) => this.#world.worded(name)),
      recommendedPosition: plan.recommendedPosition,
      texts: texts.map((text) => ({ ...text, summary: 'Water', detail: '' })),
      chapters: [
        {
          chapterID: null,
          texts: texts.slice(0, 1),
          courseware: Array.from({ length: plan.lectures }, () => ({
            coursewareID: null,
            texts: texts.slice(0, 1),
            ...lecture,
          })),
        },
      ],
    }
    const made = (await this.#make(owner, courses.createCourse, document)) as courses.ManagedCourse
    const [chapter] = made.chapters
    for (const [i, one] of document.chapters.entries()) {
      one.chapterID = made.chapters[i]?.chapterID ?? null
      for (const [j, part] of one.courseware.entries()) part.coursewareID = chapter?.courseware[j]?.coursewareID ?? null
    }
    const lectures = (chapter?.courseware ?? []).map(({ coursewareID }) => coursewareID)
    const course: ShelfCourse = {
      ...this.#begun(made.courseID, owner, document, { isEnglish, names: ['Flood', 'Tide'], place }),
      ...{ what: 'course', lectures, studies: new Map(), stars: new Map(), collected: new Map() },
      editors: plan.isCoEdited ? [owner, admin, other] : [owner, admin],
    }
    this.courses.push(course)
    if (plan.isCoEdited) {
      const editors = { ownerID: this.#world.idOf(owner), coEditorIDs: [this.#world.idOf(other)] }
      const sent = { ...document, courseID: course.id, revision: course.revision, editors }
      await this.#make(owner, courses.saveCourse, sent)
      course.revision += 1
    }
    if (plan.isPublished) await this.send(course, 'publish', owner)
  }

  async #addTopic({ owner, isPublished, position, ...plan }: TopicPlan, place: number): Promise<void> {
    // Others' drafts are nobody else's business.
    const parts = plan.courses.flatMap((of) => this.courses[of] ?? [])
    const usable = parts.filter((course) => isShown(course) || course.editors.includes(owner))
    const texts = this.#texts(['Basin', ''], place, false).map((text) => ({ ...text, summary: 'Water' }))
    const document = { position, texts, courseIDs: usable.map(({ id }) => id) }
    const { topicID } = (await this.#make(owner, topics.createTopic, document)) as topics.ManagedTopic
    const topic: ShelfTopic = {
      ...this.#begun(topicID, owner, document, { isEnglish: false, names: ['Basin', ''], place }),
      what: 'topic',
    }
    this.topics.push(topic)
    if (isPublished) await this.send(topic, 'publish', owner)
  }

  async #addNews({ categoryCode, topic, isEnglish, isPublished }: NewsPlan, place: number): Promise<void> {
    const texts = this.#texts(['Brief', 'Report'], place, isEnglish)
    const document: NewsDocument = {
      topicCode: topic === null ? null : topicCodes[categoryCode][topic],
      texts: texts.map((text) => ({ ...text, summary: '', informationDetail: '<p>Rain.</p>' })),
    }
    const { informationID } = (await this.#make(admin, news.createInformation, {
      ...document,
      categoryCode,
    })) as news.ManagedInformation
    const item: ShelfNews = {
      ...this.#begun(informationID, admin, document, { isEnglish, names: ['Brief', 'Report'], place }),
      ...{ what: 'news', categoryCode, views: new Set() },
    }
    this.news.push(item)
    if (isPublished) await this.send(item, 'publish', admin)
  }

  #texts([own, english]: readonly [string, string], place: number, isEnglish: boolean) {
    const title = (name: string): string => this.#world.worded(`${name} ${place}`)
    return [
      { language: 'zh_CN', title: title(own) },
      ...(isEnglish ? [{ language: 'en_US', title: title(english) }] : []),
    ]
  }

  #begun<Document>(
    id: string,
    owner: Person,
    document: Document,
    {
      isEnglish,
      names,
      place,
    }: { readonly isEnglish: boolean; readonly names: readonly [string, string]; place: number },
  ): Shelved<Document> {
    const name = this.#world.worded(`${names[isEnglish ? 1 : 0]} ${place}`)
    const editors: Person[] = owner === admin ? [admin] : [owner, admin]
    const state = { state: 'draft', revision: 1, updatedAt: this.#world.now, publishedAt: null } as const
    return { id, name, isEnglish, owner, editors, document, ...state }
  }

  async #make(by: Person, call: Call, sent: object): Promise<unknown> {
    const { code, message, data } = await this.#world.call(by, call, sent)
    assert.equal(code, 2000, `${by} ${call.path}: ${message}`)
    return data
  }
}

/** A document with a change that shows in lists. */
function changed(item: Item): Item['document'] {
  if (item.what === 'course')
    return { ...item.document, kind: item.document.kind === 'elective' ? 'required' : 'elective' }
  if (item.what === 'topic') {
    const { position, courseIDs } = item.document
    return { ...item.document, position: (position % 3) + 1, courseIDs: courseIDs.toReversed() }
  }
  const { topicCode } = item.document
  const [first, second] = topicCodes[item.categoryCode]
  return { ...item.document, topicCode: topicCode === first ? second : first }
}
