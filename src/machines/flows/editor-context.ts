import type { InformationCategory } from '#api/contract/information.ts'
import type { ManagedInformation } from '#api/contract/managed-information.ts'
import type { Failure } from '#api/contract/problem.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import { draftOf, type Command, type Draft, type DraftText } from './information-draft.ts'

export interface EditorInput {
  /** The item to open; null for a new one. */
  readonly id: string | null
  /** What a new one is to be. */
  readonly categoryCode: InformationCategory
}
export interface EditorContext extends EditorInput {
  /** As the server last told it; null while it is not stored yet. */
  readonly item: ManagedInformation | null
  /** As it stands before the author. */
  readonly draft: Draft
  /** The draft that agrees with what is stored. */
  readonly kept: Draft
  /** The draft that is on its way; writing may go on meanwhile. */
  readonly sent: Draft
  /** What is being asked, or done. */
  readonly command: Command
  /** The texts as readers will see them, by language. */
  readonly preview: Preview
  readonly failure: Failure | null
}
export type Preview = Partial<Record<LanguageCode, string>>

export type EditorEvent =
  | { readonly type: 'item.reloaded' }
  | { readonly type: 'category.chosen'; readonly categoryCode: InformationCategory }
  | { readonly type: 'topic.chosen'; readonly topicCode: string | null }
  | { readonly type: 'text.changed'; readonly language: LanguageCode; readonly change: Partial<DraftText> }
  | { readonly type: 'command.chosen'; readonly command: Command }
  | { readonly type: 'command.confirmed' }
  | { readonly type: 'command.cancelled' }
  | { readonly type: 'preview.opened' }
  | { readonly type: 'preview.closed' }
  /** What the author does about somebody else's change. */
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'draft.kept' }

/** What the view tells the author, and where it leads. */
export type EditorEmitted = { readonly type: 'done'; readonly command: Command; readonly id: string }

/** An item as far as the author has seen it. */
export interface Seen {
  readonly id: string
  readonly revision: number
}
/** An editor that has nothing yet: a new item, or one that is still to be fetched. */
export const begun = ({ id, categoryCode }: EditorInput): EditorContext => {
  const draft = draftOf({ categoryCode, topicCode: null, texts: [] })
  return { id, categoryCode, item: null, draft, kept: draft, sent: draft, command: 'save', preview: {}, failure: null }
}
export const seenIn = ({ item, id }: EditorContext): Seen => ({ id: id ?? '', revision: item?.revision ?? 0 })
