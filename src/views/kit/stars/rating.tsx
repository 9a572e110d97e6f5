import { Star } from 'lucide-react'

import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import './rating.css'

/** Stars from 1 to 5, in figures: five drawn stars tell less and take more room. */
export function Rating({ value }: { value: number }) {
  const rating = numberText(value, language())
  return (
    <span className="rating">
      <Star size={14} aria-hidden="true" />
      <span className="visually-hidden">{texts().course.rating({ rating })}</span>
      <span aria-hidden="true">{rating}</span>
    </span>
  )
}
