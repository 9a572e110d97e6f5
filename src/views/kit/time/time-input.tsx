import { isValid, parseISO } from 'date-fns'
import type { ComponentProps } from 'react'

import { clockText, dayText } from '#i18n/dates.ts'
import { language, texts } from '#i18n/texts.ts'

import './time-input.css'

interface Props extends ComponentProps<'input'> {
  readonly type: 'date' | 'datetime-local'
  /** What the field holds, as `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm` in local time. */
  readonly held: string
}

/**
 * A native field for a date, or a date and a time. Browsers write it as they are set themselves: while nobody edits it,
 * it is written over in the reader's language.
 */
export function TimeInput({ held, ...input }: Props) {
  const at = parseISO(held)
  return (
    <span className="time-input">
      <input {...input} />
      <span className="time-written" data-empty={!isValid(at)} aria-hidden="true">
        {isValid(at) ? (
          <>
            <bdi>{dayText(at, language())}</bdi> {input.type === 'datetime-local' && <bdi>{clockText(at)}</bdi>}
          </>
        ) : (
          texts().portal.chooseDate()
        )}
      </span>
    </span>
  )
}
