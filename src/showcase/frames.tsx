import { useState } from 'react'

import './showcase.css'

/** Separate pages, so that language, direction, skin and width apply as in the portal. */
const frames = [
  { lang: 'zh_CN', skin: 'light' },
  { lang: 'ar_AR', skin: 'light' },
  { lang: 'en_US', skin: 'dark' },
  { lang: 'ar_AR', skin: 'dark' },
] as const
const widths = [360, 768, 1440] as const

/** Every block in light and dark, ltr and rtl, side by side. */
export function Frames() {
  const [width, setWidth] = useState<number>(widths[1])
  return (
    <div className="frames">
      <p className="frames-widths" role="group" aria-label="Width">
        {widths.map((option) => (
          <button key={option} type="button" aria-pressed={option === width} onClick={() => setWidth(option)}>
            {option} px
          </button>
        ))}
      </p>
      <div className="frames-row">
        {frames.map(({ lang, skin }) => (
          <figure key={`${lang} ${skin}`} className="frame">
            <figcaption>
              {lang}, {skin}
            </figcaption>
            <iframe title={`${lang}, ${skin}`} src={`?lang=${lang}&skin=${skin}`} width={width} />
          </figure>
        ))}
      </div>
    </div>
  )
}
