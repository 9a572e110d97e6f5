import { useState } from 'react'

import { language } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { hueOf } from './hue.ts'
import { initialOf } from './initial.ts'
import { patternOf } from './pattern.ts'
import './cover.css'

interface Props {
  readonly id: string
  /** Determines the colour: items of a category share it. */
  readonly category: string
  readonly title: string
  readonly shape?: 'card' | 'thumb' | 'wide'
  /** File id of its own picture; null: none. */
  readonly imageID?: string | null
}

/** The picture of an item, or a generated one: deterministic from its data, without a download. */
export function Cover({ id, category, title, shape = 'card', imageID = null }: Props) {
  const { family, path } = patternOf(id)
  return (
    <div className="cover" data-shape={shape} style={hueOf(category)} aria-hidden="true">
      <svg className="cover-pattern" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        <path className={`cover-${family}`} d={path} />
      </svg>
      <span className="cover-initial">{initialOf(title, language().intl)}</span>
      {imageID !== null && <Picture key={imageID} imageID={imageID} />}
    </div>
  )
}

/** Covers the pattern, which shows until the picture loads or if it fails. */
function Picture({ imageID }: { imageID: string }) {
  const { fileAddress } = usePortal()
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <img className="cover-picture" src={fileAddress(imageID)} alt="" loading="lazy" onError={() => setMissing(true)} />
  )
}
