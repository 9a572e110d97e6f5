import { useId } from 'react'

import '#views/kit/text-box/text-box.css'

interface Props {
  readonly name: string
  readonly label: string
  readonly value: string
  /** The error in words; null: valid. */
  readonly problem: string | null
  readonly note?: string
  readonly change: (value: string) => void
  readonly leave: () => void
}

/** Fields in Latin script only, whatever the page's language. */
const latin = ['phone', 'email']

/** A one-line field of a person with its error below. */
export function PersonTextField({ name, label, value, problem, note, change, leave }: Props) {
  const id = useId()
  const said = problem ?? note
  return (
    <div className="editor-detail">
      <label className="editor-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className="text-box text-field"
        value={value}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir={latin.includes(name) ? 'ltr' : 'auto'}
        {...(name === 'phone' && { inputMode: 'tel' as const })}
        {...(name === 'email' && { inputMode: 'email' as const })}
        aria-invalid={problem !== null}
        {...(said !== undefined && { 'aria-describedby': `${id}-note` })}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
      {said !== undefined && (
        <p className="editor-note" id={`${id}-note`} data-problem={problem !== null}>
          {said}
        </p>
      )}
    </div>
  )
}
