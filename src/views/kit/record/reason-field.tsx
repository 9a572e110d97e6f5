import { useId } from 'react'

import { lengthOf } from '#api/kit/written-text.ts'
import { numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'

import '../text-box/text-box.css'
import './fields.css'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly name?: string
  readonly value: string
  /** Length in code points. */
  readonly limit: number
  /** Code of the validation error, or null. */
  readonly problem: string | null
  readonly isRequired: boolean
  readonly isClosed?: boolean
  readonly change: (words: string) => void
  readonly leave?: () => void
}

/** A reason with its length in code points; input over the limit is kept and reported. */
export function ReasonField({
  label,
  hint,
  name,
  value,
  limit,
  problem,
  isRequired,
  isClosed = false,
  change,
  leave,
}: Props) {
  const id = useId()
  const length = lengthOf(value)
  const written = (count: number) => numberText(count, language())
  return (
    <div className="record-field">
      <div className="record-field-head">
        <label className="record-label" htmlFor={id}>
          {label}
        </label>
        <bdi className="record-count" data-over={length > limit} id={`${id}-count`}>
          {texts().record.counted({ count: written(length), max: written(limit) })}
        </bdi>
      </div>
      <textarea
        id={id}
        name={name}
        className="text-box record-control"
        rows={3}
        dir="auto"
        required={isRequired}
        readOnly={isClosed}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-count ${id}-note`}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
      <p
        className="record-note"
        data-problem={problem !== null}
        id={`${id}-note`}
        role={problem === null ? undefined : 'alert'}
      >
        {problem === null ? hint : reasonText(texts(), problem)}
      </p>
    </div>
  )
}
