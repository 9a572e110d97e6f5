import * as z from 'zod/mini'

import { holds } from '#api/kit/holds.ts'
import { call } from '#api/kit/call.ts'
import {
  courseStaff,
  courseSummary,
  courseTitle,
  DOCUMENT_LIMIT,
  inLanguages,
  languageCode,
  managedID,
  managedKeyword,
  publicationState,
  revision,
} from './managed-publication.contract.ts'
import { editors, namedEditors, whose } from './editors.contract.ts'
import { paging } from '#api/kit/paging.ts'

export const TOPIC_COURSES_MAX = 100
export const TOPIC_POSITION_MAX = 1000

const text = z.strictObject({ language: languageCode, title: courseTitle, summary: courseSummary })
export type TopicText = z.infer<typeof text>

const facts = {
  /** Its place among the topics, from 1. */
  position: z.number().check(z.int(), z.minimum(1), z.maximum(TOPIC_POSITION_MAX)),
  texts: inLanguages(text),
}
/** The courses in order, without duplicates. */
const topicDocument = {
  ...facts,
  courseIDs: z.array(managedID).check(
    z.maxLength(TOPIC_COURSES_MAX),
    holds((ids) => new Set(ids).size === ids.length),
  ),
}
const wholeTopic = z.object(topicDocument)
export type TopicDocument = z.infer<typeof wholeTopic>

/** The answer of every command too: the topic after the change. Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const managedTopic = z.object({
  topicID: z.string(),
  state: publicationState,
  revision: z.number(),
  ...facts,
  courses: z.array(z.object({ courseID: z.string(), title: z.string(), state: publicationState })),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  editors,
})
export type ManagedTopic = z.infer<typeof managedTopic>

const managedTopicEntry = z.object({
  topicID: z.string(),
  state: publicationState,
  revision: z.number(),
  position: z.number(),
  title: z.string(),
  languages: z.array(z.string()),
  courseCount: z.number(),
  updatedAt: z.string(),
  /** Null: it has no owner. */
  ownerName: z.nullable(z.string()),
})
export type ManagedTopicEntry = z.infer<typeof managedTopicEntry>

const staff = { access: courseStaff, preventMessage: true } as const

/** In the order shown to learners. */
export const listManagedTopics = call({
  method: 'GET',
  path: 'api-course/manage/coursetopic/list',
  summary: 'Topics in every state, for their owners, co-editors and administrators.',
  payload: z.object({ state: z.optional(publicationState), whose, keyword: z.optional(managedKeyword), ...paging }),
  answer: z.object({ list: z.array(managedTopicEntry), count: z.number() }),
  ...staff,
})

export const getManagedTopic = call({
  method: 'GET',
  path: 'api-course/manage/coursetopic/detail/{topicID}',
  summary: 'One topic with its texts in all languages and its courses in every state, for staff.',
  payload: z.object({ topicID: managedID }),
  answer: managedTopic,
  ...staff,
})

/** Refused by the lifecycle: `publication.textsMissing`, `publication.unknownPart`. */
export const createTopic = call({
  method: 'POST',
  path: 'api-course/manage/coursetopic',
  summary: 'Write a new topic, as a draft.',
  payload: wholeTopic,
  answer: managedTopic,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

export const saveTopic = call({
  method: 'PUT',
  path: 'api-course/manage/coursetopic/{topicID}',
  summary: 'Replace a topic as a whole.',
  payload: z.object({ topicID: managedID, revision, editors: namedEditors, ...topicDocument }),
  answer: managedTopic,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

const seen = z.object({ topicID: managedID, revision })

export const publishTopic = call({
  method: 'PUT',
  path: 'api-course/manage/coursetopic/{topicID}/publication',
  summary: 'Show a topic to learners.',
  payload: seen,
  answer: managedTopic,
  ...staff,
})

export const withdrawTopic = call({
  method: 'DELETE',
  path: 'api-course/manage/coursetopic/{topicID}/publication',
  summary: 'Take a topic back from learners.',
  payload: seen,
  answer: managedTopic,
  ...staff,
})

/** Only what learners cannot see: a draft or a withdrawn topic. */
export const discardTopic = call({
  method: 'DELETE',
  path: 'api-course/manage/coursetopic/{topicID}',
  summary: 'Give up a topic for good.',
  payload: seen,
  answer: managedTopic,
  ...staff,
})
