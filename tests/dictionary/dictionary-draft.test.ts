import { describe, expect, it } from 'vitest'

import type { ManagedDictionary } from '#api/dictionary/managed-dictionary.contract.ts'
import {
  dictionaryCompleteness,
  dictionaryDocument,
  dictionaryRules,
  withEntry,
  withEntryChanged,
  withoutEntry,
  type DictionaryDraft,
} from '#machines/dictionary/dictionary-draft.ts'

const entry = (dictCode: string, name: string, uses = 0) => ({
  dictCode,
  isRetired: false,
  texts: [{ language: 'fr_FR', name }],
  uses,
})
const stored = (...dicts: ManagedDictionary['dicts']): ManagedDictionary => ({
  dictTypeCode: 'post',
  revision: 3,
  dicts,
  updatedAt: null,
})
const item = stored(entry('levees', 'Digues'), entry('gates', 'Vannes', 2))
const { draftOf, isSame, adopted, rebased, verdict } = dictionaryRules
const draft = draftOf(item)
const [levees] = draft.entries
const namedIn = (written: DictionaryDraft) =>
  dictionaryDocument(written).dicts.map(({ dictCode, texts }) => [dictCode, texts[0]?.name])
const named = (written: DictionaryDraft, key: string, name: string) =>
  withEntryChanged(written, key, (one) => ({ ...one, texts: { ...one.texts, fr_FR: { name } } }))

describe('a dictionary in its editor', () => {
  it('is written with new entries at the end', () => {
    const written = named(withEntry(draft), 'new:1', 'Ponts')
    expect(namedIn(written)).toEqual([
      ['levees', 'Digues'],
      ['gates', 'Vannes'],
      [null, 'Ponts'],
    ])
    expect(isSame(written, draft)).toBe(false)
    expect([dictionaryCompleteness(written, 'fr_FR'), dictionaryCompleteness(written, 'en_US')]).toEqual([
      'complete',
      'empty',
    ])
  })

  it('is saved when every entry has a name in some language', () => {
    expect(verdict('save', item, draft).kind).toBe('allowed')
    expect(verdict('save', item, withEntry(draft))).toEqual({ kind: 'refused', code: 'dictionary.nameMissing' })
    expect(verdict('discard', item, draft)).toEqual({ kind: 'unknown', isForGood: true })
  })

  it('leaves out at once what is new, and puts back what is stored until it is saved', () => {
    const added = withEntry(draft)
    expect(withoutEntry(added, added.entries[2]!)).toEqual(draft)
    const without = withoutEntry(draft, levees!)
    expect(namedIn(without)).toEqual([['gates', 'Vannes']])
    expect(withEntryChanged(without, 'levees', (one) => ({ ...one, isRemoved: false }))).toEqual(draft)
    expect(adopted(without, without, stored(entry('gates', 'Vannes'))).entries.map(({ key }) => key)).toEqual(['gates'])
  })

  it('keeps what is written while it is being saved', () => {
    const sent = named(withEntry(draft), 'new:1', 'Ponts')
    const later = named(sent, 'new:1', 'Ponts et tunnels')
    const saved = adopted(later, sent, stored(...item.dicts, entry('b7', 'Ponts')))
    expect(namedIn(saved).at(-1)).toEqual(['b7', 'Ponts et tunnels'])
  })

  it('keeps both what was written here and what somebody else has added meanwhile', () => {
    const written = named(withoutEntry(draft, levees!), 'gates', 'Vannes de garde')
    const other = stored(...item.dicts, entry('locks', 'Écluses'))
    expect(namedIn(rebased(written, other))).toEqual([
      ['gates', 'Vannes de garde'],
      ['locks', 'Écluses'],
    ])
  })

  it('takes what somebody else has removed for new, unless it is removed here too', () => {
    const other = stored(entry('gates', 'Vannes'))
    expect(namedIn(rebased(draft, other))).toEqual([
      [null, 'Digues'],
      ['gates', 'Vannes'],
    ])
    expect(rebased(withoutEntry(draft, levees!), other)).toEqual(draftOf(other))
  })
})
