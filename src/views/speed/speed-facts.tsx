import { fileSizeText, millisecondsText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { Measured } from '#machines/speed/speed-test.flow.ts'

/** Latency, jitter and the data volume of the test. */
export function SpeedFacts({ measured: { latency, jitter, bytes } }: { measured: Measured }) {
  const LL = texts().entry.speed
  const facts = [
    { name: LL.latency(), value: latency === null ? null : millisecondsText(latency, language()) },
    { name: LL.jitter(), value: jitter === null ? null : millisecondsText(jitter, language()) },
    { name: LL.used(), value: bytes === 0 ? null : fileSizeText(bytes, language()) },
  ]
  return (
    <dl className="speed-facts">
      {facts.map(({ name, value }) => (
        <div key={name} className="speed-fact">
          <dt>{name}</dt>
          <dd>{value === null ? '–' : <bdi>{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  )
}
