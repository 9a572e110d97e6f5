import { useId } from 'react'

import { numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import { lengthOf } from '#machines/leave/leave-verdicts.ts'
import { REASON_LIMIT } from '#machines/leave/leave.lifecycle.ts'

import '#views/kit/text-box/text-box.css'
import './fields.css'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly name?: string
  readonly value: string
  /** The code of what is wrong with it, or null. */
  readonly problem: string | null
  readonly isRequired: boolean
  readonly isClosed?: boolean
  readonly change: (words: string) => void
  readonly leave?: () => void
}

/**
 * [VALID-11, CONST-05] A reason with its length as people count it; what is too long can be written, and is told of.
 */
export function ReasonField({ label, hint, name, value, problem, isRequired, isClosed = false, change, leave }: Props) {
  const id = useId()
  const length = lengthOf(value)
  const written = (count: number) => numberText(count, language())
  return (
    <div className="leave-field">
      <div className="leave-field-head">
        <label className="leave-label" htmlFor={id}>
          {label}
        </label>
        <bdi className="leave-count" data-over={length > REASON_LIMIT} id={`${id}-count`}>
          {texts().leave.counted({ count: written(length), max: written(REASON_LIMIT) })}
        </bdi>
      </div>
      <textarea
        id={id}
        name={name}
        className="text-box leave-control"
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
        className="leave-note"
        data-problem={problem !== null}
        id={`${id}-note`}
        role={problem === null ? undefined : 'alert'}
      >
        {problem === null ? hint : reasonText(texts(), problem)}
      </p>
    </div>
  )
}
