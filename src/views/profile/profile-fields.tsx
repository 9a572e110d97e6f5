import { Checkbox } from '@radix-ui/themes'
import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import { CHOSEN } from '#machines/profile/profile-draft.ts'

import { TimeInput } from '#views/kit/time/time-input.tsx'
import '#views/kit/text-box/text-box.css'
import './fields.css'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  /** Code of the validation error, or null. */
  readonly problem: string | null
  readonly isClosed: boolean
  readonly change: (value: string) => void
  readonly leave: () => void
}

interface LabelledProps {
  readonly id: string
  readonly label: string
  readonly problem: string | null
  readonly note?: string | null
  readonly children: ReactNode
}

function Labelled({ id, label, problem, note = null, children }: LabelledProps) {
  return (
    <div className="profile-field">
      <label className="profile-label" htmlFor={id}>
        {label}
      </label>
      {children}
      <p className="profile-note" data-problem={problem !== null} id={`${id}-note`}>
        {problem === null ? note : reasonText(texts(), problem)}
      </p>
    </div>
  )
}

const described = (id: string, problem: string | null) => ({
  'aria-invalid': problem !== null,
  'aria-describedby': `${id}-note`,
})

export function NameField({
  label,
  name,
  value,
  problem,
  isClosed,
  change,
  leave,
  isRequired = false,
}: Props & { readonly isRequired?: boolean }) {
  const id = useId()
  return (
    <Labelled id={id} label={label} problem={problem}>
      <input
        id={id}
        name={name}
        className="text-box profile-control"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={value}
        readOnly={isClosed}
        aria-required={isRequired}
        {...described(id, problem)}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </Labelled>
  )
}

/** A date field; browsers do not report a partial date before blur. */
export function DayField({
  label,
  name,
  value,
  problem,
  isClosed,
  change,
  leave,
  max,
}: Props & { readonly max: string }) {
  const id = useId()
  return (
    <Labelled id={id} label={label} problem={problem}>
      <TimeInput
        type="date"
        id={id}
        name={name}
        className="text-box profile-control"
        held={value}
        defaultValue={value}
        min="1900-01-01"
        max={max}
        readOnly={isClosed}
        {...described(id, problem)}
        onChange={(event) => change(event.target.value)}
        onBlur={({ target }) => {
          change(target.validity.badInput ? '-' : target.value)
          leave()
        }}
      />
    </Labelled>
  )
}

interface ChoiceProps extends Props {
  readonly choices: readonly { readonly value: string; readonly text: string }[]
}

/** An optional choice; a native select, which every device can open and search. */
export function ChoiceField({ label, name, value, problem, isClosed, change, leave, choices }: ChoiceProps) {
  const id = useId()
  const note = choices.length === 0 ? texts().profile.noChoices() : null
  return (
    <Labelled id={id} label={label} problem={problem} note={note}>
      <span className="profile-choice">
        <select
          id={id}
          name={name}
          className="text-box profile-control"
          value={value}
          disabled={isClosed}
          {...described(id, problem)}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        >
          <option value="">{texts().profile.notGiven()}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" />
      </span>
    </Labelled>
  )
}

/** A choice of yes or no. */
export function CheckField({ label, name, value, isClosed, change, leave }: Props) {
  return (
    <label className="profile-check">
      <Checkbox
        name={name}
        checked={value === CHOSEN}
        disabled={isClosed}
        onCheckedChange={(checked) => change(checked === true ? CHOSEN : '')}
        onBlur={leave}
      />
      {label}
    </label>
  )
}
