import fc from 'fast-check'

import { courseKinds } from '#api/course/course.contract.ts'
import { feedCategories } from '#api/news/news.contract.ts'

/** Codes of the dictionaries of the demo organisation. */
export const courseCategories = ['hydrology', 'floods'] as const
export const courseYears = [2025, 2026] as const
export const teachers = ['Li', 'Wu'] as const
/** By category, in the order of their dictionary. */
export const topicCodes = { news: ['organisation', 'training'], help_center: ['account', 'courses'] } as const

/** Where staff begin with it; the rest is acts. */
const isPublished = fc.constantFrom(true, true, false)
const isEnglish = fc.boolean()

const course = fc.record({
  owner: fc.constantFrom('ida', 'jon'),
  isCoEdited: fc.boolean(),
  kind: fc.constantFrom(...courseKinds),
  categoryCode: fc.constantFrom(...courseCategories),
  year: fc.constantFrom(...courseYears),
  teachers: fc.subarray([...teachers]),
  minutes: fc.constantFrom(30, 90, 100),
  recommendedPosition: fc.constantFrom(null, 1, 2),
  /** Without one, there is nothing to publish. */
  lectures: fc.constantFrom(1, 1, 2, 2, 0),
  isEnglish,
  isPublished,
})
export type CoursePlan = typeof course extends fc.Arbitrary<infer Plan> ? Plan : never

const topic = fc.record({
  owner: fc.constantFrom('ida', 'jon'),
  courses: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1 }),
  position: fc.integer({ min: 1, max: 3 }),
  isPublished: fc.constantFrom(true, true, true, true, false),
})
export type TopicPlan = typeof topic extends fc.Arbitrary<infer Plan> ? Plan : never

const news = fc.record({
  categoryCode: fc.constantFrom(...feedCategories, 'help_center'),
  /** Of its category; null: none. */
  topic: fc.constantFrom(0, 1, null),
  isEnglish,
  isPublished,
})
export type NewsPlan = typeof news extends fc.Arbitrary<infer Plan> ? Plan : never

/** What there is to study and to read. */
export const shelf = fc.record({
  courses: fc.array(course, { minLength: 4, maxLength: 4 }),
  topics: fc.array(topic, { minLength: 3, maxLength: 3 }),
  news: fc.array(news, { minLength: 5, maxLength: 6 }),
})
export interface ShelfPlan {
  readonly courses: readonly CoursePlan[]
  readonly topics: readonly TopicPlan[]
  readonly news: readonly NewsPlan[]
}
