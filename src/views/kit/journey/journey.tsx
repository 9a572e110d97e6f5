import { Button } from '@radix-ui/themes'
import { useState } from 'react'

import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { DateText } from '../time/time-text.tsx'
import type { JourneyStep } from './journey-of.ts'
import './journey.css'

export { journeyOf, type JourneyEntry, type JourneyStep, type JourneyWords } from './journey-of.ts'

/** So many steps back are shown at first. */
const STEPS_BACK = 6

/** With more steps the line is vertical, as on phones: labels would not fit side by side. */
const MOST_SIDE_BY_SIDE = 6

interface Props {
  readonly steps: readonly JourneyStep[]
}

/** The journey of a record: past steps with actors and comments, the current step, next steps with who is to act. */
export function Journey({ steps }: Props) {
  const LL = texts().shell.journey
  const asides = steps.filter(({ isAside }) => isAside === true)
  const whole = steps.filter(({ isAside }) => isAside !== true)
  const [isWhole, showWhole] = useState(false)
  const earlier = isWhole ? 0 : Math.max(0, whole.findIndex(isHere) - STEPS_BACK)
  const line = whole.slice(earlier)
  return (
    <div className="journey">
      {earlier > 0 && (
        <Button type="button" variant="ghost" className="command journey-earlier" onClick={() => showWhole(true)}>
          {LL.earlier({ count: numberText(earlier, language()) })}
        </Button>
      )}
      <ol className="journey-line" data-long={line.length > MOST_SIDE_BY_SIDE} aria-label={LL.label()}>
        {line.map((step) => (
          <li
            key={step.key}
            className="journey-step"
            data-state={step.state}
            aria-current={isHere(step) ? 'step' : undefined}
          >
            <Step step={step} />
            {isHere(step) && asides.length > 0 && <Asides steps={asides} />}
          </li>
        ))}
      </ol>
    </div>
  )
}

const isHere = ({ state }: JourneyStep): boolean => state === 'current' || state === 'ended'

function Step({ step: { title, who, state, time, words, isAutomatic } }: { step: JourneyStep }) {
  const LL = texts().shell.journey
  return (
    <div className="journey-words">
      <p className="journey-title">
        <span className="visually-hidden">{LL[state]()} </span>
        {title}
      </p>
      {who !== null && (
        <p className="journey-who">
          {state === 'current' ? LL.expected({ who: `\u2068${who}\u2069` }) : <bdi>{who}</bdi>}
        </p>
      )}
      {isAutomatic && <p className="journey-who">{LL.automatic()}</p>}
      {time && (
        <p className="journey-time">
          <DateText value={time} />
        </p>
      )}
      {words && <blockquote className="journey-quote">{words}</blockquote>}
    </div>
  )
}

/** Possible next steps off the intended path. */
function Asides({ steps }: Props) {
  const LL = texts().shell.journey
  return (
    <div className="journey-asides">
      <p className="journey-or">{LL.or()}</p>
      <ul>
        {steps.map(({ key, title }) => (
          <li key={key} className="journey-aside">
            {title}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The journey as a thin line for list rows; only the current step is labelled. */
export function JourneyLine({ steps }: Props) {
  const LL = texts().shell.journey
  const line = steps.filter(({ isAside }) => isAside !== true)
  const at = line.findIndex(isHere)
  const here = line[at]
  if (here === undefined) return null
  const written = (value: number) => numberText(value, language())
  const summary = LL.summary({ title: `\u2068${here.title}\u2069`, step: written(at + 1), steps: written(line.length) })
  return (
    <span className="journey-thin">
      <span className="journey-thin-line" role="img" aria-label={summary}>
        {line.map(({ key, state }) => (
          <span key={key} className="journey-thin-step" data-state={state} />
        ))}
      </span>
      <span className="journey-thin-title" aria-hidden="true">
        {here.title}
      </span>
    </span>
  )
}
