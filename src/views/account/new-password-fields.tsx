import { lazy, Suspense, useState } from 'react'

import { passwordRule } from '#api/account/password-rule.ts'
import { texts } from '#i18n/texts.ts'

import { PasswordField } from '#views/gate/password-field.tsx'

interface Props {
  readonly account: string
  /** Reason codes for the new password and its repetition; null: valid. */
  readonly problem: string | null
  readonly confirmationProblem: string | null
}

const PasswordStrength = lazy(() => import('./password-strength.tsx'))

/** New password and its repetition, with rules and strength [VALID-04 to VALID-07]; uses the texts `password`. */
export function NewPasswordFields({ account, problem, confirmationProblem }: Props) {
  const [password, setPassword] = useState('')
  const LL = texts().password
  const rule = passwordRule(password)
  const parts = [
    { isMet: rule.length, label: LL.ruleLength() },
    { isMet: rule.digit, label: LL.ruleDigit() },
    { isMet: rule.upper, label: LL.ruleUpper() },
    { isMet: rule.lower, label: LL.ruleLower() },
  ]
  return (
    <>
      {/* Password managers store the new password under this account name. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        name="password"
        label={LL.newPassword()}
        problem={problem}
        autoComplete="new-password"
        maxLength={256}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <ul className="rules">
        {parts.map(({ isMet, label }) => (
          <li key={label} data-met={isMet}>
            {label}
            <span className="visually-hidden"> ({isMet ? LL.ruleMet() : LL.ruleUnmet()})</span>
          </li>
        ))}
      </ul>
      <Suspense fallback={<div className="strength" />}>
        <PasswordStrength password={password} account={account} />
      </Suspense>
      <PasswordField
        name="confirmation"
        label={LL.confirmation()}
        problem={confirmationProblem}
        autoComplete="new-password"
        maxLength={256}
      />
    </>
  )
}
