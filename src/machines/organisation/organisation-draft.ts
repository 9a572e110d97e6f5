import { hasBraces } from '#api/organisation/name-rule.ts'
import type { Organisation, OrganisationDocument } from '#api/organisation/organisation.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import type { DocumentRules } from '#machines/editor/document-rules.ts'
import {
  completenessOf,
  inEachOf,
  writtenIn,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'

/** A name in one language. A type alias, not an interface, so that it is assignable to a record of texts. */
export type PortalWords = { readonly name: string }
/** The organisation as its administrator edits it. */
export interface OrganisationDraft {
  readonly texts: InLanguages<PortalWords>
}

const blankWords: PortalWords = { name: '' }
export const blankOrganisation: OrganisationDraft = { texts: inEachOf<PortalWords>([], blankWords) }

/** The request body. */
export const organisationBody = ({ texts }: OrganisationDraft): OrganisationDocument => ({ texts: writtenIn(texts) })

export const organisationCompleteness = ({ texts }: OrganisationDraft, code: LanguageCode): Completeness =>
  completenessOf([texts[code].name])

/** No lifecycle: there is one, from the beginning. */
export const organisationRules: DocumentRules<Organisation, OrganisationDraft> = {
  hasLifecycle: false,
  idOf: () => '',
  revisionOf: ({ revision }) => revision,
  stateOf: () => null,
  draftOf: ({ texts }) => ({ texts: inEachOf<PortalWords>(texts, blankWords) }),
  isSame: (one, other) => JSON.stringify(organisationBody(one)) === JSON.stringify(organisationBody(other)),
  adopted: (draft) => draft,
  rebased: (draft) => draft,
  verdict: (command, _item, { texts }) => {
    if (command !== 'save') return { kind: 'unknown', isForGood: true }
    return Object.values(texts).some(({ name }) => hasBraces(name))
      ? { kind: 'refused', code: 'organisation.nameBraces' }
      : { kind: 'allowed', next: null, effects: [] }
  },
}
