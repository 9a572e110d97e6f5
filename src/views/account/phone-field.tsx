import { TextField } from '@radix-ui/themes'
import { ChevronDown } from 'lucide-react'
import { useId, useMemo } from 'react'

import { phoneCountries, phoneTyped, type CountryCode } from '#api/account/contact-rule.ts'
import { formatOf } from '#i18n/formats.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'

import '#views/kit/choice/choice.css'
import './phone-field.css'

interface Props {
  readonly name: string
  readonly label: string
  /** Reason code of the validation error, or null. */
  readonly problem: string | null
  readonly value: string
  readonly country: CountryCode | null
  readonly autoComplete: string
}

/** Countries by their names in the page's language, in its collation order. */
function namedCountries(): { country: CountryCode; text: string }[] {
  const { intl } = language()
  const names = formatOf(Intl.DisplayNames, intl, { type: 'region' })
  const collator = formatOf(Intl.Collator, intl, {})
  return phoneCountries()
    .map(({ country, callingCode }) => ({ country, name: names.of(country) ?? country, callingCode }))
    .sort((a, b) => collator.compare(a.name, b.name))
    .map(({ country, name, callingCode }) => ({ country, text: `\u2068${name}\u2069 \u2066${callingCode}\u2069` }))
}

/** The region of the browser's language. */
function ownCountry(): string {
  return new Intl.Locale(navigator.language).maximize().region ?? 'CN'
}

/** A phone number: country and national number, or the full number with a plus. */
export function PhoneField({ name, label, problem, value, country, autoComplete }: Props) {
  const id = useId()
  const countries = useMemo(() => namedCountries(), [])
  const LL = texts()
  return (
    <fieldset className="field">
      <legend className="field-label phone-label" id={`${id}-label`}>
        {label}
      </legend>
      <div className="phone">
        <span className="choice">
          <select
            name={`${name}-country`}
            className="choice-field"
            aria-label={LL.contact.country()}
            defaultValue={country ?? ownCountry()}
            autoComplete="tel-country-code"
          >
            {countries.map((one) => (
              <option key={one.country} value={one.country}>
                {one.text}
              </option>
            ))}
          </select>
          <ChevronDown className="choice-mark" size={16} aria-hidden="true" />
        </span>
        <TextField.Root
          size="3"
          name={name}
          type="tel"
          dir="ltr"
          defaultValue={value}
          autoComplete={autoComplete}
          maxLength={40}
          aria-labelledby={`${id}-label`}
          aria-invalid={problem !== null}
          {...(problem !== null && { 'aria-describedby': `${id}-note` })}
        />
      </div>
      {problem !== null && (
        <p className="field-note" data-problem="true" id={`${id}-note`}>
          {reasonText(LL, problem)}
        </p>
      )}
    </fieldset>
  )
}

/** Value of a phone field: in international format where it parses, else as typed. */
export function writtenPhone(text: (name: string) => string, name: string): string {
  const chosen = phoneCountries().find(({ country }) => country === text(`${name}-country`))
  return phoneTyped(text(name), chosen?.country)
}
