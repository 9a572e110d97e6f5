import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { STARS_MAX } from '#api/course/course.contract.ts'
import { paging } from '#api/kit/paging.ts'
import { resourceTypes } from '#api/course/resource-rule.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [COURSE-05] */
export { resourceTypes, type ResourceType } from '#api/course/resource-rule.ts'

export const resourceOrders = ['new', 'hot', 'rating'] as const
export type ResourceOrder = (typeof resourceOrders)[number]

/** Maximum length of a keyword. */
export const RESOURCE_KEYWORD_MAX = 100

/** [RESOURCE-02, ENTITY-25] A download, with texts in the caller's language, else in the base one. */
export const resource = z.object({
  resourceID: z.string(),
  name: z.string(),
  /** One sentence; may be empty. */
  summary: z.string(),
  /** The code of the language that its texts are in. */
  language: z.string(),
  type: z.enum(resourceTypes),
  /** The attached file; null: none. */
  file: z.nullable(
    z.object({
      /** The lower-case extension of its name, such as pdf; empty: none. */
      extension: z.string(),
      /** Bytes. */
      size: z.number(),
    }),
  ),
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  uploadedAt: z.string(),
  downloadCount: z.number(),
  /** Stars from 1 to 5 with one decimal; null: no ratings. */
  rating: z.nullable(z.number()),
  ratingCount: z.number(),
  /** The caller's rating from 1 to 5; null: none. */
  stars: z.nullable(z.number()),
  /** The course it belongs to; null: it belongs to the portal. */
  course: z.nullable(z.object({ courseID: z.string(), courseName: z.string(), language: z.string() })),
})
export type Resource = z.infer<typeof resource>

/**
 * [RESOURCE-01, ROUTE-18] Resources of published courses and of the portal; one matches when name and summary contain
 * all words of the keyword. Without `sort` those of one course keep its order. An unknown course is refused with
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

/** The average rating of a resource. */
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
 * [RESOURCE-01] The file under the resource's name in the caller's language, whole or the single part named by `Range`;
 * every download from the start counts. Refused with status 404: `request.notFound`, `resource.noAttachment`
 * [ERROR-20].
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
