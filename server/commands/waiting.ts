import type { Role } from '#api/kit/call.ts'
import type { Texts } from '#i18n/dictionaries.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import type { Sender } from './kind.ts'

/** What waits for a user: a record, or several that are decided on together. */
export interface Awaiting {
  readonly id: string
  readonly name: string
  /** When it becomes pointless to decide, in ms; null: no such time is known. */
  readonly dueAt: number | null
}

/** What a part declares of the records that wait for decisions; home and the assistant show them. */
export interface Waiting {
  /** As the dictionaries (`waiting`) and the screen on which it is decided (`decides` of its route) name it. */
  readonly lifecycle: keyof Texts['shell']['waiting']
  /** Who decides; nobody else is looked up. */
  readonly roles: readonly Role[]
  /** What waits for a user, the most urgent first. @param limit the most that are asked for */
  find(db: Database, sender: Sender, language: Language, limit: number): Promise<readonly Awaiting[]>
}
