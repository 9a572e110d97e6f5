import { language } from '#i18n/texts.ts'

import { hueOf } from './hue.ts'
import { initialOf } from './initial.ts'
import { patternOf } from './pattern.ts'
import './cover.css'

interface Props {
  readonly id: string
  /** What gives it its colour: things of a category look related. */
  readonly category: string
  readonly title: string
  readonly shape?: 'card' | 'thumb' | 'wide'
}

/** The picture of something that has none, drawn from its own data: always the same, and no bytes to fetch. */
export function Cover({ id, category, title, shape = 'card' }: Props) {
  const { family, path } = patternOf(id)
  return (
    <div className="cover" data-shape={shape} style={hueOf(category)} aria-hidden="true">
      <svg className="cover-pattern" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        <path className={`cover-${family}`} d={path} />
      </svg>
      <span className="cover-initial">{initialOf(title, language().intl)}</span>
    </div>
  )
}
