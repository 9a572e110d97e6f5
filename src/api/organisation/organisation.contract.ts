import * as z from 'zod/mini'

import { inLanguages, languageCode, revision } from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { holds } from '#api/kit/holds.ts'

export const PORTAL_NAME_MAX = 40

const staff = { access: ['admin'], preventMessage: true } as const
/** What the portal is called, in any of the languages; in none of them it has the name that it comes with. */
const organisationDocument = {
  texts: inLanguages(
    z.strictObject({ language: languageCode, name: z.string().check(z.trim(), z.maxLength(PORTAL_NAME_MAX)) }),
  ).check(holds((texts) => new Set(texts.map(({ language }) => language)).size === texts.length)),
}
const document = z.object(organisationDocument)
export type OrganisationDocument = z.infer<typeof document>

const organisation = z.object({
  revision: z.number(),
  ...organisationDocument,
  /** As in the table of languages; a setting. */
  mainLanguage: z.string(),
  /** An IANA name; a setting. */
  timeZone: z.string(),
  /** As yyyy-MM-dd HH:mm:ss in UTC; null: nobody has changed it. */
  updatedAt: z.nullable(z.string()),
})
export type Organisation = z.infer<typeof organisation>

export const getOrganisation = call({
  method: 'GET',
  path: 'api-basic/manage/organisation',
  summary: 'The organisation: what its portal is called, its main language and time zone, for administrators.',
  payload: z.object({}),
  answer: organisation,
  ...staff,
})

/** Refused: `record.stale`, `organisation.nameBraces`. */
export const saveOrganisation = call({
  method: 'PUT',
  path: 'api-basic/manage/organisation',
  summary: 'Name the portal.',
  payload: z.object({ revision, ...organisationDocument }),
  answer: organisation,
  ...staff,
})
