import { useId } from 'react'

import { NOTE_LIMIT } from '#api/note/note-rule.ts'
import { cleanText, lengthOf } from '#api/kit/written-text.ts'
import { numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'

import '#views/kit/text-box/text-box.css'
import './note.css'

interface Props {
  readonly label: string
  readonly isLabelShown?: boolean
  readonly value: string
  /** Why it cannot be saved, as a reason code; null: no error reported. */
  readonly refusal: string | null
  readonly hasFocus?: boolean
  readonly change: (text: string) => void
}

/** [VALID-15] A note's text field with length and validation error. */
export function NoteField({ label, isLabelShown = false, value, refusal, hasFocus = false, change }: Props) {
  const id = useId()
  const LL = texts()
  const length = lengthOf(cleanText(value))
  const written = (count: number) => numberText(count, language())
  return (
    <div className="note-field">
      <label className={isLabelShown ? 'note-label' : 'visually-hidden'} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="text-box note-text"
        rows={3}
        autoFocus={hasFocus}
        // `auto` resolves to ltr for an empty box and would misplace its placeholder.
        dir={value === '' ? undefined : 'auto'}
        placeholder={LL.note.write()}
        value={value}
        aria-invalid={refusal !== null}
        aria-describedby={`${id}-count ${id}-said`}
        onChange={(event) => change(event.target.value)}
      />
      <div className="note-field-foot">
        <span id={`${id}-said`} className="note-refusal" role="status">
          {refusal !== null && reasonText(LL, refusal)}
        </span>
        <span id={`${id}-count`} className="note-count" data-over={length > NOTE_LIMIT}>
          <bdi>{LL.note.counted({ count: written(length), max: written(NOTE_LIMIT) })}</bdi>
        </span>
      </div>
    </div>
  )
}
