import { texts } from '#i18n/texts.ts'

const steps = ['course', 'class', 'exam', 'certificate'] as const
/** Current step of the decorative journey; it shows nobody's data. */
const REACHED = 1

/** The portal's motif as a line: past, current and next step. */
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
