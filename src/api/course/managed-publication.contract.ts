import * as z from 'zod/mini'
import { resourceTypes } from './resource-rule.ts'

/**
 * The states of the lifecycle of courses and topics; what is discarded stays for the record, and no list shows it
 * unless it is asked for.
 */
export const publicationStates = ['draft', 'published', 'withdrawn', 'discarded'] as const
export type PublicationState = (typeof publicationStates)[number]

/** The roles that manage courses and topics. */
export const courseStaff = ['teacher', 'admin'] as const

/** Maximum lengths of texts, per language. */
export const COURSE_TITLE_MAX = 120
export const COURSE_SUMMARY_MAX = 300

export const publicationState = z.enum(publicationStates)
export const managedID = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** As in the table of languages: zh_CN, en_US, … */
export const languageCode = z.string().check(z.regex(/^[a-z]{2,8}_[A-Z]{2}$/))
export const courseTitle = z.string().check(z.trim(), z.maxLength(COURSE_TITLE_MAX))
export const courseSummary = z.string().check(z.trim(), z.maxLength(COURSE_SUMMARY_MAX))
/** Texts in at most the supported languages. */
export const inLanguages = <Text extends z.ZodMiniType>(text: Text) => z.array(text).check(z.maxLength(11))

/** The revision that the sender has seen; another one in between refuses the command as `record.stale`. */
export const revision = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

/** Body limit: texts of all languages exceed the usual one. */
export const DOCUMENT_LIMIT = 4 * 1024 * 1024

/** A stored file, as forms show it. */
export const attachedFile = z.object({ fileID: z.string(), name: z.string(), size: z.nullable(z.number()) })
export type AttachedFile = z.infer<typeof attachedFile>

export const managedKeyword = z.string().check(z.trim(), z.maxLength(100))

const resourceText = z.strictObject({ language: languageCode, name: courseTitle, summary: courseSummary })
export type ResourceText = z.infer<typeof resourceText>

/** The fields of a resource of a course or of the portal. */
export const resourceParts = { type: z.enum(resourceTypes), texts: inLanguages(resourceText) }
