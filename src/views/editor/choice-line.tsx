import { Button } from '@radix-ui/themes'
import { useState, type ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'

import './document-parts.css'

interface Props {
  /** What is chosen; empty: untitled, null: nothing yet. */
  readonly name: string | null
  /** Label of the button. */
  readonly word: string
  /** The dialog in which it is chosen. */
  readonly children: (close: () => void) => ReactNode
}

/** One record that is chosen in a dialog. */
export function ChoiceLine({ name, word, children }: Props) {
  const [isPicking, pick] = useState(false)
  const { administration, managedExam: LL } = texts()
  return (
    <>
      <div className="part-line">
        <span className="part-name">
          {name === null ? (
            <span className="editor-note">{LL.nothingChosen()}</span>
          ) : (
            <bdi>{name === '' ? administration.items.untitled() : name}</bdi>
          )}
        </span>
        <Button type="button" variant="soft" className="command" onClick={() => pick(true)}>
          {word}
        </Button>
      </div>
      {isPicking && children(() => pick(false))}
    </>
  )
}
