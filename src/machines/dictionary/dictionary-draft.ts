import type { DictionaryDocument, ManagedDictionary } from '#api/dictionary/managed-dictionary.contract.ts'
import { inTreeOrder, pathTo } from '#api/dictionary/tree-rule.ts'
import { isInkless } from '#api/kit/written-text.ts'
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
export type EntryWords = { readonly name: string }

export interface DraftEntry {
  /** Its code, or a new key; it stays the same while the dictionary is edited. */
  readonly key: string
  /** Null: not stored yet. */
  readonly dictCode: string | null
  readonly isRetired: boolean
  /** It goes with the next save; until then it can be put back. */
  readonly isRemoved: boolean
  readonly texts: InLanguages<EntryWords>
}
/** A dictionary as its administrator edits it. */
export interface DictionaryDraft {
  /** Ordered. */
  readonly entries: readonly DraftEntry[]
}

const blankTexts = inEachOf<EntryWords>([], { name: '' })
export const blankDictionary: DictionaryDraft = { entries: [] }

const staying = ({ entries }: DictionaryDraft) => entries.filter(({ isRemoved }) => !isRemoved)

/** The request body. */
export const dictionaryDocument = (draft: DictionaryDraft): DictionaryDocument => ({
  dicts: staying(draft).map(({ dictCode, isRetired, texts }) => ({ dictCode, isRetired, texts: writtenIn(texts) })),
})

export const dictionaryCompleteness = (draft: DictionaryDraft, code: LanguageCode): Completeness =>
  completenessOf(staying(draft).map(({ texts }) => texts[code].name))

/** With another entry at the end. */
export const withEntry = (draft: DictionaryDraft): DictionaryDraft => {
  const numbers = draft.entries.map(({ key }) => Number(key.match(/^new:(\d+)$/)?.[1] ?? 0))
  const key = `new:${Math.max(0, ...numbers) + 1}`
  const entry = { key, dictCode: null, isRetired: false, isRemoved: false, texts: blankTexts }
  return { entries: [...draft.entries, entry] }
}

/** With two entries in each other's place. */
export function withSwapped(draft: DictionaryDraft, one: DraftEntry, other: DraftEntry): DictionaryDraft {
  return { entries: draft.entries.map((entry) => (entry === one ? other : entry === other ? one : entry)) }
}

/** The entries as they are listed: those of a tree in its order, each with how far it is below the top. */
export function listedIn(
  { entries }: DictionaryDraft,
  item: ManagedDictionary,
): readonly { readonly entry: DraftEntry; readonly depth: number; readonly siblings: readonly DraftEntry[] }[] {
  const standing = entries.map((entry) => {
    const parentCode = item.dicts.find(({ dictCode }) => dictCode === entry.dictCode)?.parentCode
    return { entry, dictCode: entry.key, ...(parentCode !== undefined && { parentCode }) }
  })
  return inTreeOrder(standing).map(({ entry, dictCode, parentCode }) => ({
    entry,
    depth: pathTo(standing, dictCode).length - 1,
    siblings: standing.filter((one) => one.parentCode === parentCode).map((one) => one.entry),
  }))
}

/** With a changed entry. */
export const withEntryChanged = (
  draft: DictionaryDraft,
  key: string,
  change: (entry: DraftEntry) => DraftEntry,
): DictionaryDraft => ({ entries: draft.entries.map((entry) => (entry.key === key ? change(entry) : entry)) })

/** Without an entry: a new one is gone at once, a stored one with the next save. */
export const withoutEntry = (draft: DictionaryDraft, { key, dictCode }: DraftEntry): DictionaryDraft =>
  dictCode === null
    ? { entries: draft.entries.filter((entry) => entry.key !== key) }
    : withEntryChanged(draft, key, (entry) => ({ ...entry, isRemoved: true }))

const entriesOf = ({ dicts }: Pick<ManagedDictionary, 'dicts'>): DraftEntry[] =>
  dicts.map(({ dictCode, isRetired, texts }) => ({
    key: dictCode,
    dictCode,
    isRetired,
    isRemoved: false,
    texts: inEachOf<EntryWords>(texts, { name: '' }),
  }))

/** How often an entry is named; 0: it is new. */
export const usesIn = (item: ManagedDictionary | null, { dictCode }: DraftEntry): number =>
  item?.dicts.find((entry) => entry.dictCode === dictCode)?.uses ?? 0

/** No lifecycle: each dictionary of the portal is there from the beginning. */
export const dictionaryRules: DocumentRules<ManagedDictionary, DictionaryDraft> = {
  hasLifecycle: false,
  idOf: ({ dictTypeCode }) => dictTypeCode,
  revisionOf: ({ revision }) => revision,
  stateOf: () => null,
  draftOf: (item) => ({ entries: entriesOf(item) }),
  isSame: (one, other) => JSON.stringify(dictionaryDocument(one)) === JSON.stringify(dictionaryDocument(other)),
  // Stored in the order in which they were sent.
  adopted: (draft, sent, { dicts }) => {
    const codes = new Map(staying(sent).map(({ key }, place) => [key, dicts[place]?.dictCode ?? null]))
    return {
      entries: draft.entries
        .map((entry) => ({ ...entry, dictCode: entry.dictCode ?? codes.get(entry.key) ?? null }))
        .filter(({ isRemoved, dictCode }) => !isRemoved || dicts.some((entry) => entry.dictCode === dictCode)),
    }
  },
  // What somebody else has added meanwhile stays, and what somebody else has removed comes back, unless it is removed
  // here too.
  rebased: (draft, item) => {
    const stored = entriesOf(item)
    const isIn = (entries: readonly DraftEntry[], code: string | null) =>
      entries.some(({ dictCode }) => dictCode === code)
    return {
      entries: [
        ...draft.entries
          .map((entry) => ({ ...entry, dictCode: isIn(stored, entry.dictCode) ? entry.dictCode : null }))
          .filter(({ isRemoved, dictCode }) => !isRemoved || dictCode !== null),
        ...stored.filter(({ dictCode }) => !isIn(draft.entries, dictCode)),
      ],
    }
  },
  verdict: (command, _item, draft) => {
    if (command !== 'save') return { kind: 'unknown', isForGood: true }
    if (staying(draft).some(({ texts }) => Object.values(texts).every(({ name }) => isInkless(name))))
      return { kind: 'refused', code: 'dictionary.nameMissing' }
    return { kind: 'allowed', next: null, effects: [] }
  },
}
