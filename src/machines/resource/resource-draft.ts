import type { AttachedFile } from '#api/course/managed-publication.contract.ts'
import type { createResource, ManagedResource, ResourceType } from '#api/resource/managed-resource.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import type { DocumentRules } from '#machines/editor/document-rules.ts'
import {
  completenessOf,
  inDefault,
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

/** A resource as its author edits it, of a course or of the portal. */
export interface ResourceDraft {
  readonly type: ResourceType
  readonly texts: InLanguages<ResourceWords>
  readonly file: AttachedFile | null
}

export const blankWords: ResourceWords = { name: '', summary: '' }
export const blankResource: ResourceDraft = {
  type: 'document',
  texts: inEachOf<ResourceWords>([], blankWords),
  file: null,
}

/** The request body. */
export const resourceDocument = ({ type, texts, file }: ResourceDraft): PayloadOf<typeof createResource> => ({
  type,
  texts: writtenIn(texts),
  fileID: file?.fileID ?? null,
})

export const resourceDraftOf = ({
  type,
  texts,
  file,
}: Pick<ManagedResource, 'type' | 'texts' | 'file'>): ResourceDraft => ({
  type,
  texts: inEachOf<ResourceWords>(texts, blankWords),
  file,
})

export const isNamed = ({ texts }: Pick<ResourceDraft, 'texts'>): boolean => inDefault(texts).name.trim() !== ''
export const resourceCompleteness = ({ texts }: ResourceDraft, code: LanguageCode): Completeness =>
  completenessOf([texts[code].name], [texts[code].summary])

/** No lifecycle: it is visible from the first save until it is deleted. */
export const resourceRules: DocumentRules<ManagedResource, ResourceDraft> = {
  idOf: ({ resourceID }) => resourceID,
  revisionOf: () => 0,
  stateOf: () => null,
  draftOf: resourceDraftOf,
  isSame: (one, other) => JSON.stringify(resourceDocument(one)) === JSON.stringify(resourceDocument(other)),
  adopted: (draft) => draft,
  rebased: (draft) => draft,
  verdict: (command, item, draft) => {
    const isKnown = command === 'save' || (command === 'discard' && item !== null)
    if (!isKnown) return { kind: 'unknown' }
    if (command === 'save' && !isNamed(draft)) return { kind: 'refused', code: 'publication.textsMissing' }
    return { kind: 'allowed', next: null, effects: [] }
  },
}
