import type { Role } from '#api/kit/call.ts'
import type { Texts } from '#i18n/dictionaries.ts'

/** [SHELL-06] What lies behind the page. */
export type Background = 'white' | 'grey' | 'dark' | 'lightGrey'

/** What people may look for: what the dictionaries give words for (`assistant.keywords`). */
export type FindableKey = keyof Texts['assistant']['keywords']

type ShellTexts = Texts['shell']
/** The keys of texts that need no values. */
type PlainKey<Texts> = { [Key in keyof Texts]: Texts[Key] extends () => string ? Key : never }[keyof Texts]
/** The name of a menu entry: a text of the frame, or one of the terms that follow the portal's wording [LOCALE-07]. */
export type EntryText =
  | { readonly text: PlainKey<ShellTexts> }
  | { readonly term: PlainKey<ShellTexts['terms']['standard']> }

type Query = Readonly<Record<string, string>>

/** [SHELL-08] An entry of the main navigation. */
export type MenuEntry = EntryText & {
  /** Entries stand by ascending place, in steps of ten. */
  readonly place: number
  /** [SHELL-09] What opens below it, in this order; `to` is a route's name. */
  readonly below?: readonly (EntryText & { readonly to: string; readonly query?: Query })[]
}

/** [ROUTE-24] An entry of the personal centre's navigation. */
export interface CentreEntry {
  /**
   * Entries stand by ascending place. The tens are taken in this order: mycourse 10, myclass, myonlineclass, exam,
   * mymistakes, questionnaire, vote, mynotes 80, myCollection, studyarchives, certificate, leave 120, teacherGroom,
   * myMessage, myuserinfo, passkeys, mysessions 170.
   */
  readonly place: number
  /** Only who has one of these roles sees it and may open it; without them: everybody. */
  readonly roles?: readonly Role[]
}

/** All there is to say about an address but its page (src/app/pages) and its title (`title` in the dictionaries). */
export interface RouteDeclaration {
  /** The specification's route name. */
  readonly name: string
  /** Empty: shown for every address that no route has. */
  readonly path: string
  readonly aliases?: readonly string[]
  /** The bare parents of its addresses lead here, with their query (gap GAP-86): /course for /course/course-list. */
  readonly isFirstChild?: true
  /** [GUARD-05] Open to visitors who have not signed in. */
  readonly isPublic?: true
  /** [SHELL-05] Shown without the shared header. */
  readonly hasHeader?: false
  /** White, where nothing is said. */
  readonly background?: Exclude<Background, 'white'>
  /** The query keys that links to it may carry; for the compiler alone, the built app goes without. */
  readonly takes?: readonly string[]
  /** [SHELL-50] It opens by its address alone and can be found, also under further keys with a query. */
  readonly findable?: readonly (FindableKey | { readonly key: FindableKey; readonly query: Query })[]
  /** Nobody who has signed in is offered it. */
  readonly isForVisitors?: true
  readonly centre?: CentreEntry
  readonly menu?: MenuEntry
}

/** The routes of a part of the portal. */
export const part = <const Routes extends readonly RouteDeclaration[]>(...routes: Routes): Routes => routes
