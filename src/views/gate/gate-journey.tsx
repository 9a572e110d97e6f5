import { texts } from '#i18n/texts.ts'

const steps = ['course', 'class', 'exam', 'certificate'] as const
/** The step that the drawing shows as reached; it is a picture of the idea, not of anybody's record. */
const REACHED = 1

/** The portal's one idea as a line: where one has been, where one is, what comes next. */
export function GateJourney() {
  const LL = texts().journey
  return (
    <ol className="gate-journey" aria-label={LL.label()}>
      {steps.map((step, index) => (
        <li key={step} data-state={index < REACHED ? 'past' : index === REACHED ? 'present' : 'future'}>
          <span className="gate-journey-dot" aria-hidden="true" />
          <span>{LL[step]()}</span>
        </li>
      ))}
    </ol>
  )
}
