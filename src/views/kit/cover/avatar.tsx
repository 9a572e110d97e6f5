import { useState } from 'react'

import { language } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { hueOf } from './hue.ts'
import { initialOf } from './initial.ts'
import './avatar.css'

interface Props {
  readonly id: string
  readonly name: string
  readonly size?: 32 | 40 | 64
  /** The stored picture, if any [CALL-25]. */
  readonly imageID?: string | null
}

/** Avatar of a person; decorative, since the name is beside it. */
export function Avatar({ id, name, size = 40, imageID = null }: Props) {
  return (
    <span className="avatar" data-size={size} style={hueOf(id)} aria-hidden="true">
      {initialOf(name, language().intl)}
      {imageID && <Picture key={imageID} imageID={imageID} size={size} />}
    </span>
  )
}

/** Covers the initial, which shows until the picture loads or if it fails. */
function Picture({ imageID, size }: { imageID: string; size: number }) {
  const { fileAddress } = usePortal()
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <img
      className="avatar-picture"
      src={fileAddress(imageID)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  )
}
