import type { Role } from '#api/kit/call.ts'
import type { Texts } from '#i18n/dictionaries.ts'

/** [SHELL-06] The background of the page. */
export type Background = 'white' | 'grey' | 'dark' | 'lightGrey'

/** Lifecycles whose records wait for decisions: those with words in the dictionaries (`waiting`). */
export type Awaited = keyof Texts['shell']['waiting']

/** Search targets: those with words in the dictionaries (`keywords`). */
export type FindableKey = keyof Texts['assistant']['keywords']

type ShellTexts = Texts['shell']
/** The keys of texts without arguments. */
type PlainKey<Texts> = { [Key in keyof Texts]: Texts[Key] extends () => string ? Key : never }[keyof Texts]
/** The label of a menu entry: a text of the frame, or a term that depends on the portal's wording [LOCALE-07]. */
export type EntryText =
  | { readonly text: PlainKey<ShellTexts> }
  | { readonly term: PlainKey<ShellTexts['terms']['standard']> }

type Query = Readonly<Record<string, string>>

/** [SHELL-08] An entry of the main navigation. */
export type MenuEntry = EntryText & {
  /** Entries are sorted by `place`, in steps of ten. */
  readonly place: number
  /** [SHELL-09] Entries of its submenu, in this order; `to` is a route name. */
  readonly below?: readonly (EntryText & { readonly to: string; readonly query?: Query })[]
}

/** [ROUTE-24] An entry of the personal centre's navigation. */
export interface CentreEntry {
  /**
   * Entries are sorted by `place`. The tens in use, in this order: mycourse 10, myclass, myonlineclass, exam,
   * mymistakes, questionnaire, vote, mynotes 80, myCollection, studyarchives, certificate, leave 120, teacherGroom,
   * myMessage, myuserinfo, passkeys, mysessions 170.
   */
  readonly place: number
  /** Visible and open to these roles only; by default to everybody. */
  readonly roles?: readonly Role[]
}

/** The declaration of a route, except its page (`pages.ts` beside it) and its title (`titles` in the dictionaries). */
export interface RouteDeclaration {
  /** The specification's route name. */
  readonly name: string
  /** Empty: shown for every unknown address. */
  readonly path: string
  readonly aliases?: readonly string[]
  /** The bare parents of its addresses redirect here with their query (gap GAP-86): /course for /course/course-list. */
  readonly isFirstChild?: true
  /** [GUARD-05] Open to visitors who are not signed in. */
  readonly isPublic?: true
  /** [SHELL-05] Shown without the shared header. */
  readonly hasHeader?: false
  /** White by default. */
  readonly background?: Exclude<Background, 'white'>
  /** Query keys allowed in links to it; for the compiler only, not used at run time. */
  readonly takes?: readonly string[]
  /** [SHELL-50] Opens without parameters and can be found by its name, or by further keys with a query. */
  readonly findable?: readonly (FindableKey | { readonly key: FindableKey; readonly query: Query })[]
  /** Not suggested to signed-in users. */
  readonly isForVisitors?: true
  /** Where the records of this lifecycle are decided on: what waits for a decision leads there. */
  readonly decides?: Awaited
  readonly centre?: CentreEntry
  readonly menu?: MenuEntry
}

/** The routes of a part of the portal. */
export const part = <const Routes extends readonly RouteDeclaration[]>(...routes: Routes): Routes => routes
