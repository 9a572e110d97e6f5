import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

import { texts } from '#i18n/texts.ts'

import '../icon-button/icon-button.css'
import './search-box.css'

interface Props {
  readonly label: string
  readonly placeholder: string
  /** The current search text. */
  readonly value: string
  readonly commit: (text: string) => void
}

/**
 * The label of the last box that was submitted: the page is remounted with its result [SHELL-02], and the box with it.
 */
let committed: string | null = null

/** Searches on Enter, on its button and on clear; regains the focus on the result page. */
export function SearchBox({ label, placeholder, value, commit }: Props) {
  const LL = texts().shell.search
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  useEffect(() => {
    if (committed === label) {
      input.current?.focus({ preventScroll: true })
      input.current?.setSelectionRange(value.length, value.length)
    }
    committed = null
  }, [label, value])

  const search = (wanted: string) => {
    if (wanted === value) return
    committed = label
    commit(wanted)
  }
  return (
    <form
      className="search-box"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        search(text.trim())
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className="search-box-input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        // `auto` resolves to ltr for an empty box and would misplace its placeholder.
        dir={text === '' ? undefined : 'auto'}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label={LL.clear()}
          onClick={() => {
            setText('')
            input.current?.focus()
            search('')
          }}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
      <button type="submit" className="icon-button" aria-label={LL.submit()}>
        <Search size={18} aria-hidden="true" />
      </button>
    </form>
  )
}
