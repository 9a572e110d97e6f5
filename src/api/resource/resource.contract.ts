import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { STARS_MAX } from '#api/course/course.contract.ts'
import { paging } from '#api/kit/paging.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [COURSE-05] */
export const resourceTypes = ['video', 'image', 'document', 'other'] as const
export type ResourceType = (typeof resourceTypes)[number]

export const resourceOrders = ['new', 'hot', 'rating'] as const
export type ResourceOrder = (typeof resourceOrders)[number]

/** Characters that are looked for at most. */
export const RESOURCE_KEYWORD_MAX = 100

/** [RESOURCE-02, ENTITY-25] Something to download, its texts in the caller's language, or else in the default one. */
export const resource = z.object({
  resourceID: z.string(),
  name: z.string(),
  /** One sentence; may be empty. */
  summary: z.string(),
  /** The code of the language that its texts are in. */
  language: z.string(),
  type: z.enum(resourceTypes),
  /** What is attached to it; null: nothing is. */
  file: z.nullable(
    z.object({
      /** Of its name, in small letters, such as pdf; empty where it has none. */
      extension: z.string(),
      /** Bytes. */
      size: z.number(),
    }),
  ),
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  uploadedAt: z.string(),
  downloadCount: z.number(),
  /** Stars from 1 to 5 with one decimal; null: nobody has rated it. */
  rating: z.nullable(z.number()),
  ratingCount: z.number(),
  /** From 1 to 5, as the caller has rated it; null: not yet. */
  stars: z.nullable(z.number()),
  /** The course that it belongs to; null: it is the portal's. */
  course: z.nullable(z.object({ courseID: z.string(), courseName: z.string(), language: z.string() })),
})
export type Resource = z.infer<typeof resource>

/**
 * [RESOURCE-01, ROUTE-18] Those of published courses and of the portal; all words of the keyword are looked for in
 * names and summaries. Without `sort` those of one course come in its own order. An unknown course is refused with
 * `request.notFound`.
 */
export const listResources = call({
  method: 'GET',
  path: 'api-course/portal/resource/list',
  summary: 'The resources to download, of one course or of all.',
  payload: z.object({
    courseID: z.optional(id),
    type: z.optional(z.enum(resourceTypes)),
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(RESOURCE_KEYWORD_MAX))),
    sort: z.optional(z.enum(resourceOrders)),
    ...paging,
  }),
  answer: z.object({ list: z.array(resource), count: z.number() }),
  preventMessage: true,
})

/** What all together think of a resource. */
export const resourceRating = z.object({
  /** The caller's own, from 1 to 5. */
  stars: z.number(),
  rating: z.number(),
  ratingCount: z.number(),
})
export type ResourceRating = z.infer<typeof resourceRating>

/**
 * [RESOURCE-03, VALID-17] Refused: `request.notFound`, `resource.alreadyRated` [ERROR-30]. What was given stays as it
 * is.
 */
export const rateResource = call({
  method: 'PUT',
  path: 'api-course/portal/resource/rating/{resourceID}',
  summary: 'Rates a resource with one to five stars, once.',
  payload: z.object({ resourceID: id, stars: z.number().check(z.int(), z.minimum(1), z.maximum(STARS_MAX)) }),
  answer: resourceRating,
  preventMessage: true,
})

/**
 * [RESOURCE-01] The file under the resource's name in the caller's language, whole or the one part that `Range` names;
 * each time that it is begun counts. Refused with status 404: `request.notFound`, `resource.noAttachment` [ERROR-20].
 */
export const downloadResource = call({
  method: 'GET',
  path: 'api-course/portal/resource/download/{resourceID}',
  summary: 'The file of a resource, to be saved.',
  payload: z.object({ resourceID: id }),
  answer: z.unknown(),
  binary: true,
  preventMessage: true,
})
