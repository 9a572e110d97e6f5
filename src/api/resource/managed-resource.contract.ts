import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import {
  attachedFile,
  courseStaff,
  managedID,
  managedKeyword,
  resourceParts,
} from '#api/course/managed-publication.contract.ts'
import { editors, namedEditors, whose } from '#api/course/editors.contract.ts'
import { paging } from '#api/kit/paging.ts'
import { resourceTypes } from './resource.contract.ts'

export { resourceTypes, type ResourceType } from './resource.contract.ts'
export type { ResourceText } from '#api/course/managed-publication.contract.ts'

/** [ENTITY-25] A download that belongs to no course. Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const managedResource = z.object({
  resourceID: z.string(),
  ...resourceParts,
  /** Null: no file is attached. */
  file: z.nullable(attachedFile),
  uploadedAt: z.string(),
  downloadCount: z.number(),
  editors,
})
export type ManagedResource = z.infer<typeof managedResource>

const staff = { access: courseStaff, preventMessage: true } as const

/** Last uploaded first. */
export const listManagedResources = call({
  method: 'GET',
  path: 'api-course/manage/resource/list',
  summary: 'The resources that belong to no course, for their owners, co-editors and administrators.',
  payload: z.object({ type: z.optional(z.enum(resourceTypes)), whose, keyword: z.optional(managedKeyword), ...paging }),
  answer: z.object({ list: z.array(managedResource), count: z.number() }),
  ...staff,
})

export const getManagedResource = call({
  method: 'GET',
  path: 'api-course/manage/resource/detail/{resourceID}',
  summary: 'One resource that belongs to no course, in all languages, for staff.',
  payload: z.object({ resourceID: managedID }),
  answer: managedResource,
  ...staff,
})

const document = { ...resourceParts, fileID: z.nullable(managedID) }

/** Refused: `publication.textsMissing`, `publication.unknownPart`. */
export const createResource = call({
  method: 'POST',
  path: 'api-course/manage/resource',
  summary: 'Offer a new resource to everybody.',
  payload: z.object(document),
  answer: managedResource,
  ...staff,
})

/**
 * The resource of others is refused with `publication.notEditor`: everybody sees it. A new file is a new upload;
 * ratings and download counts are kept.
 */
export const saveResource = call({
  method: 'PUT',
  path: 'api-course/manage/resource/{resourceID}',
  summary: 'Replace type, texts and file of a resource.',
  payload: z.object({ resourceID: managedID, editors: namedEditors, ...document }),
  answer: managedResource,
  ...staff,
})

export const removeResource = call({
  method: 'DELETE',
  path: 'api-course/manage/resource/{resourceID}',
  summary: 'Take a resource away, with its ratings.',
  payload: z.object({ resourceID: managedID }),
  answer: z.null(),
  ...staff,
})
