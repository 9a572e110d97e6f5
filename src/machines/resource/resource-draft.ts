import type { AttachedFile } from '#api/course/managed-publication.contract.ts'
import type { createResource, ManagedResource, ResourceType } from '#api/resource/managed-resource.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import { isInkless } from '#api/kit/written-text.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import { editorsText, isNaming, type EditorsDraft } from './editors-draft.ts'
import type { DocumentRules } from '#machines/editor/document-rules.ts'
import {
  completenessOf,
  inEachOf,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'

/**
 * The texts of a resource in one language. A type alias, not an interface, so that it is assignable to a record of
 * texts.
 */
export type ResourceWords = { readonly name: string; readonly summary: string }

/** What is written of a resource, of a course or of the portal. */
export interface ResourceFields {
  readonly type: ResourceType
  readonly texts: InLanguages<ResourceWords>
  readonly file: AttachedFile | null
}
/** A resource of the portal as its author edits it. */
export interface ResourceDraft extends ResourceFields {
  /** Null: they stay. */
  readonly editors: EditorsDraft | null
}

export const blankWords: ResourceWords = { name: '', summary: '' }
export const blankFields: ResourceFields = {
  type: 'document',
  texts: inEachOf<ResourceWords>([], blankWords),
  file: null,
}
export const blankResource: ResourceDraft = { ...blankFields, editors: null }

/** The request body. */
export const resourceDocument = ({ type, texts, file }: ResourceFields): PayloadOf<typeof createResource> => ({
  type,
  texts: writtenIn(texts),
  fileID: file?.fileID ?? null,
})

export const resourceFields = ({
  type,
  texts,
  file,
}: Pick<ManagedResource, 'type' | 'texts' | 'file'>): ResourceFields => ({
  type,
  texts: inEachOf<ResourceWords>(texts, blankWords),
  file,
})

export const isNamed = ({ texts }: Pick<ResourceFields, 'texts'>): boolean =>
  Object.values(texts).some(({ name }) => !isInkless(name))
export const resourceCompleteness = ({ texts }: ResourceFields, code: LanguageCode): Completeness =>
  completenessOf([texts[code].name], [texts[code].summary])

/** No lifecycle: it is visible from the first save until it is deleted. */
export const resourceRules: DocumentRules<ManagedResource, ResourceDraft> = {
  hasLifecycle: false,
  idOf: ({ resourceID }) => resourceID,
  revisionOf: () => 0,
  stateOf: () => null,
  draftOf: (item) => ({ ...resourceFields(item), editors: null }),
  isSame: (one, other) =>
    JSON.stringify(resourceDocument(one)) === JSON.stringify(resourceDocument(other)) &&
    editorsText(one.editors) === editorsText(other.editors),
  // Editors that were sent are what is stored now.
  adopted: (draft, sent) => (draft.editors === sent.editors ? { ...draft, editors: null } : draft),
  rebased: (draft) => draft,
  verdict: (command, item, draft) => {
    const isKnown = command === 'save' || (command === 'discard' && item !== null)
    if (!isKnown) return { kind: 'unknown' }
    if (command === 'save' && draft.editors !== null && item !== null && !isNaming(item.editors))
      return { kind: 'refused', code: 'publication.notOwner' }
    if (command === 'save' && !isNamed(draft)) return { kind: 'refused', code: 'publication.textsMissing' }
    return { kind: 'allowed', next: null, effects: [] }
  },
}
