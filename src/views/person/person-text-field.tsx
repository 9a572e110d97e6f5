import { useId } from 'react'

import '#views/kit/text-box/text-box.css'

interface Props {
  readonly name: string
  readonly label: string
  readonly value: string
  /** What is wrong with it, in words; null: nothing. */
  readonly problem: string | null
  readonly note?: string
  readonly change: (value: string) => void
  readonly leave: () => void
}

/** Those that are written in Latin letters alone, whatever the language of the page. */
const latin = ['phone', 'email']

/** One line about a person; what is wrong with it stands below it. */
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
