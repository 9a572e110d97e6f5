import { Button } from '@radix-ui/themes'
import { ArrowRightLeft, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { EditingPerson, Editors } from '#api/course/editors.contract.ts'
import { texts } from '#i18n/texts.ts'
import {
  isFull,
  isNaming,
  isRemovable,
  withCoEditor,
  withoutCoEditor,
  withOwner,
  type EditorsDraft,
} from '#machines/resource/editors-draft.ts'

import { PersonPicker } from './person-picker.tsx'
import '#views/kit/icon-button/icon-button.css'
import './editors-section.css'

interface Props {
  /** As stored, and what the caller is; null: not stored yet. */
  readonly stored: Editors | null
  /** As they are to become with the next save; null: they stay. */
  readonly named: EditorsDraft | null
  readonly change: (editors: EditorsDraft) => void
}

/** Who owns and who co-edits a document; its owner and administrators decide it. */
export function EditorsSection({ stored, named, change }: Props) {
  const LL = texts().administration.editors
  return (
    <section className="editor-section" aria-labelledby="document-editors">
      <div className="editor-section-head">
        <h2 className="editor-heading" id="document-editors">
          {LL.heading()}
        </h2>
        <p className="editor-note">{noteFor(stored)}</p>
      </div>
      {stored !== null && <Named stored={stored} shown={named ?? stored} change={change} />}
    </section>
  )
}

function noteFor(stored: Editors | null): string {
  const LL = texts().administration.editors
  if (stored === null) return LL.isNew()
  return isNaming(stored) ? LL.hint() : LL.isCoEditor()
}

interface NamedProps {
  readonly stored: Editors
  readonly shown: EditorsDraft
  readonly change: Props['change']
}

function Named({ stored, shown, change }: NamedProps) {
  const [picked, pick] = useState<'owner' | 'coEditor' | null>(null)
  const LL = texts().administration.editors
  const { owner, coEditors } = shown
  const mayName = isNaming(stored)
  return (
    <>
      <div>
        <h3 className="editor-label">{LL.owner()}</h3>
        <div className="editors-line">
          {owner === null ? <p className="editor-note">{LL.nobody()}</p> : <Person {...owner} />}
          {mayName && (
            <Button type="button" variant="soft" className="command" onClick={() => pick('owner')}>
              <ArrowRightLeft size={16} aria-hidden="true" />
              {LL.handOn()}
            </Button>
          )}
        </div>
      </div>
      <div>
        <h3 className="editor-label" id="document-co-editors">
          {LL.coEditors()}
        </h3>
        {coEditors.length === 0 ? (
          <p className="editors-line editor-note">{LL.none()}</p>
        ) : (
          <ul className="editors-lines" aria-labelledby="document-co-editors">
            {coEditors.map((person) => (
              <li key={person.userId} className="editors-line">
                <Person {...person} />
                {isRemovable(stored, person) && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={LL.remove({ name: person.originalName })}
                    title={LL.remove({ name: person.originalName })}
                    onClick={() => change(withoutCoEditor(shown, person))}
                  >
                    <Trash2 size={18} aria-hidden="true" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {mayName && !isFull(shown) && (
        <Button type="button" variant="soft" className="command part-add" onClick={() => pick('coEditor')}>
          <Plus size={16} aria-hidden="true" />
          {LL.add()}
        </Button>
      )}
      {picked === 'owner' && (
        <PersonPicker
          title={LL.handOnTitle()}
          note={LL.handOnHint()}
          isChosen={({ userId }) => owner?.userId === userId}
          choose={(person) => {
            change(withOwner(shown, person))
            pick(null)
          }}
          close={() => pick(null)}
        />
      )}
      {picked === 'coEditor' && (
        <PersonPicker
          title={LL.addTitle()}
          isChosen={({ userId }) => [owner, ...coEditors].some((person) => person?.userId === userId)}
          choose={(person) => change(withCoEditor(shown, person))}
          close={() => pick(null)}
        />
      )}
    </>
  )
}

function Person({ originalName, account }: EditingPerson) {
  return (
    <span className="editors-person">
      <bdi>{originalName}</bdi> <bdi className="editors-account">{account}</bdi>
    </span>
  )
}
