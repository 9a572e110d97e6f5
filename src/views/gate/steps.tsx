interface Props {
  readonly label: string
  readonly steps: readonly string[]
  /** Which one it is about now, counted from 1. */
  readonly present: number
}

/** How far a flow has come that goes step by step. */
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
