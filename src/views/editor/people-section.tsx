import { Button } from '@radix-ui/themes'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'

import type { ClassPerson } from '#api/class/managed-class.contract.ts'
import { texts } from '#i18n/texts.ts'

import '#views/kit/icon-button/icon-button.css'
import './people-section.css'

interface Props {
  readonly title: string
  readonly word?: string
  readonly people: readonly ClassPerson[]
  readonly remove?: (userId: string) => void
  /** Null: nobody can be named here now. */
  readonly add: (() => void) | null
  readonly addWord: string
}

/** People who are named in a document, one by one. */
export function PeopleSection({ title, word, people, remove, add, addWord }: Props) {
  const id = useId()
  const LL = texts().administration
  return (
    <section className="editor-section" aria-labelledby={id}>
      <h2 className="editor-heading" id={id}>
        {title}
      </h2>
      <ul className="part-lines">
        {people.map(({ userId, originalName: name }) => (
          <li key={userId} className="part-line people-line">
            <span className="part-name">
              <bdi>{name}</bdi>
            </span>
            {word !== undefined && <span className="editor-note">{word}</span>}
            {remove !== undefined && (
              <button
                type="button"
                className="icon-button"
                aria-label={LL.courses.removeNamed({ name })}
                title={LL.courses.removeNamed({ name })}
                onClick={() => remove(userId)}
              >
                <X size={18} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {add !== null && (
        <Button type="button" variant="soft" className="command part-add" onClick={add}>
          <Plus size={16} aria-hidden="true" />
          {addWord}
        </Button>
      )}
    </section>
  )
}
