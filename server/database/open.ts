import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import * as people from './migrations/0001-people.ts'
import * as messages from './migrations/0002-messages.ts'
import * as content from './migrations/0003-content.ts'
import * as information from './migrations/0004-information.ts'
import * as courses from './migrations/0005-courses.ts'
import * as broadcasts from './migrations/0006-broadcasts.ts'
import * as lifecycles from './migrations/0007-lifecycles.ts'
import * as noticesLetters from './migrations/0008-notices-letters.ts'
import * as courseFacets from './migrations/0009-course-facets.ts'
import * as courseTopics from './migrations/0010-course-topics.ts'
import * as favouritesRatings from './migrations/0011-favourites-ratings.ts'
import * as courseContent from './migrations/0012-course-content.ts'
import * as courseProgress from './migrations/0013-course-progress.ts'
import * as uploads from './migrations/0014-uploads.ts'
import * as courseCatalogue from './migrations/0015-course-catalogue.ts'
import * as sessions from './migrations/0016-sessions.ts'
import * as profiles from './migrations/0018-profiles.ts'
import * as accounts from './migrations/0019-accounts.ts'
import * as passkeys from './migrations/0020-passkeys.ts'
import * as publications from './migrations/0021-publications.ts'
import * as courseCounts from './migrations/0022-course-counts.ts'
import * as tries from './migrations/0023-tries.ts'
import * as classes from './migrations/0024-classes.ts'
import * as owners from './migrations/0025-owners.ts'
import * as visitsByTime from './migrations/0026-visits-by-time.ts'
import * as accountLooks from './migrations/0027-account-looks.ts'
import * as contacts from './migrations/0028-contacts.ts'
import * as invitations from './migrations/0029-invitations.ts'
import * as questions from './migrations/0030-questions.ts'
import * as exams from './migrations/0031-exams.ts'
import * as papers from './migrations/0032-papers.ts'
import * as search from './migrations/0033-search.ts'
import * as timeZones from './migrations/0034-time-zones.ts'
import * as papersAsDrawn from './migrations/0035-papers-as-drawn.ts'
import * as lastAnswers from './migrations/0036-last-answers.ts'
import * as invitedGroups from './migrations/0037-invited-groups.ts'
import * as questionnaires from './migrations/0038-questionnaires.ts'
import * as answersOfQuestionnaires from './migrations/0039-answers-of-questionnaires.ts'
import * as resultsOfQuestionnaires from './migrations/0040-results-of-questionnaires.ts'
import * as evaluations from './migrations/0041-evaluations.ts'
import * as tellingsOfQuestionnaires from './migrations/0042-tellings-of-questionnaires.ts'
import * as departmentsOfAnswers from './migrations/0043-departments-of-answers.ts'
import * as homework from './migrations/0044-homework.ts'
import * as limitsOfHomework from './migrations/0045-limits-of-homework.ts'
import * as dictionaries from './migrations/0046-dictionaries.ts'
import * as studySums from './migrations/0047-study-sums.ts'
import * as managedBroadcasts from './migrations/0048-managed-broadcasts.ts'
import * as baseTexts from './migrations/0049-base-texts.ts'
import * as departments from './migrations/0050-departments.ts'
import { announcing } from './commits.ts'
import { postgresDialect } from './postgres-dialect.ts'
import type { Tables } from '../tables.ts'
import { EmbeddedDialect } from './sqlite-dialect.ts'
import { isUnavailable } from './unavailable.ts'

export type Database = Kysely<Tables>
/** The database or an open transaction on it. */
export type Querying = Database | Transaction<Tables>

export interface DatabaseSettings {
  /** The embedded database's file; a missing folder is created. */
  dataDir: string
  /** postgres://… instead of the embedded database, or null. */
  databaseUrl: string | null
}

/** In order; a migration that has been released is never changed, and depends on nothing that may be. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-people': people,
  '0002-messages': messages,
  '0003-content': content,
  '0004-information': information,
  '0005-courses': courses,
  '0006-broadcasts': broadcasts,
  '0007-lifecycles': lifecycles,
  '0008-notices-letters': noticesLetters,
  '0009-course-facets': courseFacets,
  '0010-course-topics': courseTopics,
  '0011-favourites-ratings': favouritesRatings,
  '0012-course-content': courseContent,
  '0013-course-progress': courseProgress,
  '0014-uploads': uploads,
  '0015-course-catalogue': courseCatalogue,
  '0016-sessions': sessions,
  '0018-profiles': profiles,
  '0019-accounts': accounts,
  '0020-passkeys': passkeys,
  '0021-publications': publications,
  '0022-course-counts': courseCounts,
  '0023-tries': tries,
  '0024-classes': classes,
  '0025-owners': owners,
  '0026-visits-by-time': visitsByTime,
  '0027-account-looks': accountLooks,
  '0028-contacts': contacts,
  '0029-invitations': invitations,
  '0030-questions': questions,
  '0031-exams': exams,
  '0032-papers': papers,
  '0033-search': search,
  '0034-time-zones': timeZones,
  '0035-papers-as-drawn': papersAsDrawn,
  '0036-last-answers': lastAnswers,
  '0037-invited-groups': invitedGroups,
  '0038-questionnaires': questionnaires,
  '0039-answers-of-questionnaires': answersOfQuestionnaires,
  '0040-results-of-questionnaires': resultsOfQuestionnaires,
  '0041-evaluations': evaluations,
  '0042-tellings-of-questionnaires': tellingsOfQuestionnaires,
  '0043-departments-of-answers': departmentsOfAnswers,
  '0044-homework': homework,
  '0045-limits-of-homework': limitsOfHomework,
  '0046-dictionaries': dictionaries,
  '0047-study-sums': studySums,
  '0048-managed-broadcasts': managedBroadcasts,
  '0049-base-texts': baseTexts,
  '0050-departments': departments,
}

const embeddedDialects = new WeakMap<Database, EmbeddedDialect>()

/** The embedded database behind `db`, for reads on every request; null: another engine. */
export const embeddedIn = (db: Database): EmbeddedDialect | null => embeddedDialects.get(db) ?? null

/** What PostgreSQL says to a wrong user or password, and of a database that does not exist. */
const WRONG_ADDRESS = new Set(['28000', '28P01', '3D000'])

/** Why no database is to be had at the address; null: something else is wrong. The password is not told. */
function whyUnreachable({ databaseUrl }: DatabaseSettings, error: unknown): string | null {
  if (databaseUrl === null || !(error instanceof Error)) return null
  const isWrong = 'code' in error && WRONG_ADDRESS.has(String(error.code))
  if (!isWrong && !isUnavailable(error)) return null
  const { host, pathname } = new URL(databaseUrl)
  const reason = error.message || ('code' in error ? String(error.code) : error.name)
  return `DATABASE_URL: no connection to ${host}${pathname}: ${reason}`
}

/** Opens the database and migrates it. @throws when it cannot be reached or migrated */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const dialect = settings.databaseUrl === null ? embedded(settings.dataDir) : postgresDialect(settings.databaseUrl)
  const db = announcing(dialect, (announced) => new Kysely<Tables>({ dialect: announced }))
  if (dialect instanceof EmbeddedDialect) embeddedDialects.set(db, dialect)
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) {
    await db.destroy()
    const why = whyUnreachable(settings, error)
    if (why !== null) throw new Error(why)
    throw new Error('The database could not be brought up to date', { cause: error })
  }
  return db
}

function embedded(dataDir: string): EmbeddedDialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return new EmbeddedDialect(join(dataDir, 'portal.sqlite'))
}
