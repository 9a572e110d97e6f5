import { CO_EDITORS_MAX, type EditingPerson, type Editors, type NamedEditors } from '#api/course/editors.contract.ts'

/** Owner and co-editors as they are to become; null in a draft: they stay. */
export type EditorsDraft = Pick<Editors, 'owner' | 'coEditors'>

/** The request body; undefined: they stay. */
export const namedOf = (draft: EditorsDraft | null): NamedEditors | undefined =>
  draft === null
    ? undefined
    : { ownerID: draft.owner?.userId ?? null, coEditorIDs: draft.coEditors.map(({ userId }) => userId) }

/** What an unsaved change of the editors looks like, to be compared with another. */
export const editorsText = (draft: EditorsDraft | null): string => JSON.stringify(namedOf(draft) ?? null)

/** Whether this person owns or co-edits it already. */
export const isNamed = ({ owner, coEditors }: EditorsDraft, { userId }: EditingPerson): boolean =>
  owner?.userId === userId || coEditors.some((person) => person.userId === userId)

export const isFull = ({ coEditors }: EditorsDraft): boolean => coEditors.length >= CO_EDITORS_MAX

/** Handed on: the owner until now becomes a co-editor, where there is room. */
export function withOwner(draft: EditorsDraft, owner: EditingPerson): EditorsDraft {
  const others = draft.coEditors.filter(({ userId }) => userId !== owner.userId)
  const before = draft.owner
  const stays = before !== null && before.userId !== owner.userId && others.length < CO_EDITORS_MAX
  return { owner, coEditors: stays ? [...others, before] : others }
}

/** With another co-editor at the end. */
export const withCoEditor = (draft: EditorsDraft, person: EditingPerson): EditorsDraft =>
  isNamed(draft, person) || isFull(draft) ? draft : { ...draft, coEditors: [...draft.coEditors, person] }

export const withoutCoEditor = (draft: EditorsDraft, { userId }: EditingPerson): EditorsDraft => ({
  ...draft,
  coEditors: draft.coEditors.filter((person) => person.userId !== userId),
})

/** Whether the caller decides who edits. */
export const isNaming = ({ as }: Pick<Editors, 'as'>): boolean => as === 'owner' || as === 'administrator'

/** Owners who hand something on stay co-editors until the next owner decides, so that they see what they have done. */
export const isRemovable = (stored: Editors, { userId }: EditingPerson): boolean =>
  isNaming(stored) && (stored.as === 'administrator' || stored.owner?.userId !== userId)
