import { Button } from '@radix-ui/themes'
import { useActorRef } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import { isByName, isTree } from '#api/dictionary/dictionary-rule.ts'
import { DICTIONARY_ENTRIES_MAX, type ManagedDictionary } from '#api/dictionary/managed-dictionary.contract.ts'
import { folded } from '#i18n/folded.ts'
import type { LanguageCode } from '#i18n/locales.ts'
import { language as spoken, texts } from '#i18n/texts.ts'
import {
  blankDictionary,
  dictionaryCompleteness,
  listedIn,
  withEntry,
  type DraftEntry,
} from '#machines/dictionary/dictionary-draft.ts'
import { inEvery } from '#machines/kit/language-texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, useDraft, useItem, type EditorActor } from '#views/editor/document.ts'
import { addressOf } from '#views/editor/sections.ts'
import { EditorFrame } from '#views/editor/editor-frame.tsx'
import { EditorPage } from '#views/editor/editor-page.tsx'
import { LanguageSection } from '#views/editor/language-section.tsx'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { EntryLine } from './entry-line.tsx'
import { purposeOf } from './dictionary-words.ts'
import '#views/editor/document-parts.css'

/** So many entries are looked for by words. */
const MANY = 20

/** [ENTITY-12] The editor of a dictionary: its entries, their names, their order, and which of them are offered. */
export default function DictionaryEditor({ id }: { id: string }) {
  const { flows } = useAdministration()
  const editor = useActorRef(flows.editors.dictionary, { input: { kind: 'dictionary', id, draft: blankDictionary } })
  return (
    <EditorPage editor={editor} section="dictionaries">
      <Form editor={editor} />
    </EditorPage>
  )
}

function Form({ editor }: { editor: EditorActor<'dictionary'> }) {
  const [language, choose] = useState<LanguageCode>(spoken().code)
  const draft = useDraft(editor)
  const item = useItem(editor)
  const LL = texts().dictionary
  if (item === null) return null
  return (
    <EditorFrame
      editor={editor}
      section="dictionaries"
      names={inEvery(() => LL.type[item.dictTypeCode]())}
      times={item.updatedAt === null ? null : { updatedAt: item.updatedAt, publishedAt: null }}
    >
      <p className="editor-note">{purposeOf(item.dictTypeCode)}</p>
      {isTree(item.dictTypeCode) && (
        <p className="editor-note">
          {LL.reason.isTree()} <Link href={addressOf('departments')}>{LL.toTree()}</Link>
        </p>
      )}
      <LanguageSection
        language={language}
        choose={choose}
        markOf={(code) => dictionaryCompleteness(draft, code)}
        note={LL.fallback()}
      >
        <Entries editor={editor} item={item} language={language} />
      </LanguageSection>
    </EditorFrame>
  )
}

interface EntriesProps {
  readonly editor: EditorActor<'dictionary'>
  readonly item: ManagedDictionary
  readonly language: LanguageCode
}

/** The entries in one language, in their order. */
function Entries({ editor, item, language }: EntriesProps) {
  const draft = useDraft(editor)
  const { entries } = draft
  const isOrdered = !isByName(item.dictTypeCode)
  const isNamedOnly = isTree(item.dictTypeCode)
  const [words, find] = useState('')
  const LL = texts().dictionary
  const isFound = ({ texts: names, dictCode }: DraftEntry): boolean =>
    dictCode === null || Object.values(names).some(({ name }) => folded(name).includes(folded(words)))
  const shown = listedIn(draft, item)
    .map((one, place) => ({ ...one, place }))
    .filter(({ entry }) => isFound(entry))
  return (
    <div className="editor-section">
      <div className="editor-section-head">
        <h3 className="editor-subheading">{LL.entries()}</h3>
        <p className="editor-note">{isNamedOnly ? LL.ofLevel() : isOrdered ? LL.order() : LL.byName()}</p>
      </div>
      {entries.length >= MANY && <SearchBox label={LL.find()} placeholder={LL.find()} value={words} commit={find} />}
      {shown.length > 0 && (
        <ol className="labelled-lines">
          {shown.map(({ entry, place, depth, siblings }) => (
            <EntryLine
              key={entry.key}
              editor={editor}
              entry={entry}
              place={place}
              depth={depth}
              siblings={siblings}
              isNamedOnly={isNamedOnly}
              language={language}
              isMovable={isOrdered && words === ''}
            />
          ))}
        </ol>
      )}
      {shown.length === 0 && <p className="editor-note">{entries.length === 0 ? LL.none() : LL.nothingFound()}</p>}
      {entries.length < DICTIONARY_ENTRIES_MAX && !isNamedOnly && (
        <Button
          type="button"
          variant="soft"
          className="command part-add"
          onClick={() => changeDraft(editor, withEntry)}
        >
          <Plus size={16} aria-hidden="true" />
          {LL.add()}
        </Button>
      )}
    </div>
  )
}
