import { AudioLines, MonitorPlay, TvMinimalPlay } from 'lucide-react'

import { millisecondsText, speedText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { HD_LATENCY, HD_SPEED, SD_SPEED } from '#machines/speed/speed-measures.ts'
import type { Measured } from '#machines/speed/speed-test.flow.ts'

/** Bandwidth required by each quality; the one that the connection supports is highlighted. */
export function SpeedNeeds({ advice }: Pick<Measured, 'advice'>) {
  const LL = texts().entry.speed
  const speed = (megabits: number) => speedText(megabits, language())
  const latency = millisecondsText(HD_LATENCY, language())
  const needs = [
    { key: 'hd', icon: <MonitorPlay />, name: LL.hd(), text: LL.hdNeeds({ speed: speed(HD_SPEED), latency }) },
    { key: 'sd', icon: <TvMinimalPlay />, name: LL.sd(), text: LL.sdNeeds({ speed: speed(SD_SPEED) }) },
    { key: 'audio', icon: <AudioLines />, name: LL.audio(), text: LL.audioNeeds({ speed: speed(SD_SPEED) }) },
  ]
  return (
    <section className="entry-card">
      <h2 className="entry-card-title">{LL.needs()}</h2>
      <ul className="speed-needs">
        {needs.map(({ key, icon, name, text }) => (
          <li key={key} className="speed-need" aria-current={key === advice || undefined}>
            <span className="speed-need-name">
              {icon}
              {name}
            </span>
            <span className="entry-card-text">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
