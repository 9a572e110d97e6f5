import { useId } from 'react'

import { defaultLanguage, languageOf, type LanguageCode } from '#i18n/locales.ts'

import { Labelled } from './labelled.tsx'
import '#views/kit/text-box/text-box.css'

interface Props {
  readonly label: string
  /** Language of the value; null: a name, the same in every language. */
  readonly language: LanguageCode | null
  readonly value: string
  readonly max: number
  readonly change: (value: string) => void
  /** Number of lines; 1 by default. */
  readonly rows?: number
  readonly look?: 'title'
  readonly note?: string
  /** Its value in another language, shown while empty. */
  readonly placeholder?: string
  readonly isCounted?: boolean
}

/** A text field in one language, in its direction. */
export function TextField({
  label,
  language,
  value,
  max,
  change,
  rows = 1,
  look,
  note,
  placeholder,
  isCounted = false,
}: Props) {
  const id = useId()
  const { tag, dir } = languageOf(language) ?? defaultLanguage
  const box = {
    id,
    maxLength: max,
    value,
    placeholder,
    className: `text-box text-field${look === 'title' ? ' text-field-title' : ''}`,
    ...(language === null ? { dir: 'auto' } : { lang: tag, dir }),
    ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
  }
  return (
    <Labelled
      id={id}
      label={label}
      {...(note !== undefined && { note })}
      {...(isCounted && { count: value.length, max })}
    >
      {rows === 1 ? (
        <input {...box} onChange={(event) => change(event.target.value)} />
      ) : (
        <textarea {...box} rows={rows} onChange={(event) => change(event.target.value)} />
      )}
    </Labelled>
  )
}
