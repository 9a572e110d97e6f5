import { Archive, ArchiveRestore, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { DICTIONARY_NAME_MAX } from '#api/dictionary/managed-dictionary.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import {
  usesIn,
  withEntryChanged,
  withoutEntry,
  withSwapped,
  type DraftEntry,
} from '#machines/dictionary/dictionary-draft.ts'
import { inEvery, nameIn } from '#machines/kit/language-texts.ts'

import { changeDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { OrderButtons } from '#views/editor/order-buttons.tsx'
import { TextField } from '#views/editor/text-field.tsx'
import '#views/kit/icon-button/icon-button.css'
import './entry-line.css'

/** The indentation of a level, in pixels. */
const STEP = 20

interface Props {
  readonly editor: EditorActor<'dictionary'>
  readonly entry: DraftEntry
  /** Its place among all entries, from 0. */
  readonly place: number
  /** How many levels it stands below the top of a tree. */
  readonly depth: number
  /** Those between which it has its place, with itself. */
  readonly siblings: readonly DraftEntry[]
  /** It is made, closed and so on elsewhere. */
  readonly isNamedOnly: boolean
  readonly language: LanguageCode
  readonly isMovable: boolean
}

/**
 * One entry of a dictionary in one language: named, moved, retired, taken back into use, removed while nothing uses it.
 */
export function EntryLine(props: Props) {
  const { editor, entry, place, depth, siblings, language, isNamedOnly, isMovable } = props
  const uses = usesIn(useItem(editor), entry)
  const LL = texts().dictionary
  const names = inEvery((code) => entry.texts[code].name)
  const label = LL.entry({ number: numberText(place + 1, spoken()) })
  const name = nameIn(names, spoken().code) || label
  const { isRetired, isRemoved } = entry
  const set = (change: (written: DraftEntry) => DraftEntry) =>
    changeDraft(editor, (draft) => withEntryChanged(draft, entry.key, change))
  const at = siblings.indexOf(entry)
  const swap = (other: DraftEntry | undefined) =>
    other === undefined ? null : () => changeDraft(editor, (draft) => withSwapped(draft, entry, other))
  if (isRemoved) {
    return (
      <li className="part-line">
        <s className="part-name">
          <bdi>{name}</bdi>
        </s>
        <span className="editor-note">{LL.removed()}</span>
        <Tool
          word={LL.putBack({ name })}
          icon={<Undo2 className="mirrored" size={18} aria-hidden="true" />}
          choose={() => set((written) => ({ ...written, isRemoved: false }))}
        />
      </li>
    )
  }
  const state = [
    ...(isRetired ? [LL.retired()] : []),
    uses === 0 ? LL.unused() : LL.uses({ count: numberText(uses, spoken()) }),
  ].join(' · ')
  return (
    <li
      className="part-head dictionary-entry"
      data-retired={isRetired}
      {...(depth > 0 && { style: { paddingInlineStart: depth * STEP } })}
    >
      <TextField
        label={label}
        language={language}
        max={DICTIONARY_NAME_MAX}
        placeholder={nameIn(names, language)}
        note={entry.dictCode === null ? LL.fresh() : state}
        value={entry.texts[language].name}
        change={(typed) => set((written) => ({ ...written, texts: { ...written.texts, [language]: { name: typed } } }))}
      />
      <OrderButtons
        name={name}
        up={swap(siblings[at - 1])}
        down={swap(siblings[at + 1])}
        isFixed={!isMovable}
        remove={uses === 0 && !isNamedOnly ? () => changeDraft(editor, (draft) => withoutEntry(draft, entry)) : null}
      >
        {!isNamedOnly && (
          <Tool
            word={isRetired ? LL.restore({ name }) : LL.retire({ name })}
            icon={
              isRetired ? <ArchiveRestore size={18} aria-hidden="true" /> : <Archive size={18} aria-hidden="true" />
            }
            choose={() => set((written) => ({ ...written, isRetired: !isRetired }))}
          />
        )}
      </OrderButtons>
    </li>
  )
}

interface ToolProps {
  readonly word: string
  readonly icon: ReactNode
  readonly choose: () => void
}

function Tool({ word, icon, choose }: ToolProps) {
  return (
    <button type="button" className="icon-button" aria-label={word} title={word} onClick={choose}>
      {icon}
    </button>
  )
}
