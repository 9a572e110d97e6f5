import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CloudOff } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'

import { genders, type DictionaryField, type ProfileField } from '#api/profile/profile-rule.ts'
import { language, texts } from '#i18n/texts.ts'
import { draftFaults } from '#machines/profile/profile-draft.ts'
import { has } from '#machines/kit/watching.ts'

import { failureText } from '#app/context/portal-context.ts'
import { focusFault, useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { CheckField, ChoiceField, DayField, NameField } from './profile-fields.tsx'
import { PROFILE_PATH, choicesOf, type ProfileActor } from './profile-screen.tsx'

/** [ROUTE-39, ENTITY-02] The user's editable fields; validation errors appear on blur. */
export function ProfileForm({ profile }: { profile: ProfileActor }) {
  const {
    draft,
    touched,
    failure,
    dictionaries,
    today,
    profile: kept,
  } = useSelector(profile, (snapshot) => snapshot.context)
  const isBusy = useSelector(profile, has('busy'))
  const form = useRef<HTMLFormElement>(null)
  useFormRefused(profile, () => focusFault(form.current))
  const LL = texts()
  const words = LL.profile
  const faults = draftFaults(draft, today)
  const common = (field: ProfileField) => ({
    name: field,
    label: words.field[field](),
    value: draft[field],
    problem: touched.includes(field) ? (faults[field] ?? null) : null,
    isClosed: isBusy,
    change: (value: string) => profile.send({ type: 'field.changed', field, value }),
    leave: () => profile.send({ type: 'field.left', field }),
  })
  const listed = (field: DictionaryField) => ({
    ...common(field),
    choices: choicesOf(dictionaries, field, language().intl, draft[field]),
  })
  return (
    <form
      ref={form}
      className="profile-sections"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        profile.send({ type: 'form.submitted' })
      }}
    >
      <p className="profile-hint">{words.optional()}</p>
      <fieldset className="profile-section">
        <legend className="profile-heading">{words.section.person()}</legend>
        <div className="profile-grid">
          <NameField {...common('name')} isRequired />
          <NameField {...common('chineseName')} />
          <NameField {...common('foreignName')} />
          <ChoiceField
            {...common('gender')}
            choices={genders.map((gender) => ({ value: gender, text: words.gender[gender]() }))}
          />
          <DayField key={kept?.revision} {...common('birthDate')} max={today} />
          <ChoiceField {...listed('country')} />
          <ChoiceField {...listed('documentType')} />
          <ChoiceField {...listed('religion')} />
        </div>
      </fieldset>
      <fieldset className="profile-section">
        <legend className="profile-heading">{words.section.background()}</legend>
        <div className="profile-grid">
          <ChoiceField {...listed('educationLevel')} />
          <ChoiceField {...listed('post')} />
        </div>
      </fieldset>
      <fieldset className="profile-section">
        <legend className="profile-heading">{words.section.contact()}</legend>
        <p className="profile-about">{words.contactHint()}</p>
        <div className="profile-checks">
          <CheckField {...common('phoneShown')} />
          <CheckField {...common('emailShown')} />
        </div>
      </fieldset>
      <div className="profile-end">
        {failure !== null && !isBusy && (
          <p className="notice" data-kind="error" role="alert">
            <CloudOff size={16} aria-hidden="true" />
            {failureText(failure)}
          </p>
        )}
        <div className="profile-actions">
          <Button type="submit" size="3" loading={isBusy}>
            {words.save()}
          </Button>
          <Button asChild variant="soft" color="gray" size="3">
            <Link href={PROFILE_PATH}>{words.cancel()}</Link>
          </Button>
        </div>
      </div>
    </form>
  )
}
