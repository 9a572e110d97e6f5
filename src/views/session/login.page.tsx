import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'

import { accountAddress } from '#api/account/addresses.ts'
import { loadAreas, texts } from '#i18n/texts.ts'

import { failureText, usePortal } from '#app/context/portal-context.ts'
import type { PageProps } from '#app/context/page-source.ts'
import { CaptchaField } from '#views/gate/captcha-field.tsx'
import { Field } from '#views/gate/field.tsx'
import { Gate } from '#views/gate/gate.tsx'
import { PasswordField } from '#views/gate/password-field.tsx'
import { written } from '#views/gate/written.ts'

/** Loaded after the form, which takes precedence. */
const FurtherWays = lazy(async () => {
  const [ways] = await Promise.all([import('./further-ways.tsx'), loadAreas(['passkey', 'oidc'])])
  return ways
})

/** Milliseconds after the page is usable: what makes it so goes first. */
const PREPARE_AFTER = 1000

/** [ROUTE-01, SESSION-01] Sign-in by account, password and captcha, or by another method. */
export default function LoginPage({ query }: PageProps) {
  const { session, settings, canUsePasskeys, prepareSignIn } = usePortal()
  const refused = query.get('refused')
  // A captcha that is asked for loads first.
  const [isUsable, setUsable] = useState(refused !== null || !settings.captcha)
  const ways = Number(canUsePasskeys) + Number(settings.oidcName !== null)
  const problems = useSelector(session, (snapshot) => snapshot.context.problems)
  const failure = useSelector(session, (snapshot) => snapshot.context.failure)
  const spent = useSelector(session, (snapshot) => snapshot.context.captchasSpent)
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const form = useRef<HTMLFormElement>(null)
  const LL = texts().signIn

  useFocusOnProblem(form, problems, failure)
  useEffect(() => {
    if (!isUsable) return undefined
    const later = setTimeout(prepareSignIn, PREPARE_AFTER)
    return () => clearTimeout(later)
  }, [isUsable, prepareSignIn])

  const hasInlineProblem = Object.keys(problems).length > 0
  return (
    <Gate>
      <h1 className="gate-heading">{LL.heading()}</h1>
      <form
        ref={form}
        noValidate
        className="gate-form"
        onLoadCapture={() => setUsable(true)}
        onErrorCapture={() => setUsable(true)}
        onSubmit={(event) => {
          const text = written(event)
          session.send({
            type: 'signIn.submitted',
            user: text('user'),
            password: text('password'),
            vcode: text('vcode'),
          })
        }}
      >
        <Field
          name="user"
          label={LL.account()}
          problem={problems.user ?? null}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          autoFocus
          dir="auto"
        />
        <PasswordField
          name="password"
          label={LL.password()}
          problem={problems.password ?? null}
          autoComplete="current-password"
          maxLength={256}
        />
        {settings.captcha && <CaptchaField name="vcode" problem={problems.vcode ?? null} spent={spent} />}
        {failure !== null && !hasInlineProblem && (
          <p className="notice" data-kind="error" role="alert">
            <TriangleAlert size={18} aria-hidden="true" />
            {failureText(failure)}
          </p>
        )}
        <Button type="submit" size="3" loading={isBusy}>
          {LL.submit()}
        </Button>
        <Link href={accountAddress('retrieve')} className="gate-link">
          {LL.forgotten()}
        </Link>
        {ways > 0 && (
          <div style={{ minBlockSize: 20 + ways * 52 }}>
            <Suspense>{isUsable && <FurtherWays refused={refused} />}</Suspense>
          </div>
        )}
      </form>
    </Gate>
  )
}

/** After a refusal, focuses the field to correct. */
function useFocusOnProblem(
  form: React.RefObject<HTMLFormElement | null>,
  problems: object,
  failure: { reason: string } | null,
): void {
  useEffect(() => {
    if (failure === null || /^(passkey|oidc)\./.test(failure.reason)) return
    const first = ['user', 'password', 'vcode'].find((name) => name in problems)
    const byReason = failure.reason === 'signIn.wrongCredentials' ? 'password' : 'vcode'
    const field = form.current?.elements.namedItem(first ?? byReason)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    }
  }, [form, problems, failure])
}
