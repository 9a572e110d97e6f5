import { Star } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'

import { STARS_MAX } from '#api/course/course.contract.ts'
import { language, texts } from '#i18n/texts.ts'

import './star-choice.css'

const steps = Array.from({ length: STARS_MAX }, (_, i) => i + 1)

/** Some browsers map the arrow keys left to right in every language; here they follow the text direction. */
function followLine(event: KeyboardEvent<HTMLElement>): void {
  const ahead = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
  if (language().dir !== 'rtl' || ahead === undefined) return
  event.preventDefault()
  const radios = [...event.currentTarget.querySelectorAll('input')]
  const next = radios.at((radios.findIndex((radio) => radio === event.target) + ahead) % radios.length)
  next?.focus()
  next?.click()
}

interface Props {
  /** 1 to 5; null: none yet. */
  readonly value: number | null
  readonly choose: (stars: number) => void
}

/** A choice of one to five stars; hover fills the preceding ones. The surrounding fieldset labels and disables it. */
export function StarChoice({ value, choose }: Props) {
  const name = useId()
  return (
    <div className="star-choice" onKeyDown={followLine}>
      {steps.map((step) => (
        <label key={step} className="own-star" data-filled={step <= (value ?? 0) || undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={step === value}
            onChange={() => choose(step)}
          />
          <Star size={24} aria-hidden="true" />
          <span className="visually-hidden">{texts().course.stars.count({ count: step })}</span>
        </label>
      ))}
    </div>
  )
}
