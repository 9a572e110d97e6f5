import type { ActorRefFrom } from 'xstate'

import type { Address, Addresses } from '#api/kit/addresses.ts'
import type { Role } from '#api/kit/call.ts'
import type { Transport } from '#api/kit/transport.ts'
import type { Texts } from '#i18n/dictionaries.ts'
import type { SessionFlow } from '#machines/session/session.flow.ts'
import type { Device } from '#browser/device.ts'
import type { LocalStore } from '#browser/storage.ts'
import type { PageSource } from '#app/context/page-source.ts'

import type { Installation } from '../entry/installation.ts'

/** [SHELL-06] The background of the page. */
export type Background = 'white' | 'grey' | 'dark' | 'lightGrey'

/** Search targets: those with words in the dictionaries (`keywords`). */
export type FindableKey = keyof Texts['assistant']['keywords']

type ShellTexts = Texts['shell']
/** The keys of texts without arguments. */
type PlainKey<Texts> = { [Key in keyof Texts]: Texts[Key] extends () => string ? Key : never }[keyof Texts]
/** The label of a menu entry: a text of the frame, or a term that depends on the portal's wording [LOCALE-07]. */
export type EntryText =
  | { readonly text: PlainKey<ShellTexts> }
  | { readonly term: PlainKey<ShellTexts['terms']['standard']> }

/** [SHELL-08] An entry of the main navigation. */
export type MenuEntry = EntryText & {
  /** Entries are sorted by `place`, in steps of ten. */
  readonly place: number
  /** [SHELL-09] Entries of its submenu, in this order. */
  readonly below?: readonly (EntryText & { readonly href: string })[]
}

/** [ROUTE-24] An entry of the personal centre's navigation. */
export interface CentreEntry {
  /**
   * Entries are sorted by `place`. The tens in use, in this order: mycourse 10, myclass, myonlineclass, exam,
   * mymistakes, questionnaire, vote 70, myhomework 75, mynotes 80, myCollection, studyarchives, certificate, leave 120,
   * teacherGroom, myMessage, myuserinfo, passkeys, mysessions 170.
   */
  readonly place: number
  /** Visible and open to these roles only; by default to everybody. */
  readonly roles?: readonly Role[]
}

/** What the portal needs of a route beside its address; its title is in the dictionaries (`titles`). */
export interface Shown {
  /** [GUARD-05] Open to visitors who are not signed in. */
  readonly isPublic?: true
  /** [SHELL-05] Shown without the shared header. */
  readonly hasHeader?: false
  /** White by default. */
  readonly background?: Exclude<Background, 'white'>
  /** [SHELL-50] Opens without parameters and is found by its name, which has words in the dictionaries (`keywords`). */
  readonly findable?: true
  /** What else it is found as, at an address with a query. */
  readonly foundAs?: { readonly key: FindableKey; readonly address: string }
  /** Not suggested to signed-in users. */
  readonly isForVisitors?: true
  readonly centre?: CentreEntry
  readonly menu?: MenuEntry
}

/** A route with all that is declared of it. */
export interface DeclaredRoute<Name extends string = string> extends Address, Shown {
  /** The specification's route name. */
  readonly name: Name
}

/** A page for each route of a part; a missing one is a compile error. */
export type PagesOf<Declared extends Addresses> = Readonly<Record<keyof Declared & string, PageSource>>

/** What flows may need of the page that they run in. */
export interface Around {
  readonly page: Window
  readonly transport: Transport
  readonly store: LocalStore
  readonly session: ActorRefFrom<SessionFlow>
  readonly installation: Installation
  readonly device: Device
  /** The routes of all parts. */
  readonly routes: readonly DeclaredRoute[]
}

/**
 * Flows with their services, each loaded with the first page that needs it, by functions; their type would stand in the
 * way of what they give.
 */
export type FlowsOfPart = Readonly<Record<string, unknown>>

export interface Part<Name extends string, Flows extends FlowsOfPart> {
  readonly routes: readonly DeclaredRoute<Name>[]
  /** By route name; loaded with those of all parts, since their loaders would weigh too much on the first visit. */
  readonly pages?: () => Promise<{ readonly pages: Readonly<Record<string, PageSource>> }>
  readonly flows: (around: Around) => Flows
}

interface Declaration<Name extends string, Flows extends FlowsOfPart> {
  readonly addresses: { readonly [Key in Name]: Address }
  readonly routes: { readonly [Key in NoInfer<Name>]?: Shown }
  readonly pages: () => Promise<{ readonly pages: { readonly [Key in NoInfer<Name>]: PageSource } }>
  readonly flows: (around: Around) => Flows
}

/** A part of the portal, which is an object on either side (server/part.ts). */
export function part<Name extends string, Flows extends FlowsOfPart>({
  addresses,
  routes: shown,
  pages,
  flows,
}: Declaration<Name, Flows>): Part<Name, Flows> {
  const routes: DeclaredRoute<Name>[] = []
  for (const name in addresses) routes.push({ name, ...addresses[name], ...shown[name] })
  return { routes, pages, flows }
}

/** A part whose views stand on the pages of others. */
export const partWithoutPages = <Flows extends FlowsOfPart>(flows: (around: Around) => Flows): Part<never, Flows> => ({
  routes: [],
  flows,
})
