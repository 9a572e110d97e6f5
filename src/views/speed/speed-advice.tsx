import { AudioLines, MonitorPlay, TvMinimalPlay } from 'lucide-react'

import { millisecondsText, speedText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { HD_SPEED } from '#machines/speed/speed-measures.ts'
import type { Measured } from '#machines/speed/speed-test.flow.ts'

const icons = { hd: <MonitorPlay />, sd: <TvMinimalPlay />, audio: <AudioLines /> }

/** What the connection is good for, in words; announced when the test has finished. */
export function SpeedAdvice({ measured }: { measured: Measured }) {
  const { advice } = measured
  return (
    <>
      <p className="visually-hidden" role="status">
        {resultText(measured)}
      </p>
      {advice !== null && (
        <section className="entry-card speed-advice" data-advice={advice}>
          <span className="speed-advice-icon" aria-hidden="true">
            {icons[advice]}
          </span>
          <div className="speed-advice-words">
            <h2 className="speed-advice-title">{adviceTitle(advice)}</h2>
            <p>{adviceText(measured)}</p>
          </div>
        </section>
      )}
    </>
  )
}

function resultText({ advice, speed, latency }: Measured): string {
  if (advice === null || speed === null || latency === null) return ''
  return texts().entry.speed.result({
    speed: speedText(speed, language()),
    latency: millisecondsText(latency, language()),
    advice: adviceTitle(advice),
  })
}

function adviceTitle(advice: NonNullable<Measured['advice']>): string {
  const LL = texts().entry.speed
  return { hd: LL.hdAdvice, sd: LL.sdAdvice, audio: LL.audioAdvice }[advice]()
}

function adviceText({ advice, speed }: Measured): string {
  const LL = texts().entry.speed
  if (advice === 'hd') return LL.hdText()
  if (advice === 'audio') return LL.audioText()
  return speed !== null && speed >= HD_SPEED ? LL.hdLatency() : LL.sdText()
}
