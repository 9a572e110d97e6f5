interface Props {
  readonly label: string
  readonly steps: readonly string[]
  /** Current step, 1-based. */
  readonly present: number
}

/** Progress indicator of a stepwise flow. */
export function Steps({ label, steps, present }: Props) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index + 1 < present ? 'past' : index + 1 === present ? 'present' : 'future'}
          {...(index + 1 === present && { 'aria-current': 'step' as const })}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
