import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'

import { latinDigits } from '#api/kit/digits.ts'
import { texts } from '#i18n/texts.ts'
import { pageAskedFor } from '#machines/kit/pages.ts'

import type { Control } from './used-control.ts'

/** [SHELL-52] Jump to a page by number; any input is clamped to a valid page [VALID-29, VALID-30, gap GAP-60]. */
export function PageJump({ lastPage, turn }: { lastPage: number; turn: (control: Control, page: number) => void }) {
  const LL = texts().shell.pagination
  const id = useId()
  const [text, setText] = useState('')
  return (
    <form
      className="pagination-leap"
      onSubmit={(event) => {
        event.preventDefault()
        setText('')
        turn('jump', pageAskedFor(latinDigits(text), lastPage))
      }}
    >
      <label htmlFor={id}>{LL.jump()}</label>
      <span className="pagination-field pagination-leap-field">
        <input
          id={id}
          data-control="jump"
          aria-label={LL.jumpLabel()}
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" aria-label={LL.go()}>
          <ArrowRight className="mirrored" size={16} aria-hidden="true" />
        </button>
      </span>
    </form>
  )
}
