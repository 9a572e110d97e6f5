import { speedParts } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { HD_SPEED, SD_SPEED } from '#machines/speed/speed-measures.ts'
import type { Measured } from '#machines/speed/speed-test.flow.ts'

/** Ends of the logarithmic scale in Mbit/s. */
const LEAST = 0.1
const MOST = 1000

/** Position of a speed on the scale, per cent. */
const shareOf = (speed: number): number => {
  const share = Math.log10(Math.max(speed, LEAST) / LEAST) / Math.log10(MOST / LEAST)
  return Math.min(share, 1) * 100
}

interface Props {
  readonly measured: Measured
  readonly isMeasuring: boolean
}

/** The speed as a large number and as a bar with marks for the required bandwidths. */
export function SpeedScale({ measured: { speed, progress }, isMeasuring }: Props) {
  const LL = texts().entry.speed
  const { figure, unit } = speedParts(speed ?? 0, language())
  const marks = [
    { quality: LL.sd(), speed: SD_SPEED },
    { quality: LL.hd(), speed: HD_SPEED },
  ]
  return (
    <div className="speed-scale">
      <p className="speed-figure">
        {/* The final advice is announced; a rapidly changing number is not. */}
        <span className="speed-number" aria-hidden={isMeasuring}>
          {speed === null ? '–' : figure}
        </span>{' '}
        <span className="speed-unit">{unit}</span>
      </p>
      <div className="speed-line" aria-hidden="true">
        <div className="speed-bar" style={{ inlineSize: `${speed === null ? 0 : shareOf(speed)}%` }} />
        {marks.map((mark) => (
          <span
            key={mark.quality}
            className="speed-mark"
            data-reached={speed !== null && speed >= mark.speed}
            style={{ insetInlineStart: `${shareOf(mark.speed)}%` }}
          >
            <span className="speed-mark-name">{mark.quality}</span>
          </span>
        ))}
      </div>
      {isMeasuring && (
        <progress
          className="visually-hidden"
          aria-label={LL.progress()}
          max={1}
          value={Math.round(progress * 20) / 20}
        />
      )}
    </div>
  )
}
